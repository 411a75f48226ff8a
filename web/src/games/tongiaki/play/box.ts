// What is in the box, in words: an island with its beaches, a water tile with its paths.
import data from "../../../generated/tongiaki/aid.json";
import type { GameWords } from "../../../parts/board";
import { type Beach, island, paths } from "./tiles";

export const BOX = data;

export function islandLines(name: string, words: GameWords): string[] {
  const { points, beaches } = island(name);
  return [words.say("aid.points", { points }), ...beachLines(beaches, words)];
}

export function beachLines(beaches: Beach[], words: GameWords): string[] {
  return counted(
    beaches.map(({ berths, piers }) => words.say("aid.beach", { berths, piers: piers.length })),
  );
}

/** Equal lines as one, with their number. */
function counted(lines: string[]): string[] {
  return [...new Set(lines)].map((line) => {
    const times = lines.filter((other) => other === line).length;
    return times > 1 ? `${times} × ${line}` : line;
  });
}

export function waterLines(name: string, words: GameWords): string[] {
  const needs = paths(name).map(({ number }) => number);
  const crest = data.crests[name as keyof typeof data.crests];
  return [
    words.say("aid.paths", { paths: needs.map((n) => asked(n, words)).join(", ") }),
    words.say("aid.crest", { colours: asked(crest, words) }),
  ];
}

function asked(number: number, words: GameWords): string {
  return number ? String(number) : words.say("show.open");
}
