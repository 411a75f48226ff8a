// The words of games from their files: the gallery has no server to ask.
import type { GameWords } from "../parts/board";
import { type Catalogue, spoken } from "../shell/words";

const catalogues = import.meta.glob<{ default: Catalogue }>(
  "../../../src/vaka/games/*/text/words/*.json",
);

/** The games that have words, in the order of their names. */
export const GAMES = [
  ...new Set(Object.keys(catalogues).map((path) => /games\/(\w+)\//.exec(path)![1]!)),
].sort();

export async function wordsOf(game: string, language: string): Promise<GameWords> {
  const load = catalogues[`../../../src/vaka/games/${game}/text/words/${language}.json`];
  if (!load) throw new Error(`${game} has no words in ${language}`);
  return spoken((await load()).default);
}
