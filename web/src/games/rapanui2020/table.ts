// Where the moves belong on this table; handling.ts does the rest.
import type { RefObject } from "preact";
import { useMemo } from "preact/hooks";
import type { BoardProps } from "../../parts/board";
import { useHandling } from "../../parts/handling";
import { byPlace, leadsTo, placeOf } from "./moves";
import type { View } from "./view";

export function useTable(props: BoardProps<View>, view: View, root: RefObject<HTMLElement | null>) {
  const { choices } = props;
  const seat = props.seat ?? 0;
  const places = useMemo(() => byPlace(choices, view, seat), [choices, view]);
  return useHandling(props, view, root, {
    places,
    placesOf: (move) => [placeOf(move, view, seat)],
    leadsTo: (move) => leadsTo(move, view, seat),
  });
}
