import { expect, test } from "vitest";
import { coach } from "../../../src/games/rapanui2011/coach";
import type { Facts, View } from "../../../src/games/rapanui2011/view";

const words = { say: (key: string) => key, name: (word: string) => word };

/** What the coach says last to seat 0. */
async function said(view: object, facts: object): Promise<string> {
  const { text } = await coach.advise(view as View, 0, true, words, "en", facts as Facts);
  return text.at(-1)!;
}

const offer = (price: number, possible: boolean) => ({ price, possible });
const rest = { mulberry: offer(5, false), sweet_potato: offer(5, false), grain: offer(5, false) };

test("the cheapest offering that can be bought is named with its price", async () => {
  const view = { phase: "buy", seats: [{ wood: 4 }] };
  const rich = { purchases: [{ ...rest, fish: offer(4, true), grain: offer(3, true) }] };
  expect(await said(view, rich)).toContain("cheapest is grain for 3");
  expect(await said(view, { purchases: [{ ...rest, fish: offer(5, false) }] })).toContain(
    "nothing",
  );
});

test("a last draw is praised if it brings more than it brings to others", async () => {
  const seats = [{ display: { priest: 3 } }, { display: { priest: 1 } }];
  const view = { phase: "draw", seats };
  const columns = [{ bare: "" }, { bare: "priest" }];
  const income = [{ priest: 4 }, { priest: 1 }];
  expect(await said(view, { missing: [1, 0], columns, income })).toContain("Column 1");
  expect(await said(view, { missing: [1, 0], columns, income: income.toReversed() })).toContain(
    "No column",
  );
  expect(await said(view, { missing: [2, 0], columns, income })).toContain("2 times");
});
