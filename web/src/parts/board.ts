// What the shell gives to the board of a game, and what a board gives back.
//
// A game is a folder in src/games with an index.tsx that exports `game: GameFolder`. The shell finds
// it by itself (see shell/games.ts): a new game adds a folder and nothing else.
import type { ComponentType } from "preact";
import type * as wire from "../generated/wire";

/** Who sits at a seat, by the name that the seat has on this page. */
export type Sitter = Pick<wire.Sitter, "name" | "you">;

/** Words of the game in the language of the page: say("event.buy", {...}), name("sweet_potato"). */
export interface GameWords {
  say(key: string, args?: Record<string, string | number>): string;
  name(word: string): string;
}

export interface BoardProps<View = unknown, Facts = unknown> {
  view: View; // what this viewer may know: the view of the rules, nothing else
  facts: Facts; // what the rules say of it: prices, points, what moves bring
  seat: number | null; // from whose side the table is seen; null is a spectator
  sitters: Sitter[]; // by seat
  turn: number[]; // the seats that must choose now; [-1] chance, [] over
  confirming: number | null; // the seat in `turn` that has only to end its turn: the view is already past it
  ended: boolean; // nothing is asked any more: by the rules, or because the host ended the match
  choices: wire.Choice[]; // all that may be clicked; [] unless the viewer must choose
  choose(move: string): void;
  pointed: string | null; // the move that is hovered or focused in the list: show it on the board
  point(move: string | null): void; // the move that is hovered or focused on the board
  told: wire.Told[]; // what happened since the view before this one; [] on a jump
  still: boolean; // no animation: reduced motion, a replay that jumps, several views behind
  words: GameWords;
}

export interface GameFolder<View = unknown, Facts = unknown> {
  Board: ComponentType<BoardProps<View, Facts>>;
  Emblem: ComponentType; // a picture for the lobby, in SVG, viewBox 0 0 320 200
  colour?(view: View, seat: number): string; // of a seat's pieces, as CSS; the shell marks names with it
}

export type Language = NonNullable<wire.NewMatch["language"]>;

/** What a coach says about the decision at hand. */
export interface Advice {
  title: string;
  text: string[]; // paragraphs
  rules: string[]; // numbers of the rules behind it
}

/** The guide of a first match: a coach.ts in the folder of a game exports `coach: Coach`. */
export interface Coach<View = unknown, Facts = unknown> {
  advise(
    view: View,
    seat: number,
    yourTurn: boolean,
    words: GameWords,
    language: Language,
    facts: Facts,
  ): Promise<Advice>;
}

/** Drawings for the rules page: a figures.tsx in the folder of a game exports `figures: Figures`, by
 * the number of the rule below which each stands. */
export type Figures = Record<string, ComponentType<{ words: GameWords }>>;
