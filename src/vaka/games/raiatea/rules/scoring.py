"""Points (E1-E5): rank, permanent rituals, task tokens and pairs of masks."""

from vaka.games.raiatea import parts as K
from vaka.games.raiatea.rules import cards as Cards
from vaka.games.raiatea.state import Fields


def points(s: Fields, seat: int) -> int:
    """E1-E4: all points of a seat, as if the match ended now."""
    total = points_in_front(s, seat)
    for statue in range(K.STATUE_COUNT):
        total += K.STATUE_POINTS[statue] * tokens_of(s, seat, statue)
    for picture in range(K.PICTURE_COUNT):
        pairs = pairs_of(s, seat, picture)
        if pairs > 0:
            total += pairs * pair_points(s, seat, K.PAIR_KIND[picture])
    return total


def open_points(s: Fields, seat: int) -> int:
    """E1, E2, E4: the points that everybody can count: without what task tokens bring."""
    total = points_in_front(s, seat)
    for picture in range(K.PICTURE_COUNT):
        pairs = pairs_of(s, seat, picture)
        kind = K.PAIR_KIND[picture]
        if pairs > 0 and (kind == K.BY_PAIRS or kind >= K.BY_HELPER):
            total += pairs * pair_points(s, seat, kind)
    return total


def points_in_front(s: Fields, seat: int) -> int:
    """E1, E2: the points of the rank and of permanent rituals."""
    total = K.RANK_POINTS[s.tattoo[seat]]
    for i in range(K.SCORING_COUNT):
        ritual = K.SCORING_RITUALS[i]
        total += K.RITUAL_POINTS[ritual] * s.front[seat][ritual]
    return total


def tokens_of(s: Fields, seat: int, statue: int) -> int:
    """E3: count the tokens of a seat that come from a statue."""
    count = 0
    for token in range(K.FIRST_TOKEN[statue], K.FIRST_TOKEN[statue + 1]):
        count += s.tokens[seat][token]
    return count


def true_pairs(s: Fields, seat: int, picture: int) -> int:
    """R11: how often a seat has a mask of a picture with its twin."""
    return s.masks[seat][picture] // 2


def pairs_of(s: Fields, seat: int, picture: int) -> int:
    """R11: two masks of a picture are a pair, and so is one with a mirror."""
    return true_pairs(s, seat, picture) + s.coupled[seat][picture]


def pair_points(s: Fields, seat: int, kind: int) -> int:
    """E4: what one pair of a kind is worth."""
    if kind == K.BY_PAIRS:
        return min(K.MOST_PAIR_POINTS, K.PAIR_POINTS * colours(s, seat))
    if kind >= K.BY_HELPER:
        return Cards.helpers_of(s, seat, kind - K.BY_HELPER)
    count = 0
    for token in range(K.TOKEN_COUNT):
        count += K.PAIR_TOKENS[kind][token] * s.tokens[seat][token]
    return count


def colours(s: Fields, seat: int) -> int:
    """E4, A20: the different colours of a seat's pairs; the last four pictures share one."""
    count = 0
    shared = 0
    for picture in range(K.PICTURE_COUNT):
        if pairs_of(s, seat, picture) > 0:
            if K.PAIR_KIND[picture] == K.BY_PAIRS:
                shared = 1
            else:
                count += 1
    return count + shared
