// The types of positions, views and facts of rapanui2020. Written by tools/write_views.py
// from shapes.py in src/vaka/games/rapanui2020: change that, not this file.

/** What stands at `view.options.variant`. */
export type ViewOptionsVariant = "standard" | "first_game";

/** What stands at `view.options.max_rounds`. */
export type ViewOptionsMaxRounds = 30 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 15 | 20 | 50 | 100;

/** What stands at `view.options`. */
export interface ViewOptions {
  variant: ViewOptionsVariant;
  max_rounds: ViewOptionsMaxRounds;
}

/** What stands at `view.board`. */
export type ViewBoard = "b2" | "b34";

/** What stands at `view.bag.name`. */
export type ViewBagName =
  | "rest"
  | "barter"
  | "skimp"
  | "chip_in"
  | "take_three_more"
  | "take_two_more"
  | "take_your_pick"
  | "change_jobs"
  | "lend_a_hand"
  | "gain_favor";

/** What stands at `view.slot.space`. */
export type ViewSlotSpace =
  | "b1"
  | "c1"
  | "d1"
  | "e1"
  | "f1"
  | "g1"
  | "a2"
  | "b2"
  | "c2"
  | "d2"
  | "e2"
  | "f2"
  | "g2"
  | "a3"
  | "b3"
  | "c3"
  | "d3"
  | "e3"
  | "f3"
  | "g3"
  | "a4"
  | "b4"
  | "c4"
  | "d4"
  | "e4"
  | "f4"
  | "g4"
  | "a5"
  | "b5"
  | "c5";

/** What stands at `view.slot.tile`. */
export type ViewSlotTile =
  | ""
  | "rest"
  | "barter"
  | "skimp"
  | "chip_in"
  | "take_three_more"
  | "take_two_more"
  | "take_your_pick"
  | "change_jobs"
  | "lend_a_hand"
  | "gain_favor";

/** What stands at `view.slot.moai`. */
export type ViewSlotMoai = "" | "small" | "medium" | "large";

/** What stands at `view.slot`. */
export interface ViewSlot {
  space: ViewSlotSpace;
  tile: ViewSlotTile;
  moai: ViewSlotMoai;
  pukao: number;
}

/** What stands at `view.island`. */
export interface ViewIsland {
  seat: number;
  fresh: number;
  tired: number;
}

/** What stands at `view.moai.name`. */
export type ViewMoaiName = "small" | "medium" | "large";

/** What stands at `view.stacks`. */
export interface ViewStacks {
  hut: number[];
  chicken: number[];
  hatchet: number[];
  boat: number[];
  necklace: number[];
}

/** What stands at `view.outstanding`. */
export interface ViewOutstanding {
  hut: number[];
  chicken: number[];
  hatchet: number[];
  boat: number[];
  necklace: number[];
}

/** What stands at `view.seat.resources.name`. */
export type ViewSeatResourcesName = "reeds" | "eggs" | "wood" | "pearls";

/** What stands at `view.seat.chief`. */
export type ViewSeatChief =
  | "b1"
  | "c1"
  | "d1"
  | "e1"
  | "f1"
  | "g1"
  | "a2"
  | "b2"
  | "c2"
  | "d2"
  | "e2"
  | "f2"
  | "g2"
  | "a3"
  | "b3"
  | "c3"
  | "d3"
  | "e3"
  | "f3"
  | "g3"
  | "a4"
  | "b4"
  | "c4"
  | "d4"
  | "e4"
  | "f4"
  | "g4"
  | "a5"
  | "b5"
  | "c5"
  | "col1"
  | "col2"
  | "col3"
  | "hand"
  | "village";

/** What stands at `view.seat.improvement`. */
export type ViewSeatImprovement = "fervent" | "artistic" | "popular" | "chief";

/** What stands at `view.seat.offering.type`. */
export type ViewSeatOfferingType = "hut" | "chicken" | "hatchet" | "boat" | "necklace";

/** What stands at `view.seat.offering`. */
export interface ViewSeatOffering {
  type: ViewSeatOfferingType;
  value: number;
  outstanding: number;
}

/** What stands at `view.seat`. */
export interface ViewSeat {
  resources: Record<ViewSeatResourcesName, number>;
  villagers: number;
  sorcerer: number;
  chief: ViewSeatChief;
  improvements: ViewSeatImprovement[];
  tiles: Record<ViewBagName, number>;
  rongorongo: number;
  moai: Record<ViewMoaiName, number>;
  offerings: (ViewSeatOffering | "?")[];
  dropped: number;
}

/** What stands at `view.phase`. */
export type ViewPhase = "tiles" | "draft" | "place" | "sculpt" | "haul" | "over";

/** What stands at `view.now.stage`. */
export type ViewNowStage =
  | ""
  | "draft"
  | "main"
  | "route"
  | "income"
  | "gain"
  | "exchange"
  | "spend"
  | "after";

/** What stands at `view.now.give`. */
export type ViewNowGive = "" | "reeds" | "eggs" | "wood" | "pearls";

/** What stands at `view.now.lift`. */
export type ViewNowLift = "" | "sculptor" | "chief";

/** What stands at `view.now.piece`. */
export type ViewNowPiece = "" | "small" | "medium" | "large" | "pukao";

/** What stands at `view.now.offer`. */
export type ViewNowOffer = "" | "hut" | "chicken" | "hatchet" | "boat" | "necklace";

/** What stands at `view.now`. */
export interface ViewNow {
  seat: number;
  stage: ViewNowStage;
  tool: ViewSlotTile;
  give: ViewNowGive;
  lift: ViewNowLift;
  free: number[];
  taken: ViewSlotMoai;
  piece: ViewNowPiece;
  route: ViewSlotSpace[];
  extra: number;
  skimp: number;
  offer: ViewNowOffer;
  outstanding: number;
  spent: ViewSeatResourcesName[];
}

/** What stands at `view`. */
export interface View {
  game: "rapanui2020";
  options: ViewOptions;
  board: ViewBoard;
  bag: Record<ViewBagName, number>;
  display: Record<ViewBagName, number>;
  box: Record<ViewBagName, number>;
  slots: ViewSlot[];
  island: Partial<Record<ViewSlotSpace, ViewIsland>>;
  quarry: number[][];
  stars: number[];
  order: number[];
  moai: Record<ViewMoaiName, number>;
  pukao: number;
  stacks: ViewStacks;
  outstanding: ViewOutstanding;
  seats: ViewSeat[];
  round: number;
  phase: ViewPhase;
  truncated: number;
  now: ViewNow;
}

/** What stands at `position.seat`. */
export interface PositionSeat {
  resources: Record<ViewSeatResourcesName, number>;
  villagers: number;
  sorcerer: number;
  chief: ViewSeatChief;
  improvements: ViewSeatImprovement[];
  tiles: Record<ViewBagName, number>;
  rongorongo: number;
  moai: Record<ViewMoaiName, number>;
  offerings: ViewSeatOffering[];
  dropped: number;
}

/** What stands at `position`. */
export interface Position {
  game: "rapanui2020";
  options: ViewOptions;
  board: ViewBoard;
  bag: Record<ViewBagName, number>;
  display: Record<ViewBagName, number>;
  box: Record<ViewBagName, number>;
  slots: ViewSlot[];
  island: Partial<Record<ViewSlotSpace, ViewIsland>>;
  quarry: number[][];
  stars: number[];
  order: number[];
  moai: Record<ViewMoaiName, number>;
  pukao: number;
  stacks: ViewStacks;
  outstanding: ViewOutstanding;
  seats: PositionSeat[];
  round: number;
  phase: ViewPhase;
  truncated: number;
  now: ViewNow;
}

/** What stands at `facts.score.key`. */
export type FactsScoreKey = "offering" | "outstanding" | "resources" | "tablet" | "favor";

/** What stands at `facts.score.argument`. */
export type FactsScoreArgument =
  | "hut"
  | "chicken"
  | "hatchet"
  | "boat"
  | "necklace"
  | "reeds"
  | "eggs"
  | "wood"
  | "pearls";

/** What stands at `facts.score.arguments.name`. */
export type FactsScoreArgumentsName = "type" | "resource" | "n";

/** What stands at `facts.score`. */
export interface FactsScore {
  key: FactsScoreKey;
  rule: string;
  points: number;
  arguments: Partial<Record<FactsScoreArgumentsName, FactsScoreArgument | number>>;
}

/** What stands at `facts.total.name`. */
export type FactsTotalName = "offerings" | "resources" | "tablet" | "favor";

/** What stands at `facts.end`. */
export interface FactsEnd {
  empty: number;
  limit: number;
  last: boolean;
}

/** What stands at `facts.starts.name`. */
export type FactsStartsName = "small" | "medium" | "large" | "pukao";

/** What stands at `facts.step`. */
export interface FactsStep {
  seat: number;
  resources: ViewSeatResourcesName[];
}

/** What stands at `facts.route.income`. */
export interface FactsRouteIncome {
  space: ViewSlotSpace;
  seat: number;
  resources: ViewSeatResourcesName[];
}

/** What stands at `facts.route`. */
export interface FactsRoute {
  path: ViewSlotSpace[];
  incomes: FactsRouteIncome[];
}

/** What stands at `facts.routes.name`. */
export type FactsRoutesName = "moai" | "pukao";

/** What stands at `facts.payment`. */
export interface FactsPayment {
  units: ViewSeatResourcesName[];
  ways: number;
}

/** What stands at `facts.seat`. */
export interface FactsSeat {
  points: number | null;
  improvements_left: number;
}

/** What stands at `facts.move.name`. */
export type FactsMoveName =
  | "slot"
  | "others"
  | "bare"
  | "left"
  | "columns"
  | "column"
  | "moai"
  | "units"
  | "lost"
  | "unit"
  | "points";

/** What stands at `facts.warning`. */
export type FactsWarning = "done" | "drop" | "end" | "truncated" | "last_round";

/** What stands at `facts`. */
export interface Facts {
  points: number[] | null;
  score: FactsScore[][] | null;
  totals: Record<FactsTotalName, number>[] | null;
  places: number[] | null;
  end: FactsEnd;
  chooser: number;
  price: number;
  quarry: number[];
  starts: Partial<Record<FactsStartsName, ViewSlotSpace>>;
  destinations: ViewSlotSpace[];
  steps: Partial<Record<ViewSlotSpace, FactsStep>>;
  routes: Partial<Record<FactsRoutesName, Partial<Record<ViewSlotSpace, FactsRoute>>>>;
  takes: ViewMoaiName[];
  payments: Record<string, FactsPayment>;
  seats: FactsSeat[];
  moves: Record<string, Partial<Record<FactsMoveName, number>>>;
  warnings: Record<string, FactsWarning>;
}

/** The keys of what can be told. */
export type EventKey =
  | "tile"
  | "draft"
  | "round"
  | "place"
  | "carve"
  | "sorcerer"
  | "chief"
  | "order"
  | "take"
  | "done"
  | "load"
  | "step"
  | "income"
  | "lost"
  | "erect"
  | "gain"
  | "tired"
  | "style"
  | "spend"
  | "offering"
  | "outstanding"
  | "drop"
  | "play"
  | "copy"
  | "build"
  | "barter"
  | "chip_in"
  | "job_sculptor"
  | "job_transporter"
  | "stand"
  | "lend"
  | "lend_chief"
  | "returned"
  | "truncated"
  | "end";
