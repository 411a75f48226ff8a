import { expect, test } from "vitest";
import { settle } from "../../../../src/games/tongiaki/play/pieces";
import type { View } from "../../../../src/games/tongiaki/view";
import { made } from "../made";

/** Ships on the first beach of Tonga and on the first of Tuamotu, by seat. */
const lying = (tonga: number[], tuamotu: number[], more: Partial<View> = {}) => {
  const view = made(more);
  view.ships.tonga![0] = tonga;
  view.ships.tuamotu![0] = tuamotu;
  return view;
};
const where = (view: View, before: ReturnType<typeof settle> = []) =>
  settle(before, view).map(({ id, place, berth }) => `${id} ${place} ${berth}`);

test("every ship is a piece with a berth of its own", () => {
  expect(where(lying([2, 1, 0], [0, 0, 1]))).toEqual([
    "0-0 tonga 0 0",
    "0-1 tonga 0 1",
    "1-0 tonga 0 2",
    "2-0 tuamotu 0 0",
  ]);
});

test("a ship that goes keeps its name, and those that stay keep their berths", () => {
  const before = settle([], lying([1, 2, 0], [0, 0, 0]));
  expect(where(lying([0, 2, 0], [1, 0, 0]), before)).toEqual([
    "0-0 tuamotu 0 0",
    "1-0 tonga 0 1",
    "1-1 tonga 0 2",
  ]);
});

test("a new ship takes the first free berth and an unused name", () => {
  const before = settle([], lying([1, 1, 0], [0, 0, 0]));
  const less = settle(before, lying([0, 1, 0], [0, 0, 0]));
  expect(where(lying([1, 1, 0], [0, 0, 0]), less)).toEqual(["0-0 tonga 0 0", "1-0 tonga 0 1"]);
});

test("the fleet waits in the middle of the island and closes up as ships land", () => {
  const fleet = lying([0, 0, 0], [0, 0, 0], { island: "tuamotu", fleet: [1, 1, 1] });
  const before = settle([], fleet);
  const landed = lying([0, 0, 0], [1, 0, 0], { island: "tuamotu", fleet: [0, 1, 1] });
  expect(where(landed, before)).toEqual(["0-0 tuamotu 0 0", "1-0 fleet 0", "2-0 fleet 1"]);
});

test("of the ships on a royal island only the king's mask is left", () => {
  const before = settle([], lying([0, 0, 0], [1, 1, 0]));
  const royal = lying([0, 0, 0], [0, 0, 0], { royal: { tuamotu: 1 } });
  expect(where(royal, before)).toEqual(["1-0 mask tuamotu 0"]);
});
