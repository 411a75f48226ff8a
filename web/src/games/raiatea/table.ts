// How the table is handled: pointing, clicking, reading, keys and where the focus goes.
import type { RefObject } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../board";
import type { Desk } from "./desk";
import { focusTable, stopAhead } from "./focus";
import { byPlace, leadsTo, placesOf } from "./moves";
import type { View } from "./view";

/** The same object as long as the view says the same: a greeting in the chat moves no card. */
export function useSettled(view: View): View {
  const kept = useRef({ view, text: JSON.stringify(view) });
  if (kept.current.view !== view) {
    const text = JSON.stringify(view);
    if (text !== kept.current.text) kept.current = { view, text };
  }
  return kept.current.view;
}

/** Something that explains itself, and the element that it is. */
export interface Read {
  about: string;
  element: HTMLElement;
}

function readable(event: Event): Read | null {
  const element = (event.target as HTMLElement).closest<HTMLElement>("[data-about]");
  return element ? { about: element.dataset.about!, element } : null;
}

export function useTable(props: BoardProps<View>, view: View, root: RefObject<HTMLElement | null>) {
  const { seat, choices, words } = props;
  const byKey = useRef(false); // the last move came from the keyboard
  const [hovered, hover] = useState<string | null>(null);
  const [opened, open] = useState<string | null>(null);
  const [read, reading] = useState<Read | null>(null);
  const [stop, rest] = useState<string | null>(null);
  const places = useMemo(() => byPlace(choices, view), [choices, view]);
  const pointed = choices.some((choice) => choice.move === props.pointed) ? props.pointed : null;

  useLayoutEffect(() => {
    hover(null);
    open(null);
    reading(null);
    const lost = document.activeElement === document.body || document.activeElement === root.current;
    if (byKey.current && root.current && lost) focusTable(root.current);
  }, [view]);

  const shut = () => {
    open(null);
    props.point(null);
  };
  const choose = (move: string, key: boolean) => {
    byKey.current = key;
    hover(null);
    reading(null);
    shut();
    props.choose(move);
  };
  const desk: Desk = {
    places,
    words,
    pointed,
    current: stop !== null && places.has(stop) ? stop : ([...places.keys()][0] ?? null),
    lit: new Set(pointed ? placesOf(pointed, view) : []),
    hinted: new Set(pointed && seat !== null ? leadsTo(pointed, seat) : []),
    nameOf: (at) => props.sitters[at]?.name ?? "",
    enter(place) {
      rest(place);
      hover(place);
      props.point(places.get(place)?.[0]?.move ?? null);
    },
    leave() {
      hover(null);
      if (!opened) props.point(null);
    },
    press(place, how) {
      const here = places.get(place) ?? [];
      const said = place.startsWith("button:"); // its sentence stands on it
      const announce = how === "touch" && (!said || here.some((choice) => choice.warns));
      if (here.length === 1 && !announce) choose(here[0]!.move, how === "key");
      else open(opened === place ? null : place);
    },
    choose,
    point: props.point,
  };
  return {
    desk,
    hovered: hovered !== null && opened === null && places.has(hovered) ? hovered : null,
    opened: opened !== null && places.has(opened) ? opened : null,
    read: opened === null ? read : null,
    close() {
      shut();
      root.current?.querySelector<HTMLElement>(`[data-spot="${opened}"]`)?.focus();
    },
    onKeyDown(event: KeyboardEvent) {
      const from = event.target as HTMLElement;
      if (event.key === "Escape" && read) return reading(null);
      const known = from.dataset.spot || from.dataset.about || from.dataset.walk !== undefined;
      if (!root.current || !known || event.ctrlKey || event.altKey || event.metaKey) return;
      const to = stopAhead(root.current, from, event.key, event.shiftKey || !from.dataset.spot);
      if (!to) return;
      event.preventDefault();
      to.focus();
    },
    onPointerDown(event: PointerEvent) {
      const on = event.target as HTMLElement;
      if (opened && !on.closest(".ra-chooser") && on.dataset.spot !== opened) shut();
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
      const to = event.relatedTarget as Node | null;
      reading(null);
      if (to && !root.current?.contains(to)) byKey.current = false; // the focus is somebody else's now
    },
  };
}
