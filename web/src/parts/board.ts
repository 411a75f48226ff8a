// What the shell gives to the board of a game, and what a board gives back.
//
// A game is a folder in src/games with an index.tsx that exports `game: GameFolder`. The shell finds
// it by itself (see shell/games.ts): a new game adds a folder and nothing else.
import type { ComponentChildren, ComponentType } from "preact";
import type * as wire from "../generated/wire";
import type { Beats } from "./beats";

/** Who sits at a seat, by the name that the seat has on this page. */
export type Sitter = Pick<wire.Sitter, "name" | "you">;

/** What another seat did since the viewer's own last move. */
export interface Recent {
  seat: number;
  told: wire.Told[];
}

/** Words of the game in the language of the page: say("event.buy", {...}), name("sweet_potato"). */
export interface GameWords {
  say(key: string, args?: Record<string, string | number>): string;
  name(word: string): string;
}

/** Says in a few words what one seat did; `called` names a seat, and is null for the viewer. */
export type Retell = (
  told: wire.Told[],
  words: GameWords,
  called: (seat: number) => string | null,
) => string;

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
  told: wire.Told[]; // what is to be told now: what happened since the view before this one, or a part of it
  recent?: Recent[]; // what others did since the viewer's last move: marked until the viewer acts
  beat: number; // grows when there is something to tell, also if the view stays the same
  still: boolean; // no animation: reduced motion, or a jump
  words: GameWords;
  openAid?(): void; // shows the player aid, where the page around the board has one
}

export interface GameFolder<View = unknown, Facts = unknown> {
  Board: ComponentType<BoardProps<View, Facts>>;
  Emblem: ComponentType; // a picture for the lobby, in SVG, viewBox 0 0 320 200
  beats: Beats; // how long what is told is looked at
  retell?: Retell; // without it sentences of the log are strung together
  colour?(view: View, seat: number): string; // of a seat's pieces, as CSS; the shell marks names with it
  Sign?: ComponentType<{ of: string }>; // of a category of the final scoring, in SVG; decoration
}

export type Language = NonNullable<wire.NewMatch["language"]>;

/** Drawings for the rules page: a figures.tsx in the folder of a game exports `figures: Figures`, by
 * the number of the rule below which each stands. */
export type Figures = Record<string, ComponentType<{ words: GameWords }>>;

/** A kind of thing in the box: what it is called, how many there are, what it costs and does. */
export interface AidItem {
  of: string; // what is drawn for it
  title: string;
  count?: number;
  lines: string[];
}

export interface AidGroup {
  id: string;
  title: string;
  items: AidItem[];
}

/** The player aid: an aid.tsx in the folder of a game exports `aid: Aid`. */
export interface Aid<View = unknown> {
  groups(words: GameWords, view: View | null): AidGroup[]; // of this match, or of the whole box
  Frame: ComponentType<{ words: GameWords; children: ComponentChildren }>; // around all pictures
  Picture: ComponentType<{ of: string; words: GameWords }>;
}
