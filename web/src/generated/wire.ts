// The types of the wire. Written by tools/write_wire.py from messages.py and forms.py in
// src/vaka/table: change those, not this file.

/** A click: the move, and the n of the view it was made in. */
export interface Move {
  type: "move";
  move: string;
  n: number;
}

/** Take back my last move. */
export interface Undo {
  type: "undo";
  n: number;
}

/** My turn is over: the others may go on. */
export interface Confirm {
  type: "confirm";
  n: number;
}

/** A line for the chat. */
export interface Say {
  type: "chat";
  text: string;
}

/** What I want to be called. */
export interface Rename {
  type: "name";
  name: string;
}

/** Asks whether anybody is there. */
export interface Ping {
  type: "ping";
}

/** Who sits at a seat, as everybody may know. */
export interface Sitter {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string; // the level of the bot, or ""
  here: boolean; // connected now; always true for bots
  since: number; // seconds of absence; 0 if here or never seen
  you: boolean;
  away_bot: boolean; // a bot stands in until the person is back
  host: boolean;
}

/** A legal move: what it does, and a consequence to announce before the click, or "". */
export interface Choice {
  move: string;
  says: string;
  warns: string;
}

/** An event told while a move was played, as this viewer may hear it. */
export interface Told {
  key: string;
  rule: string;
  seat: number; // whose move told it; -1 is chance
  step: number; // the step that it led to
  arguments: Record<string, string | number>;
  says: string;
}

/** What the host has decided. */
export interface Settings {
  hints: boolean; // bots may be asked
  confirm: boolean; // a turn ends with a confirmation where it cannot be taken back afterwards
  confirm_always: boolean; // and everywhere else, too
  undo_answers: boolean; // a move can be taken back with what bots have answered
  takeover_minutes: number; // 0: no bot ever stands in
  takeover_bot: string;
  clock_seconds: number; // per move; 0: no clock
  public: boolean;
  webhook: boolean; // there is one
  pace_ms: number; // the least time between two moves of bots
  chat: boolean; // spectators may write
  memory: boolean; // what the rulebook covers again can still be read in the log
}

/** A line of the final scoring, with the numbered rule behind it. */
export interface ScoreLine {
  says: string;
  points: number;
  rule: string;
  category: string; // what such lines are called together: a row of the final scoring
  key: string; // the category as the facts have it: a board knows its sign
}

/** The final scoring of one seat. */
export interface SeatScoring {
  seat: number;
  lines: ScoreLine[];
  total: number;
}

/** How a match ended. */
export interface Result {
  winners: number[];
  places: number[];
  scoring: SeatScoring[];
  decided: string; // the margin, or the tie-break, in a sentence
}

/** Something that a lesson explains. */
export interface LessonNote {
  says: string;
  points: string[]; // CSS selectors, the first that is found counts; none: the move itself
}

/** Where the learner of a lesson is. */
export interface LessonNow {
  made: number; // moves of the lesson that the learner has made
  moves: number; // and how many there are
  notes: LessonNote[]; // what is explained now, one after the other
  ahead: string[]; // the moves that the learner is to make until the next explanation
  strayed: boolean; // the learner has done something else: everybody waits
  over: boolean; // the learner plays freely
}

/** Where a board lies that a game of somebody else's brings. */
export interface BoardFiles {
  script: string; // the address of its module
  style: string; // and of its style sheet; "" if it has none
}

/** All that one viewer may know, complete at every change. */
export interface View {
  type: "view";
  match: string;
  game: string;
  n: number; // grows with every change of the journal that you may know of; every click carries it
  since: number; // clicks made in views from this n on count: you have had the same to decide
  step: number; // moves you know of, without undone ones: the address of this moment in the replay
  steps: number; // such moves so far in the match; differs from step in a replay
  seat: number | null; // from whose side the table is seen
  host: boolean;
  people_version: number;
  sitters: Sitter[];
  options: Record<string, string | number | boolean>;
  settings: Settings;
  turn: number[]; // the seats that must choose now; [] when over
  your_turn: boolean;
  choices: Choice[];
  can_undo: boolean;
  to_confirm: boolean; // you have to confirm your turn
  confirming: number | null; // the seat whose confirmation everybody waits for
  view: Record<string, unknown>;
  facts: Record<string, unknown>; // what the rules say of what is seen: prices, routes, score lines
  told: Told[]; // of the last move and the chance that followed it
  told_from: number; // the step before it: if it is not the step you have shown, do not animate
  last_own: number | null; // the step after your own last move, for "since your last move"
  covered: number; // the first so many steps tell no more what the rulebook has covered again
  bar: string; // who must do what
  score: number[] | null; // running points by seat, where the rules make them public
  over: boolean; // by the rules
  ended: boolean; // over, or ended by the host
  uploaded: boolean; // a journal that was brought along: only a replay
  result: Result | null;
  clock: Record<string, number> | null; // seat -> milliseconds left
  thinking: number[]; // seats of bots that are to move
  settled: boolean; // false: a moment that has passed, in which nothing can be chosen
  picture: string | null; // the table as text, for a game that has no board in the page
  lesson: LessonNow | null;
  board: BoardFiles | null; // what the game brings to be drawn with, if it does
}

/** A request was refused; nothing has changed. */
export interface Refused {
  type: "refused";
  reason: string;
  says: string;
  n: number; // of the newest view
}

/** A line of the chat: plain text, never HTML. */
export interface ChatLine {
  number: number;
  at: number; // milliseconds since 1970
  name: string;
  seat: number | null;
  text: string;
  removes: number[]; // earlier lines no more to be shown
}

/** Lines of the chat: all of the last hundred after connecting, then each as it comes. */
export interface Chat {
  type: "chat";
  lines: ChatLine[];
}

/** Answers a Ping. */
export interface Pong {
  type: "pong";
}

/** Your seat is no longer yours, or the match was deleted: the page need not come again. */
export interface Gone {
  type: "gone";
  says: string;
}

/** An option of a game with its possible values, the default of bots alone first. */
export interface Option {
  key: string;
  says: Record<string, string>; // language -> what it decides
  values: (string | number | boolean)[];
  value_says: (Record<string, string>)[]; // for each value: language -> its name
  for_people: string | number | boolean; // the default of a match in which people sit
}

/** What the lobby shows of a game. */
export interface GameCard {
  name: string;
  title: Record<string, string>; // by language
  idea: Record<string, string>;
  seats: number[];
  minutes: number[]; // at a real table, as the rulebook says: from, to
  options: Option[];
  wins: Record<number, number[]>; // by the number of seats: percent won from each between equal bots
  lesson: boolean; // there is one
  puzzles: number; // how many there are
}

/** A bot that can be seated, and how long it may think about a move. */
export interface BotLevel {
  name: string;
  seconds: number;
}

/** A section of the rules page; `body` is Markdown without raw HTML. */
export interface RulesSection {
  id: string;
  title: string;
  level: number;
  body: string;
  part: "developers" | "reference" | "rules" | "short"; // for whom: in which tab it stands
}

/** The rules of a game, in sections, and each numbered rule by itself. */
export interface RulesPage {
  game: string;
  language: string; // in which it is written: English where there is no translation
  title: string;
  sections: RulesSection[];
  rules: Record<string, string>;
}

/** Who is to sit at a seat of a new match. */
export interface SitterWish {
  kind: "bot" | "me" | "open";
  bot?: string;
}

/** A match to open: one sitter for each seat, in order; and what its host decides. */
export interface NewMatch {
  hints?: boolean;
  confirm?: boolean;
  confirm_always?: boolean;
  undo_answers?: boolean;
  chat?: boolean;
  memory?: boolean;
  public?: boolean;
  takeover_minutes?: number;
  takeover_bot?: string;
  clock_seconds?: number;
  pace_ms?: number;
  webhook?: string;
  game: string;
  sitters: SitterWish[];
  options?: Record<string, string | number | boolean>;
  shuffle?: boolean; // seat everybody at random
  name?: string;
  language?: "de" | "en" | "nl";
  lesson?: boolean; // the lesson of the game, which knows seats and options itself
}

/** What the coach says about your decision. */
export interface Advice {
  says: string; // "" if there is nothing to say
  rule: string; // the numbered rule behind it
  turn: number; // the same during a turn, for which one sentence is enough
}

/** A link that gives its bearer a seat, once. */
export interface SeatLink {
  seat: number;
  link: string;
}

/** A match that was opened: its links are shown only here and by `relink`. */
export interface Opened {
  match: string;
  seat: number | null; // yours
  links: SeatLink[]; // one for each open seat, and one for yours on another device
  open_link: string; // gives any open seat; "" if there is none
}

/** How a match ended for you. */
export interface CardResult {
  level: string; // of the bots: one of theirs, "mixed", or "people" if others than bots played
  place: number;
  points: number;
  margin: number; // to the best of the others: below zero if you have lost
}

/** A match in a list. */
export interface MatchCard {
  match: string;
  game: string;
  title: string;
  seats: number;
  names: string[];
  seat: number | null; // yours
  your_turn: boolean;
  over: boolean;
  ended: boolean;
  open_seats: number;
  created: number; // milliseconds since 1970
  updated: number;
  result: CardResult | null; // if you were there when it ended by its rules
  lesson: boolean;
}

/** How your matches of one game against bots of one level ended. */
export interface Tally {
  game: string;
  title: string;
  level: string; // as in CardResult
  matches: number;
  wins: number;
  place: number; // on average
  points: number; // on average
  best: number; // the most points
}

/** What an open link leads to. */
export interface JoinInfo {
  match: string;
  game: string;
  title: string;
  names: string[];
  open_seats: number[];
}

/** Take an open seat; any of them if `seat` is None. */
export interface Join {
  token: string;
  name?: string;
  seat?: number | null;
}

/** You have a seat. */
export interface Joined {
  match: string;
  seat: number;
}

/** A request of the host about one seat. */
export interface AtSeat {
  seat: number;
}

/** Put a bot at a seat whose person left, or open it for somebody: for the host. */
export interface Reseat {
  seat: number;
  kind: "bot" | "open";
  bot?: string;
}

/** What the host wants to change; None leaves it as it is. An empty webhook removes it. */
export interface NewSettings {
  hints?: boolean | null;
  confirm?: boolean | null;
  confirm_always?: boolean | null;
  undo_answers?: boolean | null;
  chat?: boolean | null;
  memory?: boolean | null;
  public?: boolean | null;
  takeover_minutes?: number | null;
  takeover_bot?: string | null;
  clock_seconds?: number | null;
  pace_ms?: number | null;
  webhook?: string | null;
}

/** New links for a seat, or the open link. */
export interface Links {
  links: SeatLink[];
  open_link: string;
}

/** One step of the match as this viewer may hear it. */
export interface LogLine {
  step: number;
  seat: number;
  move: string; // veiled where the rules veil it
  told: Told[];
}

/** The log from a step on. */
export interface Log {
  n: number;
  step: number;
  lines: LogLine[];
}

/** The points of every seat through a match; nothing until it is over. */
export interface Course {
  steps: number[];
  points: number[][]; // for each of the steps: by seat
}

/** A move that the bot expects next: "" where it would be secret. */
export interface HintStep {
  seat: number;
  says: string;
}

/** What a bot thinks of a move: None where it never tried it. */
export interface HintMove {
  move: string;
  says: string;
  visits: number;
  value: number | null; // expected share of the match, 0 to 1
  low: number | null;
  high: number | null;
  points: number | null;
  line: HintStep[]; // of the best move: how the match is expected to go on after it
}

/** What a bot thinks of your moves, the best first. */
export interface Hint {
  n: number;
  moves: HintMove[];
}

/** Ask what to play. */
export interface AskHint {
  seconds?: number;
}

/** A decision of a finished match: what it was worth in shares of the match, 0 to 1. */
export interface AnalysedMove {
  step: number;
  seat: number;
  best: number; // with the best move
  played: number;
  cost: number;
  mistake: boolean; // beyond doubt, and worth mentioning
}

/** Moves of chance, and what they gave each seat in shares of the match. */
export interface AnalysedDeal {
  step: number;
  until: number;
  luck: number[];
}

/** A seat in one line. */
export interface AnalysedSeat {
  seat: number;
  accuracy: number | null; // None: nothing could be lost
  cost: number;
  mistakes: number;
  choices: number;
  luck: number;
  result: number; // its share of the victory
  costliest: number[]; // steps of its costliest mistakes, the costliest first
}

/** How far the analysis of a match is, and what it has found since a cursor. */
export interface Analysis {
  cursor: string; // to ask with, as `since`, for what is new
  seat: number | null; // yours
  last: number; // the step at which the match ended
  steps: number; // decisions and deals in all,
  made: number; // of which so many are analysed
  running: boolean; // somebody is at it: come again soon
  done: boolean;
  moves: AnalysedMove[]; // those with a choice, since the cursor that was asked with
  deals: AnalysedDeal[];
  seats: AnalysedSeat[]; // so far
  luckiest: number[]; // steps of the luckiest deals so far
}

/** What a legal move was worth. */
export interface JudgedMove {
  move: string;
  says: string;
  share: number;
  low: number;
  high: number;
  points: number; // at the end
  points_low: number;
  points_high: number;
  worse: boolean; // than the best one, beyond doubt
}

/** A move that was expected after the better one, and the table after it. */
export interface Ahead {
  seat: number;
  says: string;
  turn: number[];
  view: Record<string, unknown>;
  facts: Record<string, unknown>;
}

/** A decision, or a deal, of a finished match, explained. */
export interface Moment {
  step: number;
  seat: number; // -1: chance
  view: View; // from the side of that seat, before the decision or after the deal
  choices: Choice[];
  played: string;
  best: string;
  cost: number;
  cost_points: number;
  luck_before: number; // what chance has given the seat since its last decision
  moves: JudgedMove[]; // the best first
  reasons: string[]; // why the best one was better, or what the deal has brought
  line: Ahead[]; // the best move, and what was expected after it
  luck: number[]; // of a deal, by seat
}

/** Play on from a moment of a finished match, at one of its seats and against bots. */
export interface PlayOn {
  step: number;
  seat: number;
  bot?: string; // where people sat; bots stay what they were
  name?: string;
  language?: "de" | "en" | "nl";
}

/** A puzzle in the list of a game. */
export interface PuzzleCard {
  name: string;
  difficulty: number; // from 0, all weak bots find the answer, to 1, none does
  seats: number;
}

/** Try a move, or ask for the answer. */
export interface AskPuzzle {
  move?: string;
  show?: boolean;
}

/** What a move of a puzzle is worth. */
export interface PuzzleMove {
  move: string;
  says: string;
  right: boolean;
  share: number; // of the match, 0 to 1
  low: number;
  high: number;
  points: number; // at the end
}

/** A move that is expected, and the table after it as it is imagined. */
export interface PuzzleStep {
  seat: number;
  says: string;
  view: View;
}

/** Whether a move is right; the rest only if it is, or who tried wants to be shown. */
export interface PuzzleAnswer {
  right: boolean;
  tried: PuzzleMove | null;
  reasons: string[];
  moves: PuzzleMove[]; // the best first
  line: PuzzleStep[]; // the best move and what is expected after it
}

/** A hint, and the moves among which the answer is. */
export interface PuzzleHint {
  says: string;
  moves: string[];
}

/** A journal to replay. */
export interface Upload {
  journal: string;
}

/** A journal became a match to replay. */
export interface Uploaded {
  match: string;
  steps: number;
}

/** Delete what you have written in chats, or everything that is kept of you. */
export interface Forget {
  what: "chat" | "everything";
}

/** It is done. */
export interface Done {
  done: boolean;
}

/** Why a request was refused: a stable key, and a sentence. */
export interface Mistake {
  error: string;
  says: string;
}

export type FromPage = Move | Undo | Confirm | Say | Rename | Ping;

export type ToPage = View | Refused | Chat | Pong | Gone;
