// What every part of the board may ask: which places are alive, what is pointed at, the words.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Choice, GameWords } from "../../board";

export interface Desk {
  places: Map<string, Choice[]>; // the legal moves by place
  lit: Set<string>; // the place of the move that is pointed at
  hinted: Set<string>; // where that move leads
  current: string | null; // the place that the tabulator key reaches
  words: GameWords;
  enter(place: string): void; // hovered or focused
  leave(): void;
  press(place: string, how: "key" | "touch" | "mouse"): void;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("a part of the board stands outside its board");
  return desk;
}
