import { expect, test } from "vitest";
import type { ChatLine } from "../../../src/generated/wire";
import { added } from "../../../src/shell/table/chat_lines";

const line = (number: number, removes: number[] = []): ChatLine => ({
  number,
  at: 0,
  name: "Ana",
  seat: 0,
  text: `line ${number}`,
  removes,
});

test("lines that come are added", () => {
  expect(added([line(1)], [line(2), line(3)]).map((one) => one.number)).toEqual([1, 2, 3]);
});

test("a line that says which earlier ones are no more takes these away", () => {
  const shown = added([line(1), line(2), line(3)], [line(4), line(5, [1, 3])]);
  expect(shown.map((one) => one.number)).toEqual([2, 4, 5]);
});
