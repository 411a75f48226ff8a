// The final points (E1-E5), counted only when the view hides nothing any more.
import { CARDS } from "./parts";
import { openOf, pairsOf, rankOf, type SeatView, type View } from "./view";

const TASK_KINDS: Record<string, string> = {
  pearls: "task_pearls",
  mana: "task_mana",
  auction: "task_mana",
  goods: "task_goods",
  rank: "task_condition",
  priests: "task_condition",
  helpers: "task_condition",
  same: "task_condition",
};

function pairPoints(own: SeatView, kind: string, colours: number): number {
  if (kind === "pairs") return Math.min(8, 2 * colours);
  const [sort, ...rest] = kind.split("_");
  const helper = rest.join("_");
  if (sort === "helper") return own.ready[helper]! + own.used[helper]!;
  return openOf(own.tokens).filter((token) => TASK_KINDS[CARDS.tokens[token]!.kind] === kind)
    .length;
}

function pointsOf(own: SeatView): number {
  const pairs = CARDS.pictures.flatMap((picture) => {
    const found = pairsOf(own, picture);
    return Array<string>(found.pairs + found.coupled).fill(CARDS.pairs[picture]!);
  });
  const colours = new Set(pairs).size;
  const worth = (ritual: string) => (ritual.startsWith("papa_rai_") ? Number(ritual.at(-1)) : 0);
  return (
    CARDS.ranks[rankOf(own.tattoo)]! +
    own.front.reduce((sum, ritual) => sum + worth(ritual), 0) +
    openOf(own.tokens).reduce((sum, token) => sum + CARDS.tokens[token]!.points, 0) +
    pairs.reduce((sum, kind) => sum + pairPoints(own, kind, colours), 0)
  );
}

/** The points of all seats when the match is over, else null. */
export function finalPoints(view: View): number[] | null {
  return view.phase === "end" ? view.seats.map(pointsOf) : null;
}

/** E5: most points, then the earlier in the ceremonial order; -1 before the end. */
export function winnerOf(view: View): number {
  const points = finalPoints(view);
  if (!points) return -1;
  const most = Math.max(...points);
  return view.order.find((seat) => points[seat] === most) ?? -1;
}
