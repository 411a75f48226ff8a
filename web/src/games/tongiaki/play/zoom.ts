// The part of the map that is shown: fit, zoom and pan, by wheel, drag, pinch, buttons and keys.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Point } from "./hex";

/** A part of the window, in pixels, that something else covers. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Shown {
  scale: number;
  x: number; // where the origin of the map lies in the window
  y: number;
}

/** A way to show some cells, and how many of them something covers. */
interface Fit extends Shown {
  hidden: number;
}

/** What of the map matters. */
export interface Subject {
  cells: Point[]; // all of it
  action: Point[]; // where a fleet is under way
  asked: Point[]; // where the viewer may do something
}

export interface Zoom extends Shown {
  width: number;
  height: number;
  smooth: boolean; // the change was made by the page, not by a hand
  roomy: boolean; // the open pile costs the map nothing
  fit(): void;
  by(factor: number): void;
  pan(dx: number, dy: number): void;
  reveal(at: Point): void;
}

const [SMALLEST, LARGEST] = [0.12, 4];
const READABLE = 0.8; // the scale at which a voyage is watched
const [FAR, NEAR] = [0.44, 0.6]; // below FAR names are gone: what is asked is shown from nearer
const IN_A_ROW = 2.7; // tiles that are always seen beside each other
const [HALF_WIDTH, HALF_HEIGHT] = [112, 98]; // of a tile and the margin around the map
const DRAG = 6; // pixels before a press becomes a drag

/** How much larger than on a small table things lie over the map: as corners.css has it. */
export function unitOf(width: number, height: number): number {
  return Math.max(1, Math.min(width / 800, height / 600));
}

/** Show all cells, as large as possible with as few as possible under what covers the window. */
function fitting(cells: Point[], { width, height }: Size, covers: Box[]): Fit {
  let [best, least] = [null as Fit | null, Infinity];
  const unit = unitOf(width, height);
  const lefts = [0, 140, ...covers.map((box) => (box.right * 1.04) / unit)];
  for (const left of lefts.filter((left) => left * unit < width / 2)) {
    for (const top of [0, 54, 88, 116]) {
      for (const right of [0, 58, 96, 130]) {
        const room = { left: left * unit, top: top * unit, right: width - right * unit };
        const shown = fitted(cells, { ...room, bottom: height });
        const hidden = cells.filter((cell) => covers.some((box) => under(box, cell, shown))).length;
        const cost = hidden - shown.scale / 10;
        if (cost < least) [best, least] = [{ ...shown, hidden }, cost];
      }
    }
  }
  return best!;
}

/** What some cells take of the map. */
function bounds(cells: Point[]): Box {
  const [x, y] = [cells.map((cell) => cell.x), cells.map((cell) => cell.y)];
  return {
    left: Math.min(...x) - HALF_WIDTH,
    right: Math.max(...x) + HALF_WIDTH,
    top: Math.min(...y) - HALF_HEIGHT,
    bottom: Math.max(...y) + HALF_HEIGHT,
  };
}

function fitted(cells: Point[], room: Box): Shown {
  const { left, right, top, bottom } = bounds(cells);
  const [wide, high] = [room.right - room.left, room.bottom - room.top];
  const most = Math.min(wide, high) / (IN_A_ROW * 2 * HALF_HEIGHT);
  const fits = Math.min(most, wide / (right - left), high / (bottom - top));
  const scale = Math.max(SMALLEST, fits);
  return {
    scale,
    x: (room.left + room.right) / 2 - ((left + right) / 2) * scale,
    y: (room.top + room.bottom) / 2 - ((top + bottom) / 2) * scale,
  };
}

/** Whether a good part of a cell lies under a box. */
function under(box: Box, cell: Point, shown: Shown): boolean {
  const [x, y] = [cell.x * shown.scale + shown.x, cell.y * shown.scale + shown.y];
  const dx = Math.max(box.left - x, 0, x - box.right);
  const dy = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(dx, dy) < 62 * shown.scale;
}

/** The same middle at another scale. */
function centred(shown: Shown, scale: number, size: Size): Shown {
  return zoomed(shown, scale / shown.scale, { x: size.width / 2, y: size.height / 2 });
}

/** The same scale, moved so that no sea is shown where there could be tiles. */
function within(cells: Point[], shown: Shown, size: Size): Shown {
  const edges = bounds(cells);
  const along = (at: number, from: number, to: number, room: number) => {
    const [least, most] = [room - to * shown.scale, -from * shown.scale];
    return least > most ? (least + most) / 2 : Math.max(least, Math.min(most, at));
  };
  return {
    scale: shown.scale,
    x: along(shown.x, edges.left, edges.right, size.width),
    y: along(shown.y, edges.top, edges.bottom, size.height),
  };
}

function zoomed(shown: Shown, factor: number, at: Point): Shown {
  const scale = Math.max(SMALLEST, Math.min(LARGEST, shown.scale * factor));
  const by = scale / shown.scale;
  return { scale, x: at.x - (at.x - shown.x) * by, y: at.y - (at.y - shown.y) * by };
}

interface Size {
  width: number;
  height: number;
}
type Covers = (size: Size, open: boolean) => Box[];

/** The best part of the map to show, all of it, and whether the pile may lie open. */
export function framing(subject: Subject, size: Size, covers: Covers) {
  const { cells, action, asked } = subject;
  const near = (points: Point[], most: number): Shown => {
    const fit = fitted(points, { left: 0, top: 0, right: size.width, bottom: size.height });
    const scale = Math.min(fit.scale, most);
    return within([...cells, ...points], centred(fit, scale, size), size);
  };
  const [closed, open] = [false, true].map((open) => fitting(cells, size, covers(size, open)));
  const roomy = open!.hidden <= closed!.hidden && open!.scale > closed!.scale * 0.98;
  const all = roomy ? open! : closed!;
  const voyage = action.length && all.scale < READABLE ? near(action, READABLE) : null;
  const question = asked.length && all.scale < FAR ? near(asked, NEAR) : null;
  const shown = voyage ?? (question && question.scale >= FAR ? question : all);
  return { shown, all, roomy: roomy && shown === all };
}

/**
 * Follow the cells of the map until a hand moves it; `frame` is the element that holds it.
 *
 * From a map that is far away, only that is shown where something goes on or is asked.
 */
export function useZoom(
  frame: RefObject<HTMLElement | null>,
  subject: Subject,
  covers: Covers,
): Zoom {
  const [size, resize] = useState({ width: 600, height: 500 });
  const [own, move] = useState<Shown | null>(null); // null: fitted
  const [smooth, setSmooth] = useState(false);
  const framed = useMemo(() => framing(subject, size, covers), [subject, size]);
  const shown = own ?? framed.shown;
  const latest = useRef(shown);
  latest.current = shown;

  useLayoutEffect(() => {
    const element = frame.current!;
    const measure = () => {
      const [width, height] = [element.clientWidth, element.clientHeight];
      resize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  const byHand = (next: Shown) => {
    latest.current = next;
    setSmooth(false);
    move(next);
  };
  const byPage = (next: Shown | null) => {
    setSmooth(true);
    move(next);
  };
  useEffect(() => setSmooth(true), [subject]);
  useEffect(() => hands(frame.current!, latest, byHand), []);

  return {
    ...shown,
    ...size,
    smooth,
    roomy: framed.roomy,
    fit: () => byPage(own || framed.shown === framed.all ? null : framed.all), // the second time, all
    by: (factor) => byPage(zoomed(shown, factor, { x: size.width / 2, y: size.height / 2 })),
    pan: (dx, dy) => byPage({ ...shown, x: shown.x + dx, y: shown.y + dy }),
    reveal: (at) => {
      const [x, y, edge] = [at.x * shown.scale + shown.x, at.y * shown.scale + shown.y, 40];
      const dx = Math.max(edge - x, 0) + Math.min(size.width - edge - x, 0);
      const dy = Math.max(edge - y, 0) + Math.min(size.height - edge - y, 0);
      if (dx || dy) byPage({ ...shown, x: shown.x + dx, y: shown.y + dy });
    },
  };
}

/** Listen to wheel, mouse and fingers; return how to stop. */
function hands(
  frame: HTMLElement,
  latest: { current: Shown },
  show: (next: Shown) => void,
): () => void {
  const down = new Map<number, Point>();
  let dragging = false;
  const place = (event: MouseEvent): Point => {
    const box = frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const on = {
    wheel(event: WheelEvent) {
      if (event.defaultPrevented) return;
      event.preventDefault();
      show(zoomed(latest.current, Math.exp(-event.deltaY * 0.0016), place(event)));
    },
    pointerdown(event: PointerEvent) {
      if (event.button !== 0 || (event.target as Element).closest("[data-still]")) return;
      down.set(event.pointerId, place(event));
      if (down.size === 1) dragging = false;
    },
    pointermove(event: PointerEvent) {
      const before = down.get(event.pointerId);
      if (!before) return;
      const now = place(event);
      const far = Math.hypot(now.x - before.x, now.y - before.y);
      if (!dragging && down.size < 2 && far < DRAG) return;
      if (!dragging) {
        dragging = true;
        frame.setPointerCapture(event.pointerId);
      }
      down.set(event.pointerId, now);
      const shown = latest.current;
      const moved = { ...shown, x: shown.x + now.x - before.x, y: shown.y + now.y - before.y };
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) return show(moved);
      const factor =
        Math.hypot(now.x - other.x, now.y - other.y) /
        Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      show(zoomed(shown, factor, other));
    },
    pointerup(event: PointerEvent) {
      down.delete(event.pointerId);
    },
    pointercancel(event: PointerEvent) {
      down.delete(event.pointerId);
    },
    // A drag that began on something clickable is no click on it.
    click(event: MouseEvent) {
      if (!dragging || event.detail === 0) return;
      dragging = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
  const stop = new AbortController();
  for (const [kind, listen] of Object.entries(on)) {
    const options = { signal: stop.signal, passive: false, capture: kind === "click" };
    frame.addEventListener(kind, listen as EventListener, options);
  }
  return () => stop.abort();
}
