// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test } from "vitest";
import { go, listen, place } from "../../src/shell/router";

beforeAll(listen);
beforeEach(() => go("/"));

/** Click a link; return whether the page followed it itself. */
function click(html: string, how: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  // what the page leaves alone would load another document here
  const stop = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  let left = false;
  addEventListener("click", stop);
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...how });
  document.querySelector("b, a")!.dispatchEvent(event);
  removeEventListener("click", stop);
  return !left;
}

test("an address is cut into its parts, which are decoded", () => {
  go("/m/abc/at/4?seat=1#rule%20A2");
  const { path, query, hash } = place.get();
  expect(path).toEqual(["m", "abc", "at", "4"]);
  expect(query.get("seat")).toBe("1");
  expect(hash).toBe("rule A2");
});

test("a step of a replay can take the place of the one before it", () => {
  go("/m/abc/at/1");
  const before = history.length;
  go("/m/abc/at/2", "replace");
  expect(history.length).toBe(before);
  expect(place.get().path.at(-1)).toBe("2");
});

test("a link inside the page is followed without loading it, also from within the link", () => {
  expect(click('<a href="/rules/tongiaki/A2?from=table#top"><b>rules</b></a>')).toBe(true);
  expect(place.get().path).toEqual(["rules", "tongiaki", "A2"]);
  expect(place.get().query.get("from")).toBe("table");
});

test.each([
  ["/api/matches/abc/journal", ""],
  ["/s/token", ""],
  ["/j/token", ""],
  ["https://example.org/m/abc", ""],
  ["/m/abc", 'target="_blank"'],
  ["/m/abc", "download"],
])("the browser follows %s %s", (href, more) => {
  expect(click(`<a href="${href}" ${more}>there</a>`)).toBe(false);
  expect(place.get().path).toEqual([]);
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])("a click with %o opens what the browser opens with it", (how) => {
  expect(click('<a href="/m/abc">there</a>', how)).toBe(false);
  expect(place.get().path).toEqual([]);
});

test("a click beside links is nobody's", () => {
  expect(click("<b>text</b>")).toBe(false);
});

test("going back shows the page before", () => {
  history.replaceState(null, "", "/m/before");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(place.get().path).toEqual(["m", "before"]);
});
