// @vitest-environment happy-dom
import { expect, test } from "vitest";
import english from "../../../../../src/vaka/games/tongiaki/text/words/en.json";
import { retell } from "../../../../src/games/tongiaki/play/recap";
import { type Catalogue, spoken } from "../../../../src/shell/words";
import { told } from "../../../made";

const words = spoken(english as Catalogue);
const said = (...events: Parameters<typeof retell>[0]) => retell(events, words, () => null);

test("ships are not told one by one, and a voyage is told with how it ended", () => {
  const place = told("place", { seat: 1, island: "tonga", beach: 0 });
  const line = said(
    told("expand", { seat: 1, island: "tonga", ships: 2 }),
    place,
    place,
    told("sail", { seat: 1, island: "tonga", edge: 3, ships: 3 }),
    told("discover", { tile: "water_e" }),
    told("cross", { tile: "water_e" }),
    told("discover", { tile: "samoa" }),
    told("reach", { island: "samoa", ships: 3 }),
    told("land", { colour: "blue", island: "samoa", beach: 0 }),
  );
  expect(line).toBe(
    "expanded on Tonga with 2 ships, 3 ships from Tonga (discovered water E, landed on Samoa)",
  );
});

test("a fleet that is lost is told as lost", () => {
  const line = said(
    told("sail", { island: "tonga", ships: 1 }),
    told("sink", { tile: "water_a", number: 4, colours: 1 }),
    told("home", { colour: "blue", ships: 1 }),
  );
  expect(line).toBe("a ship from Tonga (sank on water A)");
});

test("tiles that are laid are counted, the same thing is said once", () => {
  const lay = told("lay", { tile: "water_k", q: 0, r: -1, rot: 0 });
  const line = said(told("colonise"), lay, lay, told("settle", { island: "samoa", beach: 0 }));
  expect(line).toBe("took all ships home, laid 2 tiles, settled on Samoa");
  expect(said(told("setup", { island: "tonga" }), told("setup", { island: "tonga" }))).toBe(
    "a ship on Tonga (2×)",
  );
});
