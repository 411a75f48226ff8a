// What a lesson points at: a thing of the page, or where the next move is made.
import { movesOf } from "../../parts/series";

const OPEN_DIALOG = "dialog[open]";
const OFFERED = ".drawer-tab:first-child:has(.badge)"; // the list of moves, if there are any now

/** Return the thing that a note points at; null if it is not there. */
export function target(points: string[], ahead: string[]): Element | null {
  const sure = document.querySelector(`${OPEN_DIALOG} [data-sure]`);
  if (sure) return sure;
  for (const selector of points) {
    const found = [...document.querySelectorAll(selector)].find(seen);
    if (found) return found;
  }
  return points.length > 0 || ahead.length === 0 ? null : maker(ahead);
}

/** Return where the next move is made: in the list where that is open over the board, else there. */
function maker(ahead: string[]): Element | null {
  const listed = (where: string) =>
    [...document.querySelectorAll<HTMLElement>(`${where} .move`)].find(
      ({ dataset }) => dataset.move === ahead[0],
    );
  const alive = [...document.querySelectorAll<HTMLElement>("[data-does]")].filter(seen);
  return (
    listed(".drawer-body") ??
    best(alive, ahead, 2) ??
    best(alive, undone(ahead), 1) ??
    listed(".side") ??
    document.querySelector(OFFERED)
  );
}

/** The moves without those at the beginning that are chosen on the board but not sent yet. */
function undone(ahead: string[]): string[] {
  const chosen = [...document.querySelectorAll<HTMLElement>("[data-chosen]")].flatMap(
    ({ dataset }) => (dataset.chosen ?? "").split("|"),
  );
  const first = ahead.findIndex((move) => !chosen.includes(move));
  return first < 0 ? ahead : ahead.slice(first);
}

/** Of those that make at least so many moves the one that does most of it at once, then does little else, then lies on top. */
function best(all: HTMLElement[], ahead: string[], fewest: number): HTMLElement | null {
  let [found, most, least] = [null as HTMLElement | null, fewest - 1, Infinity];
  for (const element of all) {
    const choices = (element.dataset.does ?? "").split("|");
    const length = Math.max(...choices.map((choice) => following(movesOf(choice), ahead)));
    if (length > most || (found && length === most && choices.length <= least))
      [found, most, least] = [element, length, choices.length];
  }
  return found;
}

/** How many of the coming moves a gesture makes; 0 if it makes others. */
function following(moves: string[], ahead: string[]): number {
  return moves.every((move, at) => ahead[at] === move) ? moves.length : 0;
}

function seen(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && element.checkVisibility({ visibilityProperty: true });
}
