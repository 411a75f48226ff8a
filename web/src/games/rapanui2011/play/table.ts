// Where the moves belong on this table; handling.ts does the rest.
import type { RefObject } from "preact";
import type { BoardProps } from "../../../parts/board";
import { spotsOrThings } from "../../../parts/focus";
import { useHandling } from "../../../parts/handling";
import type { Facts, View } from "../view";
import { leadsTo, placeOf } from "./moves";

type Props = BoardProps<View, Facts>;

export function useTable(props: Props, view: View, root: RefObject<HTMLElement | null>) {
  const { seat, facts } = props;
  return useHandling(props, view, root, {
    placesOf: (move) => [placeOf(move)],
    leadsTo: (move) => (seat === null ? [] : leadsTo(move, seat, facts)),
    stops: spotsOrThings,
    announces: (place) => !place.startsWith("button:"), // what a button does stands on it
  });
}
