// @vitest-environment happy-dom
// One sign for one thing: what is in more than one game is drawn once, in parts/signs.tsx.
import { expect, test, vi } from "vitest";
import { GAMES } from "../../src/gallery/words";
import { OWN as raiatea } from "../../src/games/raiatea/art/symbols";
import { OWN as rapanui2011 } from "../../src/games/rapanui2011/art/items";
import { GOODS } from "../../src/games/rapanui2020/art/goods";
import { SIGNS as TILES } from "../../src/games/rapanui2020/art/signs";
import { OWN as tongiaki } from "../../src/games/tongiaki/board/sign";
import { OTHER_NAMES, SIGNS } from "../../src/parts/signs";

vi.stubGlobal("matchMedia", () => ({ matches: false }));

const SOURCES = import.meta.glob<string>("../../src/**/*.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});
const LONG = 30; // characters of a path that nobody writes twice by chance

/** The signs that each game draws itself. */
const OWN: Record<string, string[]> = {
  raiatea: Object.keys(raiatea),
  rapanui2011: Object.keys(rapanui2011),
  rapanui2020: [...Object.keys(GOODS), ...Object.keys(TILES)],
  tongiaki: Object.keys(tongiaki),
};

test("no game draws what another game has, too", () => {
  expect(Object.keys(OWN)).toEqual(GAMES);
  const shared = [...Object.keys(SIGNS), ...Object.keys(OTHER_NAMES)];
  const drawn = [...shared, ...Object.values(OWN).flat()];
  expect(drawn.filter((name, at) => drawn.indexOf(name) !== at)).toEqual([]);
});

test("no drawing is copied", () => {
  const paths = Object.values(SOURCES).flatMap((source) =>
    [...source.matchAll(/"(M[^"]*)"/gi)].map((found) => found[1]!),
  );
  const long = paths.filter((path) => path.length >= LONG);
  expect(long.length).toBeGreaterThan(200);
  expect(long.filter((path, at) => long.indexOf(path) !== at)).toEqual([]);
});
