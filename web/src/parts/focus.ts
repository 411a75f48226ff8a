// One tabulator stop for the whole table: arrow keys walk between the places that are alive.
import { THINGS } from "./reading";

const AHEAD: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The places of a board that are alive. */
export function spots(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("[data-spot]")];
}

/** Everything on a board that may have something to say, each once: its button, if it has one. */
function things(root: HTMLElement): HTMLElement[] {
  const named = new Map<string, HTMLElement>();
  for (const thing of [...spots(root), ...root.querySelectorAll<HTMLElement>(THINGS)]) {
    const { spot, at, about } = thing.dataset;
    const name = spot ?? at ?? about ?? "";
    const seen = thing.getClientRects().length && !thing.closest("[aria-hidden=true]");
    if (seen && !named.has(name)) named.set(name, thing);
  }
  return [...named.values()];
}

/** Where arrow keys lead on a board that explains itself: to what is alive and, with Shift or if nothing
 * is, to everything that has something to say, such as why it cannot be used. */
export function spotsOrThings(
  root: HTMLElement,
  from: HTMLElement,
  event: KeyboardEvent,
): HTMLElement[] {
  const { spot, at, about, walk } = from.dataset;
  if (!spot && !at && !about && walk === undefined && from !== root) return [];
  const alive = event.shiftKey || !spot ? [] : spots(root);
  return alive.length ? alive : things(root);
}

/** Bring the focus to a thing, also to one that only has something to say. */
export function focusThing(thing: HTMLElement): void {
  if (!thing.hasAttribute("tabindex")) thing.setAttribute("tabindex", "-1");
  thing.focus();
}

/** The place that a key leads to: the nearest ahead, sideways distance counting double. */
export function spotAhead(all: HTMLElement[], from: HTMLElement, key: string): HTMLElement | null {
  if (key === "Home") return all[0] ?? null;
  if (key === "End") return all.at(-1) ?? null;
  const way = AHEAD[key];
  if (!way) return null;
  const [x, y] = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const spot of all) {
    if (spot === from) continue;
    const [dx, dy] = [middle(spot)[0] - x, middle(spot)[1] - y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (ahead > 4 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = spot;
    }
  }
  // Nothing lies that way: go on in reading order, so that no place is out of reach.
  const step = way[0] + way[1];
  return best ?? all[(all.indexOf(from) + step + all.length) % all.length] ?? null;
}

function middle(spot: HTMLElement): [number, number] {
  const box = spot.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** Where the focus goes after a move by keyboard: to the next choice, or to the table itself. */
export function focusTable(root: HTMLElement): void {
  const stop =
    root.querySelector<HTMLElement>("[data-first]") ??
    root.querySelector<HTMLElement>('[data-spot][tabindex="0"]');
  (stop ?? root).focus({ preventScroll: stop === null });
}
