// The types of positions, views and facts of tongiaki. Written by tools/write_views.py
// from shapes.py in src/vaka/games/tongiaki: change that, not this file.

/** What stands at `view.options.final_draws`. */
export type ViewOptionsFinalDraws = "continue" | "stop";

/** What stands at `view.options.stall_limit`. */
export type ViewOptionsStallLimit = 200 | 0;

/** What stands at `view.options`. */
export interface ViewOptions {
  final_draws: ViewOptionsFinalDraws;
  stall_limit: ViewOptionsStallLimit;
}

/** What stands at `view.pile`. */
export type ViewPile =
  | "muroroa"
  | "nauru"
  | "tubuai"
  | "rapa_nui"
  | "rarotonga"
  | "tokelau"
  | "tuamotu"
  | "hiva_oa"
  | "mangareva"
  | "oahu"
  | "tahiti"
  | "tuvalu"
  | "fidschi"
  | "hawaii"
  | "samoa"
  | "water_a"
  | "water_b"
  | "water_c"
  | "water_d"
  | "water_e"
  | "water_f"
  | "water_g"
  | "water_h"
  | "water_i"
  | "water_j"
  | "water_k"
  | "water_l"
  | "water_m"
  | "water_n"
  | "water_o"
  | "water_p";

/** What stands at `view.board.name`. */
export type ViewBoardName =
  | "tonga"
  | "muroroa"
  | "nauru"
  | "tubuai"
  | "rapa_nui"
  | "rarotonga"
  | "tokelau"
  | "tuamotu"
  | "hiva_oa"
  | "mangareva"
  | "oahu"
  | "tahiti"
  | "tuvalu"
  | "fidschi"
  | "hawaii"
  | "samoa"
  | "water_a"
  | "water_b"
  | "water_c"
  | "water_d"
  | "water_e"
  | "water_f"
  | "water_g"
  | "water_h"
  | "water_i"
  | "water_j"
  | "water_k"
  | "water_l"
  | "water_m"
  | "water_n"
  | "water_o"
  | "water_p";

/** What stands at `view.ships.name`. */
export type ViewShipsName =
  | "tonga"
  | "muroroa"
  | "nauru"
  | "tubuai"
  | "rapa_nui"
  | "rarotonga"
  | "tokelau"
  | "tuamotu"
  | "hiva_oa"
  | "mangareva"
  | "oahu"
  | "tahiti"
  | "tuvalu"
  | "fidschi"
  | "hawaii"
  | "samoa";

/** What stands at `view.royal.name`. */
export type ViewRoyalName =
  | "muroroa"
  | "nauru"
  | "tubuai"
  | "rapa_nui"
  | "rarotonga"
  | "tokelau"
  | "tuamotu"
  | "hiva_oa"
  | "mangareva"
  | "oahu"
  | "tahiti"
  | "tuvalu"
  | "fidschi"
  | "hawaii"
  | "samoa";

/** What stands at `view.seat.colour`. */
export type ViewSeatColour = "blue" | "yellow" | "green" | "orange" | "red" | "purple";

/** What stands at `view.seat`. */
export interface ViewSeat {
  colour: ViewSeatColour;
  stock: number;
}

/** What stands at `view.phase`. */
export type ViewPhase =
  | "setup"
  | "turn"
  | "expand"
  | "place"
  | "enter"
  | "sail"
  | "voyage"
  | "land"
  | "draw"
  | "lay"
  | "settle"
  | "over";

/** What stands at `view.island`. */
export type ViewIsland =
  | ""
  | "tonga"
  | "muroroa"
  | "nauru"
  | "tubuai"
  | "rapa_nui"
  | "rarotonga"
  | "tokelau"
  | "tuamotu"
  | "hiva_oa"
  | "mangareva"
  | "oahu"
  | "tahiti"
  | "tuvalu"
  | "fidschi"
  | "hawaii"
  | "samoa";

/** What stands at `view.drawn`. */
export type ViewDrawn =
  | ""
  | "muroroa"
  | "nauru"
  | "tubuai"
  | "rapa_nui"
  | "rarotonga"
  | "tokelau"
  | "tuamotu"
  | "hiva_oa"
  | "mangareva"
  | "oahu"
  | "tahiti"
  | "tuvalu"
  | "fidschi"
  | "hawaii"
  | "samoa"
  | "water_a"
  | "water_b"
  | "water_c"
  | "water_d"
  | "water_e"
  | "water_f"
  | "water_g"
  | "water_h"
  | "water_i"
  | "water_j"
  | "water_k"
  | "water_l"
  | "water_m"
  | "water_n"
  | "water_o"
  | "water_p";

/** What stands at `view.purpose`. */
export type ViewPurpose = "" | "colonise" | "explore";

/** What stands at `view.uses.name`. */
export type ViewUsesName =
  | "tonga 0"
  | "tonga 1"
  | "tonga 2"
  | "tonga 3"
  | "tonga 4"
  | "tonga 5"
  | "muroroa 1"
  | "muroroa 2"
  | "muroroa 4"
  | "muroroa 5"
  | "nauru 1"
  | "nauru 2"
  | "nauru 3"
  | "nauru 4"
  | "nauru 5"
  | "tubuai 1"
  | "tubuai 2"
  | "tubuai 4"
  | "tubuai 5"
  | "rapa_nui 1"
  | "rapa_nui 2"
  | "rapa_nui 3"
  | "rapa_nui 4"
  | "rapa_nui 5"
  | "rarotonga 1"
  | "rarotonga 2"
  | "rarotonga 3"
  | "rarotonga 4"
  | "rarotonga 5"
  | "tokelau 1"
  | "tokelau 2"
  | "tokelau 3"
  | "tokelau 4"
  | "tokelau 5"
  | "tuamotu 1"
  | "tuamotu 2"
  | "tuamotu 3"
  | "tuamotu 4"
  | "tuamotu 5"
  | "hiva_oa 1"
  | "hiva_oa 2"
  | "hiva_oa 3"
  | "hiva_oa 4"
  | "hiva_oa 5"
  | "mangareva 1"
  | "mangareva 2"
  | "mangareva 3"
  | "mangareva 4"
  | "mangareva 5"
  | "oahu 1"
  | "oahu 2"
  | "oahu 3"
  | "oahu 4"
  | "oahu 5"
  | "tahiti 1"
  | "tahiti 2"
  | "tahiti 3"
  | "tahiti 4"
  | "tahiti 5"
  | "tuvalu 1"
  | "tuvalu 2"
  | "tuvalu 3"
  | "tuvalu 4"
  | "tuvalu 5"
  | "fidschi 1"
  | "fidschi 2"
  | "fidschi 3"
  | "fidschi 4"
  | "fidschi 5"
  | "hawaii 1"
  | "hawaii 2"
  | "hawaii 3"
  | "hawaii 4"
  | "hawaii 5"
  | "samoa 1"
  | "samoa 2"
  | "samoa 3"
  | "samoa 4"
  | "samoa 5";

/** What stands at `view`. */
export interface View {
  game: "tongiaki";
  options: ViewOptions;
  pile: ViewPile[];
  board: Partial<Record<ViewBoardName, number[]>>;
  ships: Partial<Record<ViewShipsName, number[][]>>;
  royal: Partial<Record<ViewRoyalName, number>>;
  removed: ViewShipsName[];
  seats: ViewSeat[];
  active: number;
  phase: ViewPhase;
  island: ViewIsland;
  left: number;
  from_beach: number;
  origin: ViewIsland;
  fleet: number[];
  cell: number[];
  heading: number;
  landed: number[];
  drawn: ViewDrawn;
  purpose: ViewPurpose;
  uses: Partial<Record<ViewUsesName, number>>;
  links: ViewShipsName[][];
  dissolved: boolean;
  ending: boolean;
  quiet: number;
  truncated: boolean;
}

/** What stands at `facts.score.key`. */
export type FactsScoreKey = "island" | "royal";

/** What stands at `facts.score.arguments`. */
export interface FactsScoreArguments {
  island: ViewShipsName;
}

/** What stands at `facts.score`. */
export interface FactsScore {
  key: FactsScoreKey;
  rule: "E4";
  points: number;
  arguments: FactsScoreArguments;
}

/** What stands at `facts.standing`. */
export interface FactsStanding {
  points: number;
  islands: number;
  ships: number;
  on_beaches: number;
  royal: ViewShipsName[];
  place: number;
}

/** What stands at `facts.lead.by`. */
export type FactsLeadBy = "points" | "islands" | "ships" | "nothing";

/** What stands at `facts.lead`. */
export interface FactsLead {
  seats: number[];
  by: FactsLeadBy;
}

/** What stands at `facts.fleet`. */
export interface FactsFleet {
  ships: number;
  colours: number;
}

/** What stands at `facts.place`. */
export interface FactsPlace {
  beach: number;
  room: number;
  colours: number;
}

/** What stands at `facts.route.water.tile`. */
export type FactsRouteWaterTile =
  | "water_a"
  | "water_b"
  | "water_c"
  | "water_d"
  | "water_e"
  | "water_f"
  | "water_g"
  | "water_h"
  | "water_i"
  | "water_j"
  | "water_k"
  | "water_l"
  | "water_m"
  | "water_n"
  | "water_o"
  | "water_p";

/** What stands at `facts.route.water`. */
export interface FactsRouteWater {
  tile: FactsRouteWaterTile;
  heading: number;
  number: number;
}

/** What stands at `facts.route`. */
export interface FactsRoute {
  beach: number;
  heading: number;
  waters: FactsRouteWater[];
  goal: ViewIsland;
  cell: number[];
  arrival: number;
  used_up: boolean;
}

/** What stands at `facts.pile.island`. */
export interface FactsPileIsland {
  points: number;
  tiles: ViewShipsName[];
}

/** What stands at `facts.pile.water`. */
export interface FactsPileWater {
  number: number;
  tiles: FactsRouteWaterTile[];
}

/** What stands at `facts.pile`. */
export interface FactsPile {
  islands: FactsPileIsland[];
  waters: FactsPileWater[];
}

/** What stands at `facts.move.place`. */
export interface FactsMovePlace {
  verb: "place";
  room: number;
  colours: number;
}

/** What stands at `facts.move.land`. */
export interface FactsMoveLand {
  verb: "land";
  room: number;
  colours: number;
  surplus: number;
}

/** What stands at `facts.move.sail.end`. */
export type FactsMoveSailEnd = "lands" | "returns" | "turned_back" | "sinks" | "unknown" | "home";

/** What stands at `facts.move.sail.odds`. */
export interface FactsMoveSailOdds {
  tiles: number;
  islands: number;
  deadly: number;
}

/** What stands at `facts.move.sail.last`. */
export type FactsMoveSailLast = "" | "island" | "water";

/** What stands at `facts.move.sail`. */
export interface FactsMoveSail {
  verb: "sail";
  ships: number[];
  colours: number;
  waters: FactsRouteWaterTile[];
  number: number;
  end: FactsMoveSailEnd;
  surplus: number;
  odds: FactsMoveSailOdds | null;
  last: FactsMoveSailLast;
}

/** What stands at `facts.move.expand`. */
export interface FactsMoveExpand {
  verb: "expand";
  ships: number;
  fills: number[];
  certain: boolean;
}

/** What stands at `facts.move.enter`. */
export interface FactsMoveEnter {
  verb: "enter";
  ships: number;
  fills: number[];
  certain: boolean;
}

/** What stands at `facts.move.king`. */
export interface FactsMoveKing {
  verb: "king";
  ships: number;
  points: number;
}

/** What stands at `facts.move.colonise`. */
export interface FactsMoveColonise {
  verb: "colonise";
  ships: number;
  points: number;
  islands: ViewShipsName[];
}

/** What stands at `facts.move.take`. */
export interface FactsMoveTake {
  verb: "take";
  ships: number;
  points: number;
}

/** What stands at `facts.move.explore`. */
export interface FactsMoveExplore {
  verb: "explore";
}

/** What stands at `facts.move.pass`. */
export interface FactsMovePass {
  verb: "pass";
}

/** What stands at `facts.move.lay.beside`. */
export type FactsMoveLayBeside =
  | ""
  | "tonga"
  | "muroroa"
  | "nauru"
  | "tubuai"
  | "rapa_nui"
  | "rarotonga"
  | "tokelau"
  | "tuamotu"
  | "hiva_oa"
  | "mangareva"
  | "oahu"
  | "tahiti"
  | "tuvalu"
  | "fidschi"
  | "hawaii"
  | "samoa"
  | "water_a"
  | "water_b"
  | "water_c"
  | "water_d"
  | "water_e"
  | "water_f"
  | "water_g"
  | "water_h"
  | "water_i"
  | "water_j"
  | "water_k"
  | "water_l"
  | "water_m"
  | "water_n"
  | "water_o"
  | "water_p";

/** What stands at `facts.move.lay`. */
export interface FactsMoveLay {
  verb: "lay";
  cell: number[];
  rot: number;
  side: number;
  beside: FactsMoveLayBeside;
  number: number;
  goals: ViewBoardName[];
  last: FactsMoveSailLast;
}

/** What stands at `facts.move.draw.end`. */
export type FactsMoveDrawEnd = "" | "lands" | "passes" | "sinks";

/** What stands at `facts.move.draw`. */
export interface FactsMoveDraw {
  verb: "draw";
  number: number;
  colours: number;
  end: FactsMoveDrawEnd;
}

/** What stands at `facts.move`. */
export type FactsMove =
  | FactsMovePlace
  | FactsMoveLand
  | FactsMoveSail
  | FactsMoveExpand
  | FactsMoveEnter
  | FactsMoveKing
  | FactsMoveColonise
  | FactsMoveTake
  | FactsMoveExplore
  | FactsMovePass
  | FactsMoveLay
  | FactsMoveDraw;

/** What stands at `facts`. */
export interface Facts {
  points: number[];
  score: FactsScore[][];
  standings: FactsStanding[];
  lead: FactsLead;
  fleet: FactsFleet;
  room: Partial<Record<ViewShipsName, number[]>>;
  sides: Partial<Record<ViewShipsName, number[]>>;
  places: FactsPlace[];
  landing: string[];
  routes: Partial<Record<ViewUsesName, FactsRoute>>;
  pile: FactsPile;
  moves: Record<string, FactsMove>;
}

/** The keys of what can be told. */
export type EventKey =
  | "setup"
  | "turn"
  | "expand"
  | "place"
  | "take"
  | "pass_"
  | "enter"
  | "king"
  | "colonise"
  | "explore"
  | "draw"
  | "lay"
  | "settle"
  | "sail"
  | "discover"
  | "cross"
  | "sink"
  | "no_tile"
  | "no_more_draws"
  | "turn_back"
  | "reach"
  | "land"
  | "surplus"
  | "home"
  | "used_up"
  | "closed"
  | "endless"
  | "last_tile"
  | "stall"
  | "end";
