// What every part of a board may ask: which places are alive, what is pointed at, the words.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Choice } from "../generated/wire";
import type { GameWords } from "./board";

/** A click without a pointer is a key; a finger has seen no sentence before it tapped. */
export type How = "key" | "touch" | "mouse";

export interface Desk {
  places: Map<string, Choice[]>; // the legal moves by place
  lit: Set<string>; // the places of the move that is pointed at
  hinted: Set<string>; // where that move leads
  pointed: Choice | null; // that move
  current: string | null; // the place that the tabulator key reaches
  words: GameWords;
  nameOf(seat: number): string;
  enter(place: string): void; // hovered or focused
  leave(): void;
  press(place: string, how: How): void;
  choose(move: string, byKey: boolean): void;
  point(move: string | null): void;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("a part of the board stands outside its board");
  return desk;
}
