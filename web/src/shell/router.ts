// Pages by address, without loading the document again.
import { ALONE } from "../alone/found";
import { store } from "./store";

export interface Place {
  path: string[]; // "/m/abc/at/4" is ["m", "abc", "at", "4"]
  query: URLSearchParams;
  hash: string;
}

/** The address inside the page. A folder of files has one page, so it stands behind its "#". */
function address(): URL {
  if (!ALONE) return new URL(location.href);
  const inside = location.hash.slice(1);
  return new URL(inside.startsWith("/") ? inside : "/", location.origin);
}

/** How an address inside the page is written for the browser. */
export function at(inside: string): string {
  return ALONE ? `#${inside}` : inside;
}

function here(): Place {
  const { pathname, search, hash } = address();
  return {
    path: pathname.split("/").filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(search),
    hash: decodeURIComponent(hash.slice(1)),
  };
}

export const place = store<Place>(here());

export function go(to: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", at(to));
  else history.replaceState(null, "", at(to));
  place.set(here());
}

/** Return where a link leads inside the page; null if it leads out of it. */
function inside(to: URL): URL | null {
  if (!ALONE) return to;
  if (to.origin !== location.origin || to.pathname !== location.pathname) return null;
  if (to.hash.startsWith("#/")) return new URL(to.hash.slice(1), location.origin);
  const now = address();
  now.hash = to.hash; // a place on the same page
  return now;
}

/** Follow links inside the page; files of the server and other sites are left to the browser. */
export function listen(): void {
  addEventListener("popstate", () => place.set(here()));
  addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download")) return;
    const to = inside(new URL(link.href, location.href));
    if (!to || to.origin !== location.origin || /^\/(api|s|j)\//.test(to.pathname)) return;
    event.preventDefault();
    go(to.pathname + to.search + to.hash);
  });
}
