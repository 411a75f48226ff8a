// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { ChatLine } from "../../../src/generated/wire";
import { unread } from "../../../src/shell/table/unread";

const line = (number: number, seat: number | null, name = "Ben"): ChatLine => ({
  ...{ number, seat, name, at: 0, text: "hello", removes: [] },
});

test("what others wrote since the last look is unread", () => {
  const lines = [line(1, 1), line(2, -1, ""), line(3, 0, "Ana"), line(4, null, "Cleo"), line(5, 1)];
  expect(unread(lines, 1, 0, [])).toBe(2);
  expect(unread(lines, 1, 0, ["Ben"])).toBe(1);
  expect(unread(lines, 5, 0, [])).toBe(0);
  expect(unread(lines, -1, null, [])).toBe(4); // a spectator sees who sits as others
});
