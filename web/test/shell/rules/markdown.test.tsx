// @vitest-environment happy-dom
import { type ComponentChildren, render } from "preact";
import { expect, test } from "vitest";
import { blocks, Markdown } from "../../../src/shell/rules/markdown";

type Context = Parameters<typeof Markdown>[0]["context"];

function drawn(text: string, more: Partial<Context> = {}): string {
  const page = document.createElement("div");
  const context = { game: "tongiaki", found: null, rules: {}, ...more };
  render(<Markdown text={text} context={context} />, page);
  return page.innerHTML;
}

test("a text is cut into its blocks", () => {
  const text = [
    "### Setup",
    "First lines",
    "go on.",
    "",
    "- **RA2** A rule that",
    "  goes on.",
    "- one",
    "- two",
    "  more",
    "1. first",
    "2. second",
    "| a | b |",
    "|---|:-:|",
    "| 1 | 2 |",
    "```text",
    "  x  |",
    "```",
    "Last.",
  ].join("\n");
  expect(blocks(text)).toEqual([
    { kind: "head", level: 3, text: "Setup" },
    { kind: "text", text: "First lines go on." },
    { kind: "rule", id: "RA2", text: "A rule that goes on." },
    { kind: "list", items: ["one", "two more"], ordered: false },
    { kind: "list", items: ["first", "second"], ordered: true },
    {
      kind: "table",
      rows: [
        ["a", "b"],
        ["1", "2"],
      ],
    },
    { kind: "code", text: "  x  |" },
    { kind: "text", text: "Last." },
  ]);
});

test("bold, italics, code and links are drawn inside a line", () => {
  expect(drawn("a **b *c* d** `e*f*` [g](/rules/x)")).toBe(
    '<p>a <strong>b <em>c</em> d</strong> <code>e*f*</code> <a href="/rules/x">g</a></p>',
  );
});

test("nothing of a text becomes an element or a script", () => {
  expect(drawn("<img src=x onerror=alert(1)>")).toBe("<p>&lt;img src=x onerror=alert(1)&gt;</p>");
  expect(drawn("[here](javascript:void) and [there](other.md)")).toBe("<p>here and there</p>");
});

test("numbers of rules lead to them, unknown ones do not", () => {
  expect(drawn("See RA2 and RB9.1.", { rules: { RA2: "..." } })).toBe(
    '<p>See <a href="/rules/tongiaki/RA2">RA2</a> and RB9.1.</p>',
  );
});

test("what a search looks for is marked", () => {
  expect(drawn("A ship and a **Ship**.", { found: /(ship)/i })).toBe(
    "<p>A <mark>ship</mark> and a <strong><mark>Ship</mark></strong>.</p>",
  );
});

test("a rule has its number, its place and its drawing", () => {
  expect(drawn("- **RA2** Sail.", { figure: (rule) => <i>{rule}</i> })).toBe(
    '<div class="rule" id="RA2" tabindex="-1"><a class="rule-number" href="/rules/tongiaki/RA2">' +
      "RA2</a><p>Sail.</p></div><i>RA2</i>",
  );
});

test("a table has a head, whose empty corner is no heading", () => {
  const grid = drawn("| | b |\n|---|---|\n| 1 | *2* |");
  expect(grid).toContain('<thead><tr><td></td><th scope="col">b</th></tr></thead>');
  expect(grid).toContain("<tbody><tr><td>1</td><td><em>2</em></td></tr></tbody>");
});

test("a picture stands where the text names it, with its caption", () => {
  const text = "Before.\n![A *full* beach.](sail)\nAfter.";
  const picture = (name: string, caption: ComponentChildren) => (
    <figure data-name={name}>{caption}</figure>
  );
  expect(blocks(text).map(({ kind }) => kind)).toEqual(["text", "picture", "text"]);
  expect(drawn(text, { picture })).toBe(
    '<p>Before.</p><figure data-name="sail">A <em>full</em> beach.</figure><p>After.</p>',
  );
  expect(drawn(text)).toBe("<p>Before.</p><p>After.</p>");
});
