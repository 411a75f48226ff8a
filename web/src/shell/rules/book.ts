// The rules of a game as the server gives them, asked for once per language.
import type { RulesPage } from "../../generated/wire";
import type { Language } from "../../parts/board";
import { get } from "../http";

const books = new Map<string, Promise<RulesPage>>();

export function bookOf(game: string, language: Language): Promise<RulesPage> {
  const key = `${game}/${language}`;
  const known = books.get(key);
  if (known) return known;
  const reading = get<RulesPage>(`/api/games/${game}/rules/${language}`);
  books.set(key, reading);
  reading.catch(() => books.delete(key));
  return reading;
}
