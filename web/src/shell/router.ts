// Pages by address, without loading the document again.
import { store } from "./store";

export interface Place {
  path: string[]; // "/m/abc/at/4" is ["m", "abc", "at", "4"]
  query: URLSearchParams;
  hash: string;
}

function here(): Place {
  return {
    path: location.pathname.split("/").filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(location.search),
    hash: decodeURIComponent(location.hash.slice(1)),
  };
}

export const place = store<Place>(here());

export function go(to: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", to);
  else history.replaceState(null, "", to);
  place.set(here());
}

/** Follow links inside the page; files of the server and other sites are left to the browser. */
export function listen(): void {
  addEventListener("popstate", () => place.set(here()));
  addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download")) return;
    const to = new URL(link.href, location.href);
    if (to.origin !== location.origin || /^\/(api|s|j)\//.test(to.pathname)) return;
    event.preventDefault();
    go(to.pathname + to.search + to.hash);
  });
}
