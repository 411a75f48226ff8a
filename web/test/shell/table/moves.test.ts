// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { inOrder } from "../../../src/shell/table/moves";
import { choices } from "../../made";

test("numbers are sorted as numbers", () => {
  const sorted = inOrder(choices("bid 0", "bid 1", "bid 10", "bid 2", "pass"));
  expect(sorted.map(({ move }) => move)).toEqual(["bid 0", "bid 1", "bid 2", "bid 10", "pass"]);
});
