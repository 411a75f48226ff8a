import { expect, test } from "vitest";
import { leadsTo, placesOf, zoneOf } from "../../../../src/games/raiatea/play/moves";
import type { View } from "../../../../src/games/raiatea/view";

const view = (todo: string) => ({ actor: 2, todo: todo ? [{ do: todo }] : [] }) as unknown as View;

test.each([
  ["choose forest", ["tile:forest"]],
  ["pick collector", ["display:collector"]],
  ["take uru", ["goods:uru"]],
  ["take trader", ["helpers:trader"]],
  ["take m01", ["masks:m01"]],
  ["offer uru", ["good:uru"]],
  ["sell uru 3", ["price:uru:3", "good:uru"]],
  ["hire trader", ["helpers:trader"]],
  ["buy normal", ["deck:normal"]],
  ["keep matarua", ["drawn:matarua"]],
  ["put matarua", ["hand:matarua"]],
  ["give m03", ["mask:m03"]],
  ["collector", ["helper:collector"]],
  ["fulfil goods_uru 2", ["task:goods_uru:2"]],
  ["reward good", ["reward:good"]],
  ["next matarua", ["row:matarua:2"]],
  ["ban matarua 1", ["row:matarua:1"]],
  ["raid 1", ["seat:1"]],
  ["steal m05 1", ["theirs:1:m05"]],
  ["bid 4", ["bid"]],
  ["train 2", ["button:train 2"]],
])("%s is clicked at %j", (move, places) => {
  expect(placesOf(move, view(""))).toEqual(places);
});

test("the same text is made where the step at hand says", () => {
  expect(placesOf("take uru", view("forest"))).toEqual(["display:uru"]);
  expect(placesOf("pay hina", view("pay_ritual"))).toEqual(["hand:hina"]);
  expect(placesOf("pay m01", view("pay_mask"))).toEqual(["mask:m01"]);
});

test.each([
  ["offer uru", ["goods:uru", "tattoo:1"]],
  ["sell uru 3", ["goods:uru", "price:uru:3"]],
  ["train 0", []],
  ["train 2", ["priests:1"]],
  ["put hina", ["bag"]],
  ["pass", []],
])("%s leads to %j", (move, places) => {
  expect(leadsTo(move, 1)).toEqual(places);
});

test.each([
  ["tile:forest", "stage"],
  ["price:uru:3", "market"],
  ["theirs:1:m05", "others"],
  ["bid", "prompt"],
  ["button:train 2", "prompt"],
  ["hand:hina", "own"],
])("%s is in the zone %s", (place, zone) => {
  expect(zoneOf(place)).toBe(zone);
});
