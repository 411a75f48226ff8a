// Where the moves belong on this table; handling.ts does the rest.
import type { RefObject } from "preact";
import type { BoardProps } from "../../parts/board";
import { useHandling } from "../../parts/handling";
import { leadsTo, placeOf } from "./moves";
import type { View } from "./view";

export function useTable(props: BoardProps<View>, view: View, root: RefObject<HTMLElement | null>) {
  const seat = props.seat ?? 0;
  return useHandling(props, view, root, {
    placesOf: (move) => [placeOf(move, view, seat)],
    leadsTo: (move) => leadsTo(move, view, seat),
  });
}
