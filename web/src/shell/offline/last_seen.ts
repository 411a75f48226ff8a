// The table as this tab saw it last, for a page that comes again while nothing can be reached. It is kept
// as long as the tab is open and in no other one: whoever uses the browser after that finds nothing.
import type { Told, View } from "../../generated/wire";

export interface Seen {
  match: string;
  seat: string | null; // as the address of the page says it
  language: string;
  view: View;
  log: Told[];
}

const KEY = "vaka.seen";
const tabs = new BroadcastChannel(KEY); // what one forgets is forgotten by all
let isForgotten = false;

tabs.onmessage = drop;

export function keepSeen(seen: Seen): void {
  if (isForgotten) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(seen));
  } catch {
    // storage is forbidden or full: then a page without a connection has nothing to show
  }
}

/** What was seen of a match, from this seat and in this language. */
export function lastSeen(wanted: Pick<Seen, "match" | "seat" | "language">): Seen | null {
  try {
    const seen = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Seen | null;
    const { match, seat, language } = wanted;
    const same = seen?.match === match && seen.seat === seat && seen.language === language;
    return same ? seen : null;
  } catch {
    return null;
  }
}

/** Forget it in every tab, and keep nothing of what these pages still show while they go away. */
export function forgetSeen(): void {
  drop();
  tabs.postMessage("forget");
}

function drop(): void {
  isForgotten = true; // until the page is loaded anew
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // nothing was kept
  }
}
