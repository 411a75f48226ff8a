// Links to seats. The server stores only their hashes, so the browser that made them remembers them.
import type { Opened } from "../../generated/wire";

const KEY = "vaka.links";
const MOST = 40;

type Known = Pick<Opened, "match" | "links" | "open_link">;

function all(): Known[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Known[];
  } catch {
    return [];
  }
}

export function linksOf(match: string): Known {
  return all().find((known) => known.match === match) ?? { match, links: [], open_link: "" };
}

/** Forget all links that this browser has made. */
export function forgetLinks(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // without storage there is nothing to forget
  }
}

export function keepLinks(links: Known): void {
  const before = linksOf(links.match);
  const seats = links.links.map((link) => link.seat);
  const merged: Known = {
    match: links.match,
    links: [...before.links.filter((link) => !seats.includes(link.seat)), ...links.links],
    open_link: links.open_link || before.open_link,
  };
  try {
    const others = all().filter((known) => known.match !== links.match);
    localStorage.setItem(KEY, JSON.stringify([...others.slice(-MOST), merged]));
  } catch {
    // without storage a lost link must be made anew
  }
}
