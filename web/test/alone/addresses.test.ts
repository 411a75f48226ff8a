// @vitest-environment happy-dom
// A page that is its own table: its addresses stand behind "#", wherever the folder lies.
import { h } from "preact";
import { beforeAll, expect, test } from "vitest";

let router: typeof import("../../src/shell/router");

beforeAll(async () => {
  const told = document.createElement("script");
  told.id = "alone";
  told.type = "application/json";
  told.textContent = JSON.stringify({ python: "p/", vaka: "v.zip", answers: "a", prepared: [] });
  document.head.append(told);
  history.replaceState(null, "", "/some/where/#/m/abc/at/4?seat=1");
  router = await import("../../src/shell/router");
  router.listen();
  (await import("../../src/alone/links")).translateLinks();
});

test("the page is found by what stands behind the sign", () => {
  const { path, query } = router.place.get();
  expect(path).toEqual(["m", "abc", "at", "4"]);
  expect(query.get("seat")).toBe("1");
});

test("going somewhere leaves the folder where it is", () => {
  router.go("/rules/tongiaki#reference");
  expect(location.pathname).toBe("/some/where/");
  expect(router.place.get()).toMatchObject({ path: ["rules", "tongiaki"], hash: "reference" });
});

test("links inside the page are followed there, others are the browser's", () => {
  const link = document.createElement("a");
  document.body.append(link);
  const click = (href: string) => {
    link.href = href;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true });
    link.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(click("#/m/xyz")).toBe(true);
  expect(router.place.get().path).toEqual(["m", "xyz"]);
  expect(click("#part")).toBe(true);
  expect(router.place.get()).toMatchObject({ path: ["m", "xyz"], hash: "part" });
  expect(click("https://example.org/")).toBe(false);
  expect(click("/elsewhere/on/this/host")).toBe(false);
});

test("what is drawn leads into the page, and files are made here", () => {
  expect(h("a", { href: "/m/abc" }).props).toMatchObject({ href: "#/m/abc" });
  expect(h("a", { href: "#main" }).props).toMatchObject({ href: "#main" });
  const file = h("a", { href: "/api/matches/abc/journal", download: "a.journal" });
  expect(file.props).toMatchObject({ href: "#/" });
  expect(file.props).toHaveProperty("onClick");
});
