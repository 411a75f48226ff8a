// @vitest-environment happy-dom
import { render } from "preact";
import { useState } from "preact/hooks";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import { isSame, kept, shared } from "../../src/parts/kept";

test("what says the same is the same object afterwards, and what does not is new", () => {
  const before = { ships: [[1, 2], [3]], seat: { name: "Ana", wood: 2 }, phase: "draw" };
  const now = { ships: [[1, 2], [4]], seat: { name: "Ana", wood: 2 }, phase: "buy" };
  const view = shared(before, now);
  expect(view).toEqual(now);
  expect(view).not.toBe(before);
  expect(view.seat).toBe(before.seat);
  expect(view.ships[0]).toBe(before.ships[0]);
  expect(view.ships).not.toBe(before.ships);
  expect(shared(before, structuredClone(before))).toBe(before);
});

test.each([
  [
    [1, 2],
    [1, 2, 3],
  ],
  [
    [1, 2, 3],
    [1, 2],
  ],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ 0: 1 }, [1]],
  [null, {}],
  [{ a: {} }, { a: null }],
  [{ a: undefined }, { b: undefined }],
])("%j is not taken for %j", (before, now) => {
  expect(shared<unknown>(before, now)).toStrictEqual(now);
});

test("lists count by their members, other things by what they are", () => {
  const line = { says: "Ana draws." };
  expect(isSame({ lines: [line] }, { lines: [line] })).toBe(true);
  expect(isSame({ lines: [line] }, { lines: [{ ...line }] })).toBe(false);
  expect(isSame({ line }, { line: { ...line } })).toBe(false);
  expect(isSame({ line }, { line, more: undefined })).toBe(false);
});

test("a kept part is drawn anew only for something else, or by itself", async () => {
  let [drawn, change] = [0, (_: string) => {}];
  const Part = kept((props: { name: string }) => {
    const [mood, set] = useState("calm");
    change = set;
    drawn++;
    return <p>{`${props.name} is ${mood}`}</p>;
  });
  const page = document.createElement("div");
  const show = (name: string) => act(() => render(<Part name={name} />, page));
  await show("Ana");
  await show("Ana");
  expect([drawn, page.textContent]).toEqual([1, "Ana is calm"]);
  await show("Teva");
  expect([drawn, page.textContent]).toEqual([2, "Teva is calm"]);
  await act(() => change("glad"));
  expect([drawn, page.textContent]).toEqual([3, "Teva is glad"]);
});
