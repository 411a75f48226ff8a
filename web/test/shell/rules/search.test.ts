import { expect, test } from "vitest";
import type { RulesSection } from "../../../src/generated/wire";
import { hits, wanted } from "../../../src/shell/rules/search";

const section = (part: RulesSection["part"], id: string, body: string): RulesSection => ({
  part,
  id,
  title: `About ${id}`,
  level: 2,
  body,
});

const SECTIONS = [
  section("short", "g1", "Lay a **Moai** on the stone."),
  section(
    "reference",
    "s1",
    "- **R1** Nothing here.\n- **R2** A *Moai* costs 7 wood, a second\n  Moai too.",
  ),
  section("developers", "s2", "| Move | Meaning |\n|---|---|\n| `lay moai` | lay it |"),
];

test("a word is found in every part, at its rule where it has one", () => {
  const found = hits(SECTIONS, wanted("moai")!);
  expect(found.map(({ part, id }) => [part, id])).toEqual([
    ["short", "g1"],
    ["reference", "R2"],
    ["developers", "s2"],
  ]);
  expect(found[0]!.around).toBe("Lay a Moai on the stone.");
  expect(found[1]!.title).toBe("R2, About s1");
});

test("a title is found too, and long passages are cut", () => {
  expect(hits(SECTIONS, wanted("About g1")!).map(({ id }) => id)).toEqual(["g1"]);
  const long = [section("rules", "g2", `${"sea ".repeat(40)}canoe ${"sea ".repeat(40)}`)];
  const [hit] = hits(long, wanted("canoe")!);
  expect(hit!.around).toMatch(/^….*canoe.*…$/);
  expect(hit!.around.length).toBeLessThan(110);
});

test("what is too short to look for finds nothing, and signs are only signs", () => {
  expect(wanted(" a ")).toBeNull();
  expect(hits(SECTIONS, wanted("(.*")!)).toEqual([]);
});
