// What moves over a finished board as decoration: where things lie, and numbers that float up.
import type { ComponentChildren, RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import "./air.css";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Every named place of a board with its box, measured from the corner of the board. */
export type Boxes = Map<string, Box>;

/** Measure every named place; of copies the first counts. */
export function measure(root: HTMLElement): Boxes {
  const corner = root.getBoundingClientRect();
  const boxes: Boxes = new Map();
  for (const element of root.querySelectorAll("[data-at]")) {
    const name = element.getAttribute("data-at")!;
    if (boxes.has(name)) continue;
    const box = element.getBoundingClientRect();
    boxes.set(name, {
      x: box.left - corner.left,
      y: box.top - corner.top,
      width: box.width,
      height: box.height,
    });
  }
  return boxes;
}

/** Every named place with no box: for who asks only which places there are. */
export function unmeasured(root: HTMLElement): Boxes {
  const nowhere: Box = { x: 0, y: 0, width: 0, height: 0 };
  const places = root.querySelectorAll("[data-at]");
  return new Map(Array.from(places, (place) => [place.getAttribute("data-at")!, nowhere]));
}

export interface Before<View> {
  view: View;
  boxes: Boxes;
}

/** The view before this one and where everything lay: measured while the page still shows it, and
 * only where something may fly, since measuring hundreds of things makes the browser lay them out. */
export function useBefore<View>(
  root: RefObject<HTMLElement | null>,
  view: View,
  still: boolean,
): RefObject<Before<View> | null> {
  const seen = useRef(view);
  const before = useRef<Before<View>>(null);
  if (seen.current !== view) {
    const board = isQuiet(still) ? null : root.current;
    before.current = board ? { view: seen.current, boxes: measure(board) } : null;
    seen.current = view;
  }
  return before;
}

/** Whether nothing is to move, by the viewer's own setting or that of the device. */
export function isQuiet(still: boolean): boolean {
  return still || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export const FLOAT = 1600; // milliseconds

export function Floating(props: { at: Box; start: number; children: ComponentChildren }) {
  const label = useRef<HTMLSpanElement>(null);
  const { at, start } = props;
  useLayoutEffect(() => {
    const to = (up: number) =>
      `translate(${at.x + at.width / 2}px, ${at.y - up}px) translateX(-50%)`;
    const motion = label.current?.animate(
      [
        { transform: to(-8), opacity: 0 },
        { transform: to(15), opacity: 1, offset: 0.18 },
        { transform: to(23), opacity: 1, offset: 0.75 },
        { transform: to(36), opacity: 0 },
      ],
      { duration: FLOAT, delay: start, fill: "both", easing: "ease-out" },
    );
    return () => motion?.cancel();
  }, []);
  return (
    <span class="floating" ref={label}>
      {props.children}
    </span>
  );
}
