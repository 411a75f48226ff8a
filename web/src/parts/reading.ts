// What is looked at: the thing under a mouse, with the focus, or below a finger that rests on it. A
// tap on a thing without a move reads it too.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

/** What names a thing to the page: where it lies, what explains it, or the button over it. */
export const THINGS = "[data-spot], [data-at], [data-about]";

const REST = 450; // milliseconds until a finger that stays where it is reads
const STRAY = 10; // pixels that it may move meanwhile

/** A thing that is looked at. */
export interface Read {
  thing: string; // what explains it
  place: string; // where its moves belong
  element: Element;
}

/** What explains an element and where it lies; a button stands for the thing that it lies on. */
export function named(element: Element): Read {
  const own = (element as HTMLElement | SVGElement).dataset;
  const under = own.spot ? element.parentElement?.closest<HTMLElement>("[data-at]") : null;
  if (under && under.dataset.at === own.spot) return named(under);
  const place = own.spot ?? own.at ?? own.about ?? "";
  return { thing: own.about ?? place, place, element };
}

/** The innermost thing around an event that has something to say. */
function readable(event: Event, speaks: (read: Read) => boolean): Read | null {
  let element = (event.target as Element).closest(THINGS);
  if (element?.closest(".spot-chooser")) return null; // it speaks for itself
  for (; element; element = element.parentElement?.closest(THINGS) ?? null) {
    const read = named(element);
    if (speaks(read)) return read;
  }
  return null;
}

interface Ears {
  read(found: Read | null): void;
  find(event: Event): Read | null;
  now(): Read | null;
}

/** Listen to mouse, keys and fingers on a board; return how to stop. */
function listen(root: HTMLElement, { read, find, now }: Ears): () => void {
  let rest = 0; // the timer of a finger that rests
  let from = { x: 0, y: 0 };
  let held = false; // a finger has read: lifting it is no tap
  let focused = false; // keys have brought the focus to what is read
  const lift = () => clearTimeout(rest);
  const on = {
    pointerover(event: PointerEvent) {
      if (event.pointerType === "mouse") read(find(event));
    },
    pointerleave(event: PointerEvent) {
      if (event.pointerType === "mouse") read(null);
    },
    focusin(event: FocusEvent) {
      focused = (event.target as Element).matches(":focus-visible");
      if (focused) read(find(event));
    },
    focusout() {
      if (focused) read(null);
      focused = false;
    },
    keydown(event: KeyboardEvent) {
      if (event.key === "Escape") read(null);
    },
    gotpointercapture(event: PointerEvent) {
      if (event.pointerType === "mouse") read(null); // something is dragged
    },
    pointerdown(event: PointerEvent) {
      if (event.pointerType !== "touch") return;
      held = false;
      from = { x: event.clientX, y: event.clientY };
      lift();
      rest = window.setTimeout(() => {
        const found = find(event);
        if (!found) return;
        held = true;
        read(found);
      }, REST);
    },
    pointermove(event: PointerEvent) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STRAY) lift();
    },
    pointerup: lift,
    pointercancel: lift,
    contextmenu(event: Event) {
      if (held) event.preventDefault();
    },
    /** A finger that taps a thing without a move reads it; a second tap puts it away. */
    click(event: MouseEvent) {
      if ((event as PointerEvent).pointerType !== "touch") return;
      if (held) {
        held = false;
        event.stopPropagation();
        event.preventDefault();
        return;
      }
      const alive = (event.target as Element).closest("button, [role=button], summary");
      const found = alive ? null : find(event);
      read(found && found.element !== now()?.element ? found : null);
    },
  };
  const stop = new AbortController();
  for (const [kind, hear] of Object.entries(on)) {
    const options = { signal: stop.signal, capture: kind === "click" };
    root.addEventListener(kind, hear as EventListener, options);
  }
  return () => {
    lift();
    stop.abort();
  };
}

/** What is read now on a board; it is put away when the board changes. */
export function useReading(
  root: RefObject<HTMLElement | null>,
  view: unknown,
  speaks: (read: Read) => boolean,
): Read | null {
  const [read, reading] = useState<Read | null>(null);
  const latest = useRef({ read, speaks });
  latest.current = { read, speaks };
  useLayoutEffect(() => reading(null), [view]);
  useLayoutEffect(
    () =>
      listen(root.current!, {
        read: reading,
        find: (event) => readable(event, (found) => latest.current.speaks(found)),
        now: () => latest.current.read,
      }),
    [],
  );
  return read;
}
