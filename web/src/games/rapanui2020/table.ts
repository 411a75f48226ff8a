// How the table is handled: pointing, clicking, keys and where the focus goes; board.tsx draws it.
import type { RefObject } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../board";
import type { Desk } from "./desk";
import { focusTable, spotAhead } from "./focus";
import { byPlace, leadsTo, placeOf } from "./moves";
import type { View } from "./view";

/** The same object as long as the view says the same: a greeting in the chat moves no piece. */
export function useSettled(view: View): View {
  const kept = useRef({ view, text: JSON.stringify(view) });
  if (kept.current.view !== view) {
    const text = JSON.stringify(view);
    if (text !== kept.current.text) kept.current = { view, text };
  }
  return kept.current.view;
}

export function useTable(props: BoardProps<View>, view: View, root: RefObject<HTMLElement | null>) {
  const { choices, words } = props;
  const seat = props.seat ?? 0;
  const byKey = useRef(false); // the last move came from the keyboard
  const [hovered, hover] = useState<string | null>(null);
  const [opened, open] = useState<string | null>(null);
  const [stop, rest] = useState<string | null>(null);
  const places = useMemo(() => byPlace(choices, view, seat), [choices, view]);
  const pointed = choices.find((choice) => choice.move === props.pointed) ?? null;

  useLayoutEffect(() => {
    hover(null);
    open(null);
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
    shut();
    props.choose(move);
  };
  const desk: Desk = {
    places,
    words,
    current: stop !== null && places.has(stop) ? stop : ([...places.keys()][0] ?? null),
    lit: new Set(pointed ? [placeOf(pointed.move, view, seat)] : []),
    hinted: new Set(pointed ? leadsTo(pointed.move, view, seat) : []),
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
      const announce = how === "touch" && here.some((choice) => choice.warns);
      if (here.length === 1 && !announce) choose(here[0]!.move, how === "key");
      else open(opened === place ? null : place);
    },
  };
  return {
    desk,
    pointed,
    hovered: hovered !== null && opened === null && places.has(hovered) ? hovered : null,
    opened: opened !== null && places.has(opened) ? opened : null,
    choose,
    close() {
      shut();
      root.current?.querySelector<HTMLElement>(`[data-spot="${opened}"]`)?.focus();
    },
    onKeyDown(event: KeyboardEvent) {
      const from = event.target as HTMLElement;
      if (!root.current || !from.dataset?.spot || event.ctrlKey || event.altKey || event.metaKey) return;
      const to = spotAhead(root.current, from, event.key);
      if (!to) return;
      event.preventDefault();
      to.focus();
    },
    onPointerDown(event: PointerEvent) {
      const on = event.target as HTMLElement;
      if (opened && !on.closest(".rn20-chooser") && on.dataset?.spot !== opened) shut();
    },
    onFocusOut(event: FocusEvent) {
      const to = event.relatedTarget as Node | null;
      if (to && !root.current?.contains(to)) byKey.current = false; // the focus is somebody else's now
    },
  };
}
