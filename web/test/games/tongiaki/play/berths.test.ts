import { expect, test } from "vitest";
import { deck, shoresOf } from "../../../../src/games/tongiaki/play/berths";
import { APOTHEM, distance, mod6 } from "../../../../src/games/tongiaki/play/hex";
import { island } from "../../../../src/games/tongiaki/play/tiles";
import data from "../../../../src/generated/tongiaki/tiles.json";

const SHIP = 20; // about as wide as a ship is drawn
const ISLANDS = Object.keys(data.islands);
const ROTATIONS = [0, 1, 2, 3, 4, 5];

test.each(ISLANDS)("every beach of %s has its berths on the tile, none on another", (tile) => {
  const shores = shoresOf(tile, 0);
  expect(shores.map((shore) => shore.berths.length)).toEqual(
    island(tile).beaches.map((beach) => beach.berths),
  );
  const all = shores.flatMap((shore) => shore.berths);
  for (const [at, berth] of all.entries()) {
    expect(distance(berth, { x: 0, y: 0 })).toBeLessThan(APOTHEM);
    for (const other of all.slice(at + 1)) expect(distance(berth, other)).toBeGreaterThan(SHIP);
  }
});

test.each(ROTATIONS)("beaches turn with their island by %i", (rot) => {
  for (const [at, shore] of shoresOf("rapa_nui", rot).entries()) {
    const still = shoresOf("rapa_nui", 0)[at]!;
    expect(mod6(shore.direction - still.direction)).toBe(rot);
    expect(shore.reach).toBe(still.reach);
    expect(Math.hypot(shore.middle.x, shore.middle.y)).toBeCloseTo(
      Math.hypot(still.middle.x, still.middle.y),
    );
  }
});

test.each([1, 2, 3, 4, 5, 8, 15])("%i ships of a fleet wait around the middle, apart", (ships) => {
  const spots = Array.from({ length: ships }, (_, place) => deck(place, ships));
  const rows = new Set(spots.map((spot) => spot.y));
  expect(rows.size).toBe(ships > 3 ? 2 : 1);
  for (const y of rows) {
    const row = spots.filter((spot) => spot.y === y);
    expect(row.reduce((sum, spot) => sum + spot.x, 0)).toBeCloseTo(0);
  }
  for (const [at, spot] of spots.entries()) {
    for (const other of spots.slice(at + 1)) expect(distance(spot, other)).toBeGreaterThan(SHIP);
  }
});
