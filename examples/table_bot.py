"""A bot over the network: it takes a seat by its link and plays until the match is over.

    python examples/table_bot.py http://127.0.0.1:8765/s/TOKEN

The last part of a seat's link is its token, sent with every request. Everything else is the
interface of the page: a complete view comes after every change, a move goes back. It imports
nothing of vaka, so that any language can do the same; this one likes to buy and to build.
"""

import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect

LIKES = ("lay moai", "king", "buy", "take fame")  # the first words of a move


def choose(choices: list[dict[str, str]]) -> str:
    """Return a move it likes, or any."""
    liked = [choice for choice in choices if choice["move"].startswith(LIKES)]
    return random.choice(liked or choices)["move"]


def main(link: str) -> None:
    """Sit down, play and say how it ended."""
    base, _, token = link.rpartition("/s/")
    headers = {"Authorization": f"Bearer {token}"}
    with urlopen(Request(f"{base}/api/matches/mine", headers=headers)) as answer:
        match = json.load(answer)[0]["match"]
    address = f"{base.replace('http', 'ws', 1)}/api/matches/{match}/socket"
    with connect(address, additional_headers=headers) as socket:
        for message in map(json.loads, socket):
            if message["type"] == "view" and message["ended"]:
                print(message["bar"])
                return
            elif message["type"] == "view" and message["your_turn"]:
                move = choose(message["choices"])
                socket.send(json.dumps({"type": "move", "move": move, "n": message["n"]}))
            elif message["type"] == "view" and message["to_confirm"]:
                socket.send(json.dumps({"type": "confirm", "n": message["n"]}))


if __name__ == "__main__":
    main(sys.argv[1])
