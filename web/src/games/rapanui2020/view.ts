// The view and the facts of the rules as the board reads them, and how to find a thing in them.
import type { View, ViewSeat, ViewSlot, ViewSlotSpace } from "../../generated/rapanui2020/view";

export type {
  Facts,
  View,
  ViewBagName as Tile,
  ViewMoaiName as Size,
  ViewSeat,
  ViewSeatImprovement as Improvement,
  ViewSeatOfferingType as OfferingType,
  ViewSeatResourcesName as Resource,
  ViewSlot,
  ViewSlotSpace as SpaceId,
} from "../../generated/rapanui2020/view";

/** The ahu of a space, with their places in the list of all. */
export function slotsOf(view: View, space: string): { slot: ViewSlot; index: number }[] {
  return view.slots.flatMap((slot, index) => (slot.space === space ? [{ slot, index }] : []));
}

/** Whose Chief carries on a space; -1 if none. */
export const chiefOn = (view: View, space: ViewSlotSpace): number =>
  view.seats.findIndex((own: ViewSeat) => own.chief === space);
