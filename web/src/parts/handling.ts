// How a board is handled: pointing, clicking, keys and where the focus goes. A game says where its
// moves belong and draws the rest.
import type { RefObject } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Choice } from "../generated/wire";
import { useBefore } from "./air";
import type { BoardProps } from "./board";
import type { Desk } from "./desk";
import { focusTable, focusThing, spotAhead, spots } from "./focus";

/** The same object as long as the view says the same: a greeting in the chat moves no card. */
function useSettled<View>(view: View): View {
  const kept = useRef({ view, text: JSON.stringify(view) });
  if (kept.current.view !== view) {
    const text = JSON.stringify(view);
    if (text !== kept.current.text) kept.current = { view, text };
  }
  return kept.current.view;
}

/** What every board begins with: what it shows, where it is on the page, and how it lay before. */
export function useBoard<View>(props: BoardProps<View>) {
  const view = useSettled(props.view);
  const root = useRef<HTMLDivElement>(null);
  return { view, root, before: useBefore(root, view, props.still) };
}

/** Where the moves of a game belong on its board. */
export interface Geography {
  placesOf: (move: string) => string[]; // where it can be clicked; the first is the one that is lit
  leadsTo(move: string): string[];
  /** Whether a finger reads what a single move does before it is played. */
  announces?(place: string, here: Choice[]): boolean;
  /** Where the arrow keys may lead; without it to all places that are alive. */
  stops?(root: HTMLElement, from: HTMLElement, event: KeyboardEvent): HTMLElement[];
}

/** The legal moves by the places where they are made, in the order they came. */
export function byPlace(choices: Choice[], placesOf: Geography["placesOf"]): Map<string, Choice[]> {
  const places = new Map<string, Choice[]>();
  for (const choice of choices) {
    for (const place of placesOf(choice.move)) {
      places.set(place, [...(places.get(place) ?? []), choice]);
    }
  }
  return places;
}

const warned = (_: string, here: Choice[]) => here.some((choice) => choice.warns);

export function useHandling<View>(
  props: BoardProps<View>,
  view: View,
  root: RefObject<HTMLElement | null>,
  geography: Geography,
) {
  const { choices, words } = props;
  const { placesOf, announces = warned } = geography;
  const places = useMemo(() => byPlace(choices, placesOf), [choices, view]);
  const byKey = useRef(false); // the last move came from the keyboard
  const [opened, open] = useState<string | null>(null);
  const [stop, rest] = useState<string | null>(null);
  const pointed = choices.find((choice) => choice.move === props.pointed) ?? null;

  useLayoutEffect(() => {
    open(null);
    const lost =
      document.activeElement === document.body || document.activeElement === root.current;
    if (byKey.current && root.current && lost) focusTable(root.current);
  }, [view, choices.length > 0]); // choices come when all has been shown

  const shut = () => {
    open(null);
    props.point(null);
  };
  const desk: Desk = {
    places,
    words,
    pointed,
    current: stop !== null && places.has(stop) ? stop : ([...places.keys()][0] ?? null),
    lit: new Set(pointed ? placesOf(pointed.move) : []),
    hinted: new Set(pointed ? geography.leadsTo(pointed.move) : []),
    nameOf: (at) => props.sitters[at]?.name ?? "",
    enter(place) {
      rest(place);
      props.point(places.get(place)?.[0]?.move ?? null);
    },
    leave() {
      if (!opened) props.point(null);
    },
    press(place, how) {
      const here = places.get(place) ?? [];
      const announce = how === "touch" && announces(place, here);
      if (here.length === 1 && !announce) desk.choose(here[0]!.move, how === "key");
      else open(opened === place ? null : place);
    },
    choose(move, key) {
      byKey.current = key;
      shut();
      props.choose(move);
    },
    point: props.point,
  };
  return {
    desk,
    opened: opened !== null && places.has(opened) ? opened : null,
    close() {
      shut();
      root.current?.querySelector<HTMLElement>(`[data-spot="${opened}"]`)?.focus();
    },
    onKeyDown(event: KeyboardEvent) {
      const from = event.target as HTMLElement;
      if (!root.current || event.ctrlKey || event.altKey || event.metaKey) return;
      const all = geography.stops
        ? geography.stops(root.current, from, event)
        : from.dataset.spot
          ? spots(root.current)
          : [];
      const to = spotAhead(all, from, event.key);
      if (!to) return;
      event.preventDefault();
      focusThing(to);
    },
    onPointerDown(event: PointerEvent) {
      const on = event.target as HTMLElement;
      if (opened && !on.closest(".spot-chooser") && on.dataset.spot !== opened) shut();
    },
    onFocusOut(event: FocusEvent) {
      const to = event.relatedTarget as Node | null;
      if (to && !root.current?.contains(to)) byKey.current = false; // the focus is somebody else's now
    },
  };
}
