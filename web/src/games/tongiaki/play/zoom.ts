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

export interface Zoom extends Shown {
  width: number;
  height: number;
  smooth: boolean; // the change was made by the page, not by a hand
  fitted: boolean;
  fit(): void;
  by(factor: number): void;
  pan(dx: number, dy: number): void;
  reveal(at: Point): void;
}

const [SMALLEST, LARGEST, NATURAL] = [0.12, 2.6, 1.45];
const [HALF_WIDTH, HALF_HEIGHT] = [112, 98]; // of a tile and the margin around the map
const DRAG = 6; // pixels before a press becomes a drag

/** Show all cells, as large as possible with as few as possible under what covers the window. */
function fitting(cells: Point[], width: number, height: number, covers: Box[]): Shown {
  let [best, least] = [null as Shown | null, Infinity];
  for (const left of [0, 140]) {
    for (const top of [0, 54, 88, 116]) {
      for (const right of [0, 58, 96, 130]) {
        const shown = fitted(cells, { left, top, right: width - right, bottom: height });
        const hidden = cells.filter((cell) => covers.some((box) => under(box, cell, shown))).length;
        const cost = hidden - shown.scale / 10;
        if (cost < least) [best, least] = [shown, cost];
      }
    }
  }
  return best!;
}

function fitted(cells: Point[], room: Box): Shown {
  const [x, y] = [cells.map((cell) => cell.x), cells.map((cell) => cell.y)];
  const [left, right] = [Math.min(...x) - HALF_WIDTH, Math.max(...x) + HALF_WIDTH];
  const [top, bottom] = [Math.min(...y) - HALF_HEIGHT, Math.max(...y) + HALF_HEIGHT];
  const [wide, high] = [room.right - room.left, room.bottom - room.top];
  const fits = Math.min(NATURAL, wide / (right - left), high / (bottom - top));
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

function zoomed(shown: Shown, factor: number, at: Point): Shown {
  const scale = Math.max(SMALLEST, Math.min(LARGEST, shown.scale * factor));
  const by = scale / shown.scale;
  return { scale, x: at.x - (at.x - shown.x) * by, y: at.y - (at.y - shown.y) * by };
}

type Covers = (width: number, height: number) => Box[];

/** Follow the cells of the map until a hand moves it; `frame` is the element that holds it. */
export function useZoom(
  frame: RefObject<HTMLElement | null>,
  cells: Point[],
  covers: Covers,
): Zoom {
  const [size, resize] = useState({ width: 600, height: 500 });
  const [own, move] = useState<Shown | null>(null); // null: fitted
  const [smooth, setSmooth] = useState(false);
  const fit = useMemo(
    () => fitting(cells, size.width, size.height, covers(size.width, size.height)),
    [cells, size],
  );
  const shown = own ?? fit;
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
  useEffect(() => setSmooth(true), [cells]);
  useEffect(() => hands(frame.current!, latest, byHand), []);

  return {
    ...shown,
    ...size,
    smooth,
    fitted: own === null,
    fit: () => byPage(null),
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
