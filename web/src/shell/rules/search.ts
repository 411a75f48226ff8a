// Where a word stands in the rules: in every part of them, with the place to jump to.
import type { RulesSection } from "../../generated/wire";
import { type Block, blocks } from "./markdown";

export type Part = RulesSection["part"];

export interface Hit {
  part: Part;
  id: string; // of the rule, or of the section
  title: string;
  around: string; // what stands before and after it
}

const REACH = 44; // letters to each side
const MOST = 80;

/** Return what finds a word, or null if it is too short to look for. */
export function wanted(search: string): RegExp | null {
  const word = search.trim();
  return word.length > 1
    ? new RegExp(`(${word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")})`, "i")
    : null;
}

export function hits(sections: RulesSection[], found: RegExp): Hit[] {
  return sections.flatMap((section) => inSection(section, found)).slice(0, MOST);
}

function inSection(section: RulesSection, found: RegExp): Hit[] {
  const { part, id, title } = section;
  const places = blocks(section.body).flatMap((block) => {
    const around = passage(textOf(block), found);
    if (around === null) return [];
    return block.kind === "rule"
      ? [{ part, id: block.id, title: `${block.id}, ${title}`, around }]
      : [{ part, id, title, around }];
  });
  if (places.length === 0 && found.test(title)) return [{ part, id, title, around: "" }];
  // A section is one place to jump to, and so is each of its rules.
  return places.filter((hit, at) => places.findIndex((other) => other.id === hit.id) === at);
}

function textOf(block: Block): string {
  if (block.kind === "list") return block.items.join(" ");
  if (block.kind === "table") return block.rows.map((row) => row.join(" ")).join(" ");
  return block.text;
}

function passage(text: string, found: RegExp): string | null {
  const plain = text.replace(/[*`]/g, "").replace(/\s+/g, " ");
  const match = found.exec(plain);
  if (!match) return null;
  const [from, to] = [match.index - REACH, match.index + match[0].length + REACH];
  return `${from > 0 ? "…" : ""}${plain.slice(Math.max(0, from), to).trim()}${to < plain.length ? "…" : ""}`;
}
