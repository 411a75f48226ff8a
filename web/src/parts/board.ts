// What the shell gives to the board of a game, and what a board gives back.
//
// A game is a folder in src/games with an index.tsx that exports `game: GameFolder`. The shell finds
// it by itself (see shell/games.ts): a new game adds a folder and nothing else.
import type { ComponentType } from "preact";

/** A legal move: the server's list of these is the only thing that decides what may be clicked. */
export interface Choice {
  move: string; // in the notation of the rules, such as "buy fish"
  says: string; // what it does, as a sentence in the language of the page
  warns: string; // a consequence to announce before the click ("the last tile"), or ""
}

/** A fact told while a move was played, as this viewer may hear it: for the log and for animation. */
export interface Told {
  key: string; // such as "buy"
  rule: string; // the numbered rule behind it, such as "RA2"
  seat: number; // whose move told it; -1 is chance
  arguments: Record<string, string | number>;
  says: string; // the sentence of the log
}

export interface Sitter {
  name: string; // what the seat is called on this page
  you: boolean;
}

/** Words of the game in the language of the page: say("event.buy", {...}), name("sweet_potato"). */
export interface GameWords {
  say(key: string, args?: Record<string, string | number>): string;
  name(word: string): string;
}

export interface BoardProps<View = unknown> {
  view: View; // what this viewer may know: the view of the rules, nothing else
  seat: number | null; // from whose side the table is seen; null is a spectator
  sitters: Sitter[]; // by seat
  turn: number[]; // the seats that must choose now; [-1] chance, [] over
  confirming: number | null; // the seat in `turn` that has only to end its turn: the view is already past it
  ended: boolean; // nothing is asked any more: by the rules, or because the host ended the match
  choices: Choice[]; // [] unless the viewer must choose
  choose(move: string): void;
  pointed: string | null; // the move that is hovered or focused in the list: show it on the board
  point(move: string | null): void; // the move that is hovered or focused on the board
  told: Told[]; // what happened since the view before this one; [] on a jump
  still: boolean; // no animation: reduced motion, a replay that jumps, several views behind
  words: GameWords;
}

export interface GameFolder<View = unknown> {
  Board: ComponentType<BoardProps<View>>;
  Emblem: ComponentType; // a picture for the lobby, in SVG, viewBox 0 0 320 200
  colour?(view: View, seat: number): string; // of a seat's pieces, as CSS; the shell marks names with it
}

/** What a coach says about the decision at hand. */
export interface Advice {
  title: string;
  text: string[]; // paragraphs
  rules: string[]; // numbers of the rules behind it
}

/** The guide of a first match: a coach.ts in the folder of a game exports `coach: Coach`. */
export interface Coach<View = unknown> {
  advise(
    view: View,
    seat: number,
    yourTurn: boolean,
    words: GameWords,
    language: "en" | "nl" | "de",
  ): Promise<Advice>;
}

/** Drawings for the rules page: a figures.tsx in the folder of a game exports `figures: Figures`, by
 * the number of the rule below which each stands. */
export type Figures = Record<string, ComponentType<{ words: GameWords }>>;
