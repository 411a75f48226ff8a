import { expect, test } from "vitest";
import { settle } from "../../../../src/games/tongiaki/play/pieces";
import { story } from "../../../../src/games/tongiaki/play/voyage";
import type { View } from "../../../../src/games/tongiaki/view";
import { told } from "../../../made";
import { made } from "../made";

const lying = (tonga: number[], beach = 0): View => {
  const view = made();
  view.ships.tonga![beach] = tonga;
  return view;
};
const tell = (was: View, view: View, ...facts: ReturnType<typeof told>[]) => {
  const before = settle([], was);
  return story(facts, was, before, view, settle(before, view));
};

test("a ship that is put down comes from above, and nothing else moves", () => {
  const { pieces, ghosts, ripple } = tell(lying([1, 0, 0]), lying([2, 0, 0]), told("place"));
  expect([...pieces.keys()]).toEqual(["0-1"]);
  expect(pieces.get("0-1")!.frames[0]).toMatchObject({ opacity: 0 });
  expect([ghosts, ripple]).toEqual([[], null]);
});

test("a ship that goes home is a ghost that fades", () => {
  const { pieces, ghosts } = tell(lying([1, 1, 0]), lying([1, 0, 0]), told("home"));
  expect(pieces.size).toBe(0);
  expect(ghosts.map(({ piece }) => piece.id)).toEqual(["1-0"]);
  expect(ghosts[0]!.motion.frames.at(-1)).toMatchObject({ opacity: 0 });
});

test("a ship that goes to another beach hops there", () => {
  const { pieces } = tell(lying([1, 0, 0], 0), lying([1, 0, 0], 3), told("expand"));
  expect(pieces.get("0-0")!.frames).toHaveLength(3);
});

test("a tile that is laid turns up at once", () => {
  const { tiles } = tell(made(), made(), told("lay", { tile: "tuamotu" }));
  expect([...tiles]).toEqual([["tuamotu", 0]]);
});

test("nothing told, nothing moved", () => {
  const { pieces, ghosts, tiles, arrival } = tell(lying([1, 1, 0]), lying([1, 1, 0]));
  expect([pieces.size, ghosts.length, tiles.size, arrival]).toEqual([0, 0, 0, 0]);
});

test("a fleet stops while the tile before it is turned and looked at, then it goes on", () => {
  const [fleet, cell] = [
    [1, 0, 0],
    [0, -1],
  ];
  const waiting = made({ phase: "voyage", origin: "tonga", fleet, cell, heading: 3 });
  const found = made({ phase: "land", island: "samoa", fleet, landed: [0, 0, 0] });
  found.board.samoa = [0, -1, 0];
  found.ships.samoa = Array.from({ length: 3 }, () => [0, 0, 0]);
  const { pieces, tiles, arrival } = tell(
    waiting,
    found,
    told("discover", { tile: "samoa", q: 0, r: -1, rot: 0 }),
    told("reach", { island: "samoa", ships: 1 }),
  );
  expect(tiles.get("samoa")).toBeLessThanOrEqual(0); // at once
  const frames = pieces.get("0-0")!.frames;
  const still = frames.filter(
    (frame, at) => at > 0 && frame.transform === frames[at - 1]!.transform,
  );
  expect(still).toHaveLength(1);
  expect((still[0]!.offset as number) * arrival).toBeGreaterThan(600);
});
