// How the table is handled: where the moves belong, and everything that explains itself.
import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import type { BoardProps } from "../../../parts/board";
import { spots } from "../../../parts/focus";
import { useHandling } from "../../../parts/handling";
import type { View } from "../view";
import { leadsTo, placesOf } from "./moves";

/** Something that explains itself, and the element that it is. */
export interface Read {
  about: string;
  element: HTMLElement;
}

function readable(event: Event): Read | null {
  const element = (event.target as HTMLElement).closest<HTMLElement>("[data-about]");
  return element ? { about: element.dataset.about!, element } : null;
}

/** Arrow keys lead to what is alive and, with Shift or if nothing is, to all that explains itself. */
function stops(root: HTMLElement, from: HTMLElement, event: KeyboardEvent): HTMLElement[] {
  const { spot, about, walk } = from.dataset;
  if (!spot && !about && walk === undefined) return [];
  const alive = event.shiftKey || !spot ? [] : spots(root);
  if (alive.length) return alive;
  return [...root.querySelectorAll<HTMLElement>("[data-spot], [data-about][tabindex]")];
}

export function useTable(props: BoardProps<View>, view: View, root: RefObject<HTMLElement | null>) {
  const { seat } = props;
  const [read, reading] = useState<Read | null>(null);
  useLayoutEffect(() => reading(null), [view]);
  const table = useHandling(props, view, root, {
    placesOf: (move) => placesOf(move, view),
    leadsTo: (move) => (seat === null ? [] : leadsTo(move, seat)),
    announces: (place, here) => !place.startsWith("button:") || here.some((choice) => choice.warns), // it says it itself
    stops,
  });
  return {
    ...table,
    read: table.opened === null ? read : null,
    onKeyDown(event: KeyboardEvent) {
      if (event.key === "Escape" && read) reading(null);
      else table.onKeyDown(event);
    },
    onPointerOver(event: PointerEvent) {
      if (event.pointerType === "mouse") reading(readable(event));
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType === "mouse") reading(null);
    },
    /** A finger that taps something without a move reads it; a second tap puts it away. */
    onClick(event: MouseEvent) {
      if ((event as PointerEvent).pointerType !== "touch") return;
      const found = (event.target as HTMLElement).closest("button") ? null : readable(event);
      reading(found && found.element !== read?.element ? found : null);
    },
    onFocusIn(event: FocusEvent) {
      if ((event.target as HTMLElement).matches(":focus-visible")) reading(readable(event));
    },
    onFocusOut(event: FocusEvent) {
      reading(null);
      table.onFocusOut(event);
    },
  };
}
