// The page's own words in three languages. Sentences about rules (moves, log, refusals) come from
// the server, and the words of a game from its catalogue.
import type { GameWords, Language } from "../parts/board";
import { get } from "./http";
import { settings } from "./settings";
import type english from "./words/en.json";

export type Key = keyof typeof english;
export type Arguments = Record<string, string | number>;
type Entry = string | { count: string; one: string; other: string };
export type Catalogue = Record<string, Entry>;

const files = import.meta.glob<{ default: Catalogue }>("./words/*.json");
let words: Catalogue = {};
let spokenNow: Language | null = null;

export async function learn(language: Language): Promise<void> {
  words = (await files[`./words/${language}.json`]!()).default;
  spokenNow = language;
}

/** The language that `say` speaks: what is kept as it was drawn is drawn anew for another. */
export function speaking(): Language | null {
  return spokenNow;
}

function fill(entry: Entry, args: Arguments): string {
  const text =
    typeof entry === "string" ? entry : Number(args[entry.count]) === 1 ? entry.one : entry.other;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ""));
}

/** Return a sentence of the page; a plural is chosen by the argument that it counts. */
export function say(key: Key, args: Arguments = {}): string {
  return fill(words[key] ?? key, args);
}

/** Return a number as the page's language writes it. */
export function number(value: number, least = 0, most = least): string {
  const { language } = settings.get();
  return value.toLocaleString(language, {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });
}

/** Return a word for something the server names, such as a bot's level, or that name itself. */
export function call(group: "level", name: string): string {
  const entry = words[`${group}.${name}`];
  return entry === undefined ? name : fill(entry, {});
}

const catalogues = new Map<string, Promise<GameWords>>();

/** Return the words of a game, filled as vaka.core.words fills them. */
export function gameWords(game: string, language: Language): Promise<GameWords> {
  const key = `${game}/${language}`;
  const known = catalogues.get(key);
  if (known) return known;
  const learning = get<Catalogue>(`/api/games/${game}/words/${language}`).then(spoken);
  catalogues.set(key, learning);
  learning.catch(() => catalogues.delete(key));
  return learning;
}

/** The words of a catalogue. */
export function spoken(catalogue: Catalogue): GameWords {
  const name = (word: string) => {
    const entry = catalogue[`name.${word}`];
    return typeof entry === "string" ? entry : word;
  };
  const named = (args: Arguments): Arguments =>
    Object.fromEntries(
      Object.entries(args).map(([key, value]) => [
        key,
        typeof value === "string" ? name(value) : value,
      ]),
    );
  return {
    name,
    say: (key, args = {}) => fill(catalogue[key] ?? key, named(args)),
  };
}
