// Where the moves belong on this table; handling.ts does the rest.
import type { RefObject } from "preact";
import type { BoardProps } from "../../parts/board";
import { useHandling } from "../../parts/handling";
import { leadsTo, placeOf } from "./moves";
import { HAND, total, type View } from "./view";

/** RC4: the next draw is the active seat's last one, so it decides what is scored. */
export function isLastDraw(view: View): boolean {
  return view.phase === "draw" && total(view.seats[view.active]!.hand) === HAND - 1;
}

export function useTable(props: BoardProps<View>, view: View, root: RefObject<HTMLElement | null>) {
  const { seat } = props;
  return useHandling(props, view, root, {
    placesOf: (move) => [placeOf(move)],
    leadsTo: (move) => (seat === null ? [] : leadsTo(move, seat, view, isLastDraw(view))),
  });
}
