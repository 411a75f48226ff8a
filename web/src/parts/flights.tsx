// Movement as decoration: things that fly over the finished board and numbers that float up. They
// live in a layer of their own and are forgotten when they arrive.
//
// A game plans what was told (planned) and draws the thing that flies (Flying) and the number that
// floats up (Label); the rest is the same for all.
import type { ComponentChildren, ComponentType, RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Told } from "../generated/wire";
import { type Before, type Box, type Boxes, Floating, isQuiet, measure, unmeasured } from "./air";
import type { BoardProps, GameWords } from "./board";
import { Noted, named, useMarks } from "./marks";

export interface Float {
  at: Box;
  text: string;
  start: number; // milliseconds
}

export interface Plan<Flight, Rising extends Float = Float> {
  flights: Flight[];
  floats: Rising[];
  veils?: { at: string; until: number }[]; // places that stay empty until their thing arrives
  flashes?: { at: string; start: number }[]; // places that light up
  length: number; // milliseconds
}

/** The board after what was told and, where the page has shown it, before. */
export interface Scene<View, Facts = unknown> {
  view: View;
  facts: Facts;
  old: View | null;
  seat: number | null;
  before: Boxes; // those of now, where nothing was shown before
  after: Boxes;
}

/** What a game gives. */
export interface InAir<View, Flight, Rising extends Float = Float, Facts = unknown> {
  planned(told: Told[], scene: Scene<View, Facts>): Plan<Flight, Rising>;
  Flying: ComponentType<{ flight: Flight; words: GameWords }>;
  Label: ComponentType<Rising>;
}

interface FlightsProps<View, Flight, Rising extends Float, Facts>
  extends BoardProps<View, Facts>,
    InAir<View, Flight, Rising, Facts> {
  root: RefObject<HTMLDivElement | null>;
  before: RefObject<Before<View> | null>;
}

const UNSEEN = 60; // milliseconds that what has arrived may stay: the next position takes it away

export function Flights<View, Flight, Rising extends Float, Facts>(
  props: FlightsProps<View, Flight, Rising, Facts>,
) {
  const [shown, show] = useState<{ plan: Plan<Flight, Rising>; number: number } | null>(null);
  const number = useRef(0);
  useMarks(props.root, props.recent, (told) => touched(told, props), props.view);
  useLayoutEffect(() => {
    const root = props.root.current;
    if (!root || isQuiet(props.still) || !props.told.length) {
      show(null);
      return;
    }
    const { view, facts, seat } = props;
    const [was, after] = [props.before.current, measure(root)];
    const before = was?.boxes ?? after;
    const old = was?.view ?? null;
    const plan = props.planned(props.told, { view, facts, old, seat, before, after });
    const veils = veil(root, plan);
    const running = [...veils.map(({ motion }) => motion), ...flash(root, plan.flashes)];
    number.current++;
    show({ plan, number: number.current });
    return () => {
      for (const animation of running) animation.cancel();
      for (const { place } of veils) place.style.willChange = "";
    };
  }, [props.view, props.beat]);
  const air = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // By what moves, not by the clock: a page that is slow to begin is not cut short at the end.
    let replaced = false;
    let over: ReturnType<typeof setTimeout> | undefined;
    const moving = air.current?.getAnimations({ subtree: true }) ?? [];
    void Promise.allSettled(moving.map((animation) => animation.finished)).then(() => {
      if (!replaced) over = setTimeout(() => show(null), UNSEEN);
    });
    return () => {
      replaced = true;
      clearTimeout(over);
    };
  }, [shown]);
  if (!shown) return null;
  const { Flying, Label } = props;
  return (
    <div class="air" aria-hidden="true" ref={air}>
      {shown.plan.flights.map((flight, at) => (
        <Flying key={`${shown.number}:${at}`} flight={flight} words={props.words} />
      ))}
      {shown.plan.floats.map((float, at) => (
        <Floating key={`${shown.number}:f${at}`} at={float.at} start={float.start}>
          <Label {...float} />
        </Floating>
      ))}
    </div>
  );
}

/** Where what was told arrived: the places that its plan asks for on the board of now. */
function touched<View, Flight, Rising extends Float, Facts>(
  told: Told[],
  props: FlightsProps<View, Flight, Rising, Facts>,
): Iterable<string> {
  const { view, facts, seat } = props;
  const before = unmeasured(props.root.current!);
  const after = new Noted(before);
  // What it was like before is not known any more: what needs that is found by its name.
  const plan = props.planned(told, { view, facts, old: view, seat, before, after });
  return [...named(told), ...after.names, ...(plan.flashes ?? []).map(({ at }) => at)];
}

const find = (root: HTMLElement, at: string) =>
  root.querySelector<HTMLElement>(`[data-at="${at}"]`);

interface Veil {
  place: HTMLElement;
  motion: Animation;
}

/** Hide what has not arrived yet. Each veil lasts until all have arrived, although it is seen through
 * before, and its place stays a layer until the next position is drawn: where one ends the page has to
 * be put together anew, which takes time from what flies. */
function veil(root: HTMLElement, { veils = [], length }: Plan<unknown>): Veil[] {
  return veils.flatMap(({ at, until }) => {
    const place = find(root, at);
    if (!place) return [];
    const [{ opacity }, offset] = [getComputedStyle(place), Math.min(1, until / length)];
    const hidden = { opacity: 0 };
    const hide = [hidden, { ...hidden, offset }, { opacity, offset }, { opacity }];
    place.style.willChange = "opacity";
    return { place, motion: place.animate(hide, { duration: Math.max(until, length) }) };
  });
}

/** Light up what is scored. */
function flash(root: HTMLElement, flashes: Plan<never>["flashes"] = []): Animation[] {
  const glow = getComputedStyle(root).getPropertyValue("--glow");
  const ring = (size: number) => ({
    boxShadow: `0 0 0 ${size}px ${glow}, 0 0 ${size * 4}px ${size}px ${glow}`,
  });
  const frames = [ring(0), ring(5), ring(3), ring(4), ring(0)];
  return flashes.flatMap(
    ({ at, start }) =>
      find(root, at)?.animate(frames, { duration: 1200, delay: start, easing: "ease-out" }) ?? [],
  );
}

interface TravelProps {
  from: Box;
  to: Box; // of the same proportions
  start: number; // milliseconds
  duration: number;
  class: string;
  waits?: boolean; // unseen until it starts
  children: ComponentChildren;
}

/** Something that flies in a low bow from one box to another and is gone there. */
export function Travel(props: TravelProps) {
  const thing = useRef<HTMLDivElement>(null);
  const { from, to, start, duration } = props;
  useLayoutEffect(() => {
    const at = (box: Box, up = 0, grow = 1) =>
      `translate(${box.x}px, ${box.y - up}px) scale(${(box.width / from.width) * grow})`;
    const half = {
      x: (from.x + to.x) / 2,
      y: (from.y + to.y) / 2,
      width: (from.width + to.width) / 2,
      height: (from.height + to.height) / 2,
    };
    const motion = thing.current?.animate(
      [
        { transform: at(from), opacity: props.waits ? 0 : 1 },
        { transform: at(from), opacity: 1, offset: props.waits ? 0.1 : 0 },
        { transform: at(half, 16, 1.1), opacity: 1, offset: 0.5 },
        { transform: at(to), opacity: 1, offset: 0.95 },
        { transform: at(to), opacity: 0 },
      ],
      { ...FLYING, duration, delay: start },
    );
    return () => motion?.cancel(); // what is gone from the page moves no more
  }, []);
  return (
    <div
      class={`flying ${props.class}`}
      ref={thing}
      style={{ width: `${from.width}px`, height: `${from.height}px` }}
    >
      {props.children}
    </div>
  );
}

export const FLYING = { fill: "both", easing: "cubic-bezier(0.35, 0, 0.2, 1)" } as const;

/** A box of a size in the middle of another. */
export function boxIn(box: Box, width: number, height: number): Box {
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  };
}
