"""Play as a bot of another checkout, so that two versions of vaka can meet.

    vaka arena tongiaki --bots "expert,remote:python3 tools/bot_of.py ../before expert"

The other checkout must have its engine (`make build` there). Each version thinks with rules, search
and evaluation of its own; all they share is the text of moves and views, a part of the contract.
"""

import json
import sys
from pathlib import Path


def main() -> int:
    """Answer every question until there are no more; return the exit status."""
    if len(sys.argv) != 3:
        print("usage: bot_of.py CHECKOUT BOT", file=sys.stderr)
        return 2
    checkout, name = sys.argv[1:]
    source = Path(checkout) / "src"
    if not (source / "vaka").is_dir():
        print(f"{checkout} is no checkout of vaka: there is no src/vaka", file=sys.stderr)
        return 2
    sys.path.insert(0, str(source))
    import vaka
    from vaka import bots

    for line in sys.stdin:
        asked = json.loads(line)
        sitter = bots.bot(name, vaka.load(asked["game"]), vaka.Rng(asked["seed"]))
        move = sitter.choose(asked["view"], asked["seat"], asked["moves"])
        print(json.dumps({"move": move}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
