"""The points of a seat by where they come from, counted from the plain data of a view (E1-E4)."""

from typing import Any

from vaka.games.raiatea import parts as K


def points_of(own: dict[str, Any]) -> dict[str, int]:
    """Return the points of a seat that hides nothing: rank, permanent rituals, tasks, masks."""
    worth = {"papa_rai_2": 2, "papa_rai_3": 3, "papa_rai_4": 4}
    tokens = [K.TOKENS.index(name) for name in own["tokens"]]
    return {
        "rank": K.RANK_POINTS[own["tattoo"]],
        "rituals": sum(worth.get(name, 0) for name in own["front"]),
        "tasks": sum(K.TOKEN_STATUE[token] + 1 for token in tokens),
        "masks": sum(
            pairs * pair_points(own, K.PAIR_KIND[picture])
            for picture, pairs in enumerate(pairs_of(own))
            if pairs
        ),
    }


def pairs_of(own: dict[str, Any]) -> list[int]:
    """Return how many pairs of each picture a seat has (R11)."""
    return [own["masks"][name] // 2 + own["coupled"][name] for name in K.PICTURES]


def pair_points(own: dict[str, Any], kind: int) -> int:
    """Return what one pair is worth (E4)."""
    if kind == K.BY_PAIRS:
        colours = {K.PAIR_KIND[i] for i, pairs in enumerate(pairs_of(own)) if pairs}
        return min(K.MOST_PAIR_POINTS, K.PAIR_POINTS * len(colours))
    if kind >= K.BY_HELPER:
        helper = K.HELPERS[kind - K.BY_HELPER]
        return int(own["ready"][helper] + own["used"][helper])
    return sum(K.TOKEN_PAIR[K.TOKENS.index(name)] == kind for name in own["tokens"])
