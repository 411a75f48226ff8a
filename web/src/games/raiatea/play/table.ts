// How the table is handled: where the moves belong, and how several cards are paid at once.
import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import type { BoardProps } from "../../../parts/board";
import { spotsOrThings } from "../../../parts/focus";
import { useHandling } from "../../../parts/handling";
import { seriesOf } from "../../../parts/series";
import type { View } from "../view";
import { leadsTo, placesOf } from "./moves";
import { gathered, isPart, payable, unitsOf } from "./payment";

export function useTable(props: BoardProps<View>, view: View, root: RefObject<HTMLElement | null>) {
  const { seat } = props;
  const [picked, pick] = useState<string[]>([]); // cards of a payment that is being gathered
  useLayoutEffect(() => pick([]), [view]);
  const units = unitsOf(view);
  const choose = (move: string) => {
    if (seat === null || !isPart(move, units)) return props.choose(move);
    const next = gathered(picked, move, payable(view, seat), units);
    if (next.length < units) pick(next);
    else props.choose(seriesOf(next));
  };
  const table = useHandling({ ...props, choose }, view, root, {
    placesOf: (move) => placesOf(move, view),
    leadsTo: (move) => (seat === null ? [] : leadsTo(move, seat)),
    announces: (place, here) => !place.startsWith("button:") || here.some((choice) => choice.warns), // it says it itself
    stops: spotsOrThings,
  });
  const lit = picked.flatMap((move) => placesOf(move, view));
  return {
    ...table,
    desk: { ...table.desk, lit: new Set([...table.desk.lit, ...lit]) },
    paying: units > 1 ? { picked: picked.length, units } : null,
  };
}
