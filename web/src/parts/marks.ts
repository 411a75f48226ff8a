// The last-move layer: places of the board that others touched since the viewer's own last move are
// outlined in the colour of who did it, until the viewer acts.
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import type { Told } from "../generated/wire";
import type { Box, Boxes } from "./air";
import type { Recent } from "./board";
import "./marks.css";

const MARK = "data-recent";

/** Outline the places that `touched` names, where the board has them. */
export function useMarks(
  root: RefObject<HTMLElement | null>,
  recent: Recent[] | undefined,
  touched: (told: Told[]) => Iterable<string>,
  view: unknown,
): void {
  useLayoutEffect(() => {
    const board = root.current;
    if (!board || !recent?.length) return;
    const marked: Element[] = [];
    for (const { seat, told } of recent) {
      for (const name of touched(told)) {
        const place = board.querySelector(`[data-at="${CSS.escape(name)}"]`);
        if (!place || marked.includes(place)) continue; // the first who touched it
        place.setAttribute(MARK, String(seat));
        marked.push(place);
      }
    }
    return () => {
      for (const place of marked) place.removeAttribute(MARK);
    };
  }, [recent, view]);
}

/** Places that what was told names itself, such as "space:c3". */
export function named(told: Told[]): string[] {
  return told.flatMap((event) =>
    Object.entries(event.arguments)
      .filter(([what]) => what !== "seat") // who did it is told by the colour
      .map(([what, which]) => `${what}:${which}`),
  );
}

/** Boxes that note which of them a plan asked for: there its things arrive. */
export class Noted extends Map<string, Box> {
  readonly names = new Set<string>();

  constructor(boxes: Boxes) {
    super(boxes);
  }

  override get(name: string): Box | undefined {
    const box = super.get(name);
    if (box) this.names?.add(name);
    return box;
  }
}
