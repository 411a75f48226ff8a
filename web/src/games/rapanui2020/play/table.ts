// Where the moves belong on this table and what one click may do; handling.ts does the rest.
import type { RefObject } from "preact";
import { useMemo } from "preact/hooks";
import type { BoardProps } from "../../../parts/board";
import { useCoarse } from "../../../parts/coarse";
import { spotsOrThings } from "../../../parts/focus";
import { useHandling } from "../../../parts/handling";
import type { Facts, View } from "../view";
import { gestures } from "./gestures";
import { leadsTo, placesOf } from "./moves";

export function useTable(
  props: BoardProps<View, Facts>,
  view: View,
  root: RefObject<HTMLElement | null>,
) {
  const seat = props.seat ?? 0;
  const { facts, words } = props;
  const coarse = useCoarse();
  const choices = useMemo(
    () => gestures(props.choices, { view, facts, words }),
    [props.choices, view, words],
  );
  const table = useHandling({ ...props, choices }, view, root, {
    placesOf: (move) => placesOf(move, view, facts, seat, coarse),
    leadsTo: (move) => leadsTo(move, view, facts, seat),
    announces: (place, here) => !place.startsWith("button:") || here.some(({ warns }) => warns),
    stops: spotsOrThings,
  });
  return { ...table, coarse };
}
