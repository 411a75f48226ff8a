// Ships that are put on beaches one by one, as one gesture: beaches are chosen in any order and sent
// in the order of the notation. Until then the ships lie there on this page alone.
import type { Choice } from "../../../generated/wire";
import type { GameWords } from "../../../parts/board";
import { seriesOf } from "../../../parts/series";
import type { Facts, View } from "../view";

/** The ships that the viewer has to put on an island, and where they may go. */
export interface Placing {
  island: string;
  left: number;
  room: Map<number, number>; // of each beach, for these ships
}

/** What is to be placed in a view, if it is more than one ship. */
export function placing(view: View, facts: Facts, choices: Choice[]): Placing | null {
  if (view.left < 2 || !choices.length || !facts.places.length) return null;
  const shared = view.phase === "enter"; // R6.1: both may go to one beach; R2.3: each to another
  return {
    island: view.island,
    left: view.left,
    room: new Map(facts.places.map(({ beach, room }) => [beach, shared ? room + 1 : 1])),
  };
}

/** The beaches that are chosen after a click on one: one more ship there or, if none fits, one less. */
export function picked(chosen: number[], beach: number, { left, room }: Placing): number[] {
  const here = chosen.filter((one) => one === beach).length;
  if (here < (room.get(beach) ?? 0) && chosen.length < left) return [...chosen, beach];
  const at = chosen.lastIndexOf(beach);
  return at < 0 ? chosen : chosen.toSpliced(at, 1);
}

const moveTo = (island: string, beach: number): string => `place ${island} ${beach}`;

/** The moves for the beaches that were chosen: N2 names them in ascending order. */
export const placed = (island: string, chosen: number[]): string =>
  seriesOf(chosen.toSorted((one, other) => one - other).map((beach) => moveTo(island, beach)));

/** A choice for each beach where a ship may go, whichever is named first. */
export function places(view: View, facts: Facts, choices: Choice[], words: GameWords): Choice[] {
  return facts.places.map(({ beach, room, colours }) => {
    const move = moveTo(view.island, beach);
    const then = room
      ? words.say("move.then_free", { berths: room })
      : words.say("move.then_full", { colours });
    const side = `side_${facts.sides[view.island as keyof Facts["sides"]]![beach]}`;
    const says = words.say("move.place", { island: view.island, beach: side, then });
    return choices.find((choice) => choice.move === move) ?? { move, says, warns: "" };
  });
}

/** The view with ships that have been chosen but not sent, or not all confirmed. */
export function withShips(view: View, beaches: number[]): View {
  const name = view.island as keyof View["ships"];
  const lying = view.ships[name];
  if (!beaches.length || !lying) return view;
  const ships = lying.map((bySeat, beach) =>
    bySeat.map((count, seat) =>
      seat === view.active ? count + beaches.filter((one) => one === beach).length : count,
    ),
  );
  return { ...view, ships: { ...view.ships, [name]: ships } };
}
