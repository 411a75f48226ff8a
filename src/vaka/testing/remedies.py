"""What to do about a broken law: for each, where to look and what is usually missing there."""

REMEDIES = {
    # -- what a game says of itself
    "seats are declared": "write `seats` of GAME as a tuple that ascends, such as (2, 3, 4).",
    "scores fit": "lower SCORES of the State: points and a few tie-breakers are enough.",
    "fields have names of their own": "rename the field in FIELDS.",
    "wrong seats are refused": "leave `start` of Game alone; `seats` of GAME says what it takes.",
    "wrong options are refused": "leave `start` of Game alone; `options` of GAME has the values.",
    "words exist": "give text/words/*.json the same keys with the same {arguments}.",
    "rules are written": "add the rule to text/rules.md as `- **ID** ...`, or cite another one.",
    # -- who is to move
    "turn names seats": "let `apply` set `turn` to a seat of this match, CHANCE or OVER.",
    "turn is empty at the end only": "set `turn` to OVER when, and only when, the match ends.",
    "who is to move has moves": "let `legal` add a move for whoever `turn` and `waiting` name; a "
    "seat that can only pass needs a move for it.",
    "moves are sorted and different": "let `legal` add each move once.",
    "odds are positive and parallel": "give each chance move a weight of at least 1, and leave out "
    "what cannot happen.",
    "chance draws by its weights": "let `sample` draw as `moves.pick` would, or leave it out.",
    "moves change something": "let `apply` change a field with every move, mostly `turn`.",
    "copies are independent": "keep everything in FIELDS: ints and rows of ints, no Python object.",
    "illegal moves are refused": "leave `play` of Game as it is; `legal` says what may be played.",
    "refusals change nothing": "let `why_not` and `legal` read the State without changing it.",
    "refusals have words": "write `refusal.REASON` into text/words/*.json.",
    "ends": "see that every match ends by its rules, or raise `most_moves` of GAME.",
    "never fails": "follow the traceback of its cause; the journal leads to the position.",
    # -- positions
    "positions are JSON": "let `write` make dicts, lists, ints, bools and texts; no tuples, and "
    "texts as keys.",
    "positions restore": "let `write` and `read` of notation.py carry every field.",
    "pickles restore": "keep everything in FIELDS: a pickle has nothing else.",
    "fields have their shapes": "make FIELDS and the .pxd say the same.",
    "POSITION is declared": "correct POSITION of shapes.py, or `write`.",
    "VIEW is declared": "correct VIEW of shapes.py, or `look`.",
    "FACTS is declared": "correct FACTS of shapes.py, or `derive`.",
    "scores are complete": "let `settle` fill SCORES numbers for each seat.",
    "the end hides nothing": "let `look` veil nothing once the match is over.",
    "journals replay": "let `apply` depend on the State and the move alone.",
    "positions can be drawn": "let `picture` of text/terminal.py return the table.",
    "moves are described": "let `describe` of text/sentences.py tell all legal moves apart.",
    # -- who knows what
    "views are JSON": "let `look` make dicts, lists, ints, bools and texts.",
    "what is hidden is declared": "leave `hides=False` out of GAME, or let `look` hide "
    "nothing from memory.",
    "guesses fit the view": "let `look` veil at both levels all that the seat cannot know (what "
    "eyes see, memory knows too), and let `imagine` and `redeal` keep the rest as it is.",
    "guesses vary": "let `imagine` choose at random what the view leaves open, mostly by "
    "`read(filled).redealt(seat, rng)` with a `redeal` in the State.",
    "redealing keeps what is known": "let `redeal` leave alone what the seat has seen: its own "
    "secrets, and what lies open.",
    "redealing varies": "let `redeal` of the State deal all anew that the seat cannot know, of "
    "every other seat and of hidden piles.",
    "facts follow from the view": "let `derive` reckon from what the seat can see alone, or leave "
    "the fact out; it is asked with the seat.",
    "equal views, equal moves": "let `legal` depend on what its seat can see; or show in `look` "
    "what it depends on.",
    "equal views, equal events": 'let only the seat that may know hear the event (hears="seat"), '
    "leave the secret out of it, or mark the one that brings it to light with reveals=True.",
    "equal views, equal moves heard": "mark the block secret=True, or let `overhear` of the game "
    "return `verb ?` to a seat that cannot know; or let `look` show what all have heard, or mark "
    "the block forgotten=True if memory shall not keep it.",
    "views show what is heard": "veil it in `look` for seats that do not hear it; or, if all may "
    "know, let them hear the move: no secret=True, no `verb ?` from `overhear`.",
    "secrets are heard as ?": "let `overhear` return the move, `verb ?` or None, nothing else.",
    # -- the observation
    "all numbers are written": "let `observe` write exactly the numbers of LAYOUT, in its order.",
    "numbers stay in their range": "divide by what can be most, or declare `most` and `least` of "
    "the Numbers in LAYOUT.",
    "numbers show no secrets": "let `observe` write of other seats only what the observing seat "
    "can see, such as how many and not which.",
    "numbers show what is known": "add Numbers to LAYOUT for what the views tell and the numbers "
    "do not; what does not matter any more is left out by `told`.",
    # -- two engines, and what strangers send
    "the plain engine runs": "run it with VAKA_PURE=1 and follow that traceback.",
    "both engines agree": "look for what C does differently: docs/adding-a-game.md, Pitfalls.",
    "positions are accepted or refused": "let `read` refuse the field before it is used.",
    "journals tell the line": "raise BadJournal with the line.",
    "journals replay or are refused": "let `read` refuse what cannot be played on.",
}
