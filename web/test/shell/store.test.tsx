// @vitest-environment happy-dom
import { render } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import { store, useStore } from "../../src/shell/store";

test("a store tells those who listen, until they stop", () => {
  const number = store(1);
  const hear = vi.fn();
  const stop = number.listen(hear);
  number.set(2);
  stop();
  number.set(3);
  expect(hear.mock.calls).toEqual([[2]]);
  expect(number.get()).toBe(3);
});

test("who stops listening while told leaves the others their turn", () => {
  const number = store(1);
  const hear = vi.fn();
  const stop = number.listen(() => stop());
  number.listen(hear);
  number.set(2);
  expect(hear).toHaveBeenCalledOnce();
});

test("a component is drawn anew when the store changes", async () => {
  const name = store("Ana");
  const Name = () => <b>{useStore(name)}</b>;
  const page = document.createElement("div");
  await act(() => render(<Name />, page));
  await act(() => name.set("Hina"));
  expect(page.innerHTML).toBe("<b>Hina</b>");
});

test("a change between the drawing of a component and its listening is drawn, too", async () => {
  const name = store("Ana");
  const Name = () => {
    const drawn = useStore(name);
    useLayoutEffect(() => name.set("Hina"), []);
    return <b>{drawn}</b>;
  };
  const page = document.createElement("div");
  await act(() => render(<Name />, page));
  expect(page.innerHTML).toBe("<b>Hina</b>");
});
