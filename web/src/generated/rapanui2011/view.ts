// The types of positions, views and facts of rapanui2011. Written by tools/write_views.py
// from shapes.py in src/vaka/games/rapanui2011: change that, not this file.

/** What stands at `view.options`. */
export interface ViewOptions {
}

/** What stands at `view.colour`. */
export type ViewColour = "light_blue" | "red" | "violet" | "yellow_green";

/** What stands at `view.pile.name`. */
export type ViewPileName =
  | "lumberjack"
  | "priest"
  | "moai"
  | "fish"
  | "mulberry"
  | "sweet_potato"
  | "grain"
  | "?";

/** What stands at `view.column`. */
export type ViewColumn =
  | "lumberjack"
  | "priest"
  | "moai"
  | "fish"
  | "mulberry"
  | "sweet_potato"
  | "grain";

/** What stands at `view.supply.name`. */
export type ViewSupplyName = "fish" | "mulberry" | "sweet_potato" | "grain";

/** What stands at `view.stone.kind`. */
export type ViewStoneKind = "fish" | "mulberry" | "sweet_potato" | "grain" | "?";

/** What stands at `view.stone.face`. */
export type ViewStoneFace = "up" | "down" | "?";

/** What stands at `view.stone`. */
export interface ViewStone {
  kind: ViewStoneKind;
  face: ViewStoneFace;
  from: number;
  limit: Partial<Record<ViewSupplyName, number>>;
}

/** What stands at `view.seat.colour`. */
export type ViewSeatColour = "" | "light_blue" | "red" | "violet" | "yellow_green";

/** What stands at `view.seat`. */
export interface ViewSeat {
  colour: ViewSeatColour;
  display: Record<ViewColumn, number>;
  hand: Partial<Record<ViewPileName, number>>;
  offerings: Partial<Record<ViewStoneKind, number>>;
  wood: number;
  fame: number;
}

/** What stands at `view.phase`. */
export type ViewPhase =
  | "colour"
  | "setup"
  | "refill"
  | "buy"
  | "lay"
  | "sacrifice"
  | "hide"
  | "add"
  | "draw"
  | "moai"
  | "substitute"
  | "over";

/** What stands at `view.scored`. */
export type ViewScored =
  | ""
  | "lumberjack"
  | "priest"
  | "moai"
  | "fish"
  | "mulberry"
  | "sweet_potato"
  | "grain";

/** What stands at `view`. */
export interface View {
  game: "rapanui2011";
  options: ViewOptions;
  colours: ViewColour[];
  pile: Partial<Record<ViewPileName, number>>;
  columns: ViewColumn[][];
  supply: Record<ViewSupplyName, number>;
  stone: ViewStone[];
  box_moais: number;
  seats: ViewSeat[];
  active: number;
  phase: ViewPhase;
  mover: number;
  queue: number[];
  owed: number[][];
  column: number;
  scored: ViewScored;
}

/** What stands at `position.stone.face`. */
export type PositionStoneFace = "up" | "down";

/** What stands at `position.stone`. */
export interface PositionStone {
  kind: ViewSupplyName;
  face: PositionStoneFace;
  from: number;
  limit: Partial<Record<ViewSupplyName, number>>;
}

/** What stands at `position.seat`. */
export interface PositionSeat {
  colour: ViewSeatColour;
  display: Record<ViewColumn, number>;
  hand: Record<ViewColumn, number>;
  offerings: Record<ViewSupplyName, number>;
  wood: number;
  fame: number;
}

/** What stands at `position`. */
export interface Position {
  game: "rapanui2011";
  options: ViewOptions;
  colours: ViewColour[];
  pile: Record<ViewColumn, number>;
  columns: ViewColumn[][];
  supply: Record<ViewSupplyName, number>;
  stone: PositionStone[];
  box_moais: number;
  seats: PositionSeat[];
  active: number;
  phase: ViewPhase;
  mover: number;
  queue: number[];
  owed: number[][];
  column: number;
  scored: ViewScored;
}

/** What stands at `facts.purchase`. */
export interface FactsPurchase {
  price: number;
  possible: boolean;
}

/** What stands at `facts.column`. */
export interface FactsColumn {
  bare: ViewScored;
  ends: boolean;
}

/** What stands at `facts.stone`. */
export interface FactsStone {
  counts: Record<ViewSupplyName, number>;
  unknown: number;
}

/** What stands at `facts.score.key`. */
export type FactsScoreKey = "fame" | "moais" | "wood" | "offerings";

/** What stands at `facts.score.rule`. */
export type FactsScoreRule = "RE2" | "RE3";

/** What stands at `facts.score.arguments.name`. */
export type FactsScoreArgumentsName = "amount" | "cards" | "each" | "kind";

/** What stands at `facts.score`. */
export interface FactsScore {
  key: FactsScoreKey;
  rule: FactsScoreRule;
  points: number;
  arguments: Partial<Record<FactsScoreArgumentsName, number | ViewSupplyName>>;
}

/** What stands at `facts.move.warning`. */
export type FactsMoveWarning = "" | "box" | "end";

/** What stands at `facts.move`. */
export interface FactsMove {
  price: number;
  left: number;
  gain: number;
  warning: FactsMoveWarning;
}

/** What stands at `facts.moves.name`. */
export type FactsMovesName =
  | "pass"
  | "buy fish"
  | "buy mulberry"
  | "buy sweet_potato"
  | "buy grain"
  | "lay lumberjack"
  | "lay priest"
  | "lay moai"
  | "lay fish 1"
  | "lay fish 2"
  | "lay fish 3"
  | "lay mulberry 1"
  | "lay mulberry 2"
  | "lay mulberry 3"
  | "lay sweet_potato 1"
  | "lay sweet_potato 2"
  | "lay sweet_potato 3"
  | "lay grain 1"
  | "lay grain 2"
  | "lay grain 3"
  | "discard moai"
  | "sacrifice fish"
  | "sacrifice mulberry"
  | "sacrifice sweet_potato"
  | "sacrifice grain"
  | "hide fish"
  | "hide mulberry"
  | "hide sweet_potato"
  | "hide grain"
  | "add fish"
  | "add mulberry"
  | "add sweet_potato"
  | "add grain"
  | "draw 0"
  | "draw 1"
  | "draw 2"
  | "draw 3"
  | "take fame"
  | "take wood"
  | "take fish"
  | "take mulberry"
  | "take sweet_potato"
  | "take grain"
  | "colour light_blue"
  | "colour red"
  | "colour violet"
  | "colour yellow_green"
  | "deal lumberjack"
  | "deal priest"
  | "deal moai"
  | "deal fish"
  | "deal mulberry"
  | "deal sweet_potato"
  | "deal grain";

/** What stands at `facts`. */
export interface Facts {
  purchases: Partial<Record<ViewSupplyName, FactsPurchase>>[];
  moai_price: number;
  income: Record<ViewColumn, number>[];
  bonus: Partial<Record<ViewColumn, number>>;
  missing: number[];
  columns: FactsColumn[];
  stone: FactsStone | null;
  values: Record<ViewSupplyName, number> | null;
  score: FactsScore[][] | null;
  points: number[] | null;
  places: number[] | null;
  moves: Partial<Record<FactsMovesName, FactsMove>>;
  colour_to: number | null;
}

/** The keys of what can be told. */
export type EventKey =
  | "colour"
  | "deal"
  | "refill"
  | "turn"
  | "pass_buy"
  | "buy"
  | "lay"
  | "lay_hunters"
  | "build"
  | "discard"
  | "sacrifice"
  | "skip_sacrifice"
  | "hide"
  | "hidden_kind"
  | "add"
  | "draw"
  | "score"
  | "gain_wood"
  | "gain_fame"
  | "gain_offerings"
  | "bonus"
  | "take_moai_fame"
  | "take_moai_wood"
  | "substitute"
  | "pass_substitute"
  | "end";
