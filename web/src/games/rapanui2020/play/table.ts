// Where the moves belong on this table; handling.ts does the rest.
import type { RefObject } from "preact";
import type { BoardProps } from "../../../parts/board";
import { useHandling } from "../../../parts/handling";
import type { Facts, View } from "../view";
import { leadsTo, placeOf } from "./moves";

export function useTable(
  props: BoardProps<View, Facts>,
  view: View,
  root: RefObject<HTMLElement | null>,
) {
  const seat = props.seat ?? 0;
  const { facts } = props;
  return useHandling(props, view, root, {
    placesOf: (move) => [placeOf(move, view, facts, seat)],
    leadsTo: (move) => leadsTo(move, view, facts, seat),
  });
}
