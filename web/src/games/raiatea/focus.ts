// One tabulator stop for the whole table: arrow keys walk between the places that are alive, and with
// Shift, or when nothing is alive, between all things that explain themselves.

const AHEAD: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

function stops(root: HTMLElement, everything: boolean): HTMLElement[] {
  const spots = everything ? [] : [...root.querySelectorAll<HTMLElement>("[data-spot]")];
  if (spots.length) return spots;
  return [...root.querySelectorAll<HTMLElement>("[data-spot], [data-about][tabindex]")];
}

/** The place that a key leads to: the nearest ahead, sideways distance counting double. */
export function stopAhead(root: HTMLElement, from: HTMLElement, key: string, everything: boolean): HTMLElement | null {
  const all = stops(root, everything);
  if (key === "Home") return all[0] ?? null;
  if (key === "End") return all.at(-1) ?? null;
  const way = AHEAD[key];
  if (!way) return null;
  const [x, y] = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const stop of all) {
    if (stop === from) continue;
    const [dx, dy] = [middle(stop)[0] - x, middle(stop)[1] - y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (ahead > 4 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = stop;
    }
  }
  // Nothing lies that way: go on in reading order, so that no place is out of reach.
  const step = way[0] + way[1];
  return best ?? all[(all.indexOf(from) + step + all.length) % all.length] ?? null;
}

function middle(stop: HTMLElement): [number, number] {
  const box = stop.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** Where the focus goes after a move by keyboard: to the next choice, or to the table itself. */
export function focusTable(root: HTMLElement): void {
  const stop = root.querySelector<HTMLElement>("[data-first]") ?? root.querySelector<HTMLElement>('[data-spot][tabindex="0"]');
  (stop ?? root).focus({ preventScroll: stop === null });
}
