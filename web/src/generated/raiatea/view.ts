// The types of positions, views and facts of raiatea. Written by tools/write_views.py
// from shapes.py in src/vaka/games/raiatea: change that, not this file.

/** What stands at `view.options`. */
export interface ViewOptions {
  tane: boolean;
  oracle: boolean;
  scarcity: boolean;
}

/** What stands at `view.round`. */
export type ViewRound =
  | "setup"
  | "a1"
  | "c1"
  | "a2"
  | "a3"
  | "c2"
  | "a4"
  | "a5"
  | "a6"
  | "c3"
  | "end";

/** What stands at `view.phase`. */
export type ViewPhase =
  | "setup"
  | "choose"
  | "forest_1"
  | "forest_2"
  | "marae"
  | "oyster"
  | "path"
  | "give"
  | "take"
  | "market"
  | "dance"
  | "buy"
  | "prepare"
  | "bid"
  | "reward"
  | "arrange"
  | "bless"
  | "raise"
  | "end";

/** What stands at `view.made.name`. */
export type ViewMadeName = "collector" | "draw" | "fulfil" | "hire" | "offer" | "sell" | "trader";

/** What stands at `view.reward`. */
export type ViewReward = "good" | "pearls" | "tattoo";

/** What stands at `view.row.ritual`. */
export type ViewRowRitual =
  | "hina"
  | "rearea"
  | "vanaanaa"
  | "faa_hotu"
  | "rua_nuu"
  | "rua_hatu"
  | "uru_taetae"
  | "raa"
  | "roroo"
  | "tino_rua"
  | "orerorero"
  | "te_fatu"
  | "toa_hiti"
  | "rua_tupua_nui"
  | "tu_papa"
  | "tohu"
  | "matarua"
  | "oropaa"
  | "atea"
  | "hiro"
  | "rau_pena"
  | "tua_raa_tai"
  | "rauti"
  | "piri"
  | "mata_arahu"
  | "taere"
  | "ihi"
  | "papa_rai_2"
  | "papa_rai_3"
  | "papa_rai_4"
  | "oro"
  | "tumu_nui"
  | "taaroa"
  | "pere"
  | "maui"
  | "rai_tupua"
  | "rumia"
  | "tumu_rai_fenua"
  | "tane_pearls"
  | "tane_mana"
  | "tane_lesser_ban"
  | "tane_lapse"
  | "tane_raid"
  | "tane_thief"
  | "tane_greater_ban"
  | "tane_capture";

/** What stands at `view.row`. */
export interface ViewRow {
  owner: number;
  ritual: ViewRowRitual;
}

/** What stands at `view.statue`. */
export type ViewStatue =
  | "?"
  | "auction_1"
  | "goods_mahi_mahi"
  | "goods_taro"
  | "goods_tiare"
  | "goods_uru"
  | "helpers_3"
  | "mana_4"
  | "mana_5"
  | "masks_1"
  | "pearls_3"
  | "pearls_4"
  | "priests_3"
  | "rank_ariki"
  | "rituals_1"
  | "same_2"
  | "auction_2"
  | "goods_mahi_mahi_tiare"
  | "goods_taro_tiare"
  | "goods_uru_mahi_mahi"
  | "goods_uru_taro"
  | "helpers_5"
  | "mana_7"
  | "mana_8"
  | "masks_2"
  | "pearls_5"
  | "pearls_6"
  | "priests_6"
  | "rank_arioi"
  | "rituals_2"
  | "same_3"
  | "auction_3"
  | "goods_taro_mahi_mahi_tiare"
  | "goods_uru_mahi_mahi_tiare"
  | "goods_uru_taro_mahi_mahi"
  | "goods_uru_taro_tiare"
  | "helpers_7"
  | "mana_10"
  | "mana_11"
  | "mana_12"
  | "masks_3"
  | "pearls_7"
  | "pearls_8"
  | "pearls_9"
  | "priests_8"
  | "rank_tahua"
  | "rituals_3"
  | "same_4";

/** What stands at `view.token.name`. */
export type ViewTokenName =
  | "auction_1"
  | "goods_mahi_mahi"
  | "goods_taro"
  | "goods_tiare"
  | "goods_uru"
  | "helpers_3"
  | "mana_4"
  | "mana_5"
  | "masks_1"
  | "pearls_3"
  | "pearls_4"
  | "priests_3"
  | "rank_ariki"
  | "rituals_1"
  | "same_2"
  | "auction_2"
  | "goods_mahi_mahi_tiare"
  | "goods_taro_tiare"
  | "goods_uru_mahi_mahi"
  | "goods_uru_taro"
  | "helpers_5"
  | "mana_7"
  | "mana_8"
  | "masks_2"
  | "pearls_5"
  | "pearls_6"
  | "priests_6"
  | "rank_arioi"
  | "rituals_2"
  | "same_3"
  | "auction_3"
  | "goods_taro_mahi_mahi_tiare"
  | "goods_uru_mahi_mahi_tiare"
  | "goods_uru_taro_mahi_mahi"
  | "goods_uru_taro_tiare"
  | "helpers_7"
  | "mana_10"
  | "mana_11"
  | "mana_12"
  | "masks_3"
  | "pearls_7"
  | "pearls_8"
  | "pearls_9"
  | "priests_8"
  | "rank_tahua"
  | "rituals_3"
  | "same_4";

/** What stands at `view.decks.normal.name`. */
export type ViewDecksNormalName =
  | "hina"
  | "rearea"
  | "vanaanaa"
  | "faa_hotu"
  | "rua_nuu"
  | "rua_hatu"
  | "uru_taetae"
  | "raa"
  | "roroo"
  | "tino_rua"
  | "orerorero"
  | "te_fatu"
  | "toa_hiti"
  | "rua_tupua_nui"
  | "tu_papa"
  | "tohu"
  | "matarua"
  | "oropaa"
  | "atea"
  | "hiro"
  | "rau_pena"
  | "tua_raa_tai"
  | "rauti"
  | "piri"
  | "tane_pearls"
  | "tane_mana"
  | "tane_lesser_ban"
  | "tane_lapse"
  | "tane_raid";

/** What stands at `view.decks.forbidden.name`. */
export type ViewDecksForbiddenName =
  | "mata_arahu"
  | "taere"
  | "ihi"
  | "papa_rai_2"
  | "papa_rai_3"
  | "papa_rai_4"
  | "oro"
  | "tumu_nui"
  | "taaroa"
  | "pere"
  | "maui"
  | "rai_tupua"
  | "rumia"
  | "tumu_rai_fenua"
  | "tane_thief"
  | "tane_greater_ban"
  | "tane_capture";

/** What stands at `view.decks`. */
export interface ViewDecks {
  normal: Record<ViewDecksNormalName, number> | number;
  forbidden: Record<ViewDecksForbiddenName, number> | number;
}

/** What stands at `view.forest.name`. */
export type ViewForestName =
  | "uru"
  | "taro"
  | "mahi_mahi"
  | "tiare"
  | "collector"
  | "trader"
  | "shaman"
  | "pearl_diver"
  | "m01b"
  | "m02b"
  | "m03b"
  | "m04b"
  | "m05b"
  | "m06b"
  | "m07b"
  | "m08b"
  | "m09a"
  | "m09b"
  | "m10a"
  | "m10b"
  | "m11a"
  | "m11b"
  | "m12a"
  | "m12b"
  | "mirror";

/** What stands at `view.goods_market.name`. */
export type ViewGoodsMarketName = "uru" | "taro" | "mahi_mahi" | "tiare";

/** What stands at `view.helper_market.name`. */
export type ViewHelperMarketName = "collector" | "trader" | "shaman" | "pearl_diver";

/** What stands at `view.mask_market.name`. */
export type ViewMaskMarketName =
  | "m01"
  | "m02"
  | "m03"
  | "m04"
  | "m05"
  | "m06"
  | "m07"
  | "m08"
  | "m09"
  | "m10"
  | "m11"
  | "m12"
  | "mirror";

/** What stands at `view.tile`. */
export type ViewTile =
  | "forest"
  | "marae"
  | "oyster_bank"
  | "path_of_the_gods"
  | "neighbours"
  | "market";

/** What stands at `view.todo`. */
export interface ViewTodo {
  do: "deal_mask";
  seat: number;
}

/** What stands at `view.todo`. */
export interface ViewTodo2 {
  do: "reveal";
  n: number;
}

/** What stands at `view.todo`. */
export interface ViewTodo3 {
  do: "turn";
  statue: number;
}

/** What stands at `view.todo.deck`. */
export type ViewTodoDeck = "normal" | "forbidden";

/** What stands at `view.todo`. */
export interface ViewTodo4 {
  do: "deal";
  seat: number;
  deck: ViewTodoDeck;
  n: number;
  keep: number;
}

/** What stands at `view.todo.for`. */
export type ViewTodoFor = "collector" | "trader" | "shaman" | "pearl_diver" | "pearls";

/** What stands at `view.todo`. */
export interface ViewTodo5 {
  do: "roll";
  for: ViewTodoFor;
}

/** What stands at `view.todo`. */
export interface ViewTodo6 {
  do: "loot";
  seat: number;
  victim: number;
}

/** What stands at `view.todo`. */
export interface ViewTodo7 {
  do: "pearls";
  seat: number;
  n: number;
}

/** What stands at `view.todo`. */
export interface ViewTodo8 {
  do: "mana";
  seat: number;
  n: number;
}

/** What stands at `view.todo`. */
export interface ViewTodo9 {
  do: "priests";
  seat: number;
  n: number;
}

/** What stands at `view.todo`. */
export interface ViewTodo10 {
  do: "tattoo";
  seat: number;
  n: number;
}

/** What stands at `view.todo`. */
export interface ViewTodo11 {
  do: "bag";
  n: number;
}

/** What stands at `view.todo`. */
export interface ViewTodo12 {
  do: "priest_mana";
  seat: number;
}

/** What stands at `view.todo`. */
export interface ViewTodo13 {
  do: "good";
  seat: number;
  n: number;
  may: boolean;
}

/** What stands at `view.todo`. */
export interface ViewTodo14 {
  do: "helper";
  seat: number;
  n: number;
  may: boolean;
}

/** What stands at `view.todo`. */
export interface ViewTodo15 {
  do: "mask";
  seat: number;
  n: number;
  may: boolean;
}

/** What stands at `view.todo`. */
export interface ViewTodo16 {
  do: "forest";
  seat: number;
}

/** What stands at `view.todo`. */
export interface ViewTodo17 {
  do: "draw";
  seat: number;
  keep: number;
}

/** What stands at `view.todo`. */
export interface ViewTodo18 {
  do: "reactivate";
  seat: number;
  n: number;
}

/** What stands at `view.todo`. */
export interface ViewTodo19 {
  do: "mark";
  seat: number;
}

/** What stands at `view.todo`. */
export interface ViewTodo20 {
  do: "extra";
  seat: number;
}

/** What stands at `view.todo`. */
export interface ViewTodo21 {
  do: "train";
  seat: number;
}

/** What stands at `view.todo`. */
export interface ViewTodo22 {
  do: "perform";
  seat: number;
}

/** What stands at `view.todo`. */
export interface ViewTodo23 {
  do: "after";
  seat: number;
}

/** What stands at `view.todo`. */
export interface ViewTodo24 {
  do: "fulfil";
  seat: number;
}

/** What stands at `view.todo`. */
export interface ViewTodo25 {
  do: "claim";
  seat: number;
}

/** What stands at `view.todo`. */
export interface ViewTodo26 {
  do: "pay_ritual";
  seat: number;
  n: number;
}

/** What stands at `view.todo`. */
export interface ViewTodo27 {
  do: "pay_mask";
  seat: number;
  n: number;
}

/** What stands at `view.todo`. */
export interface ViewTodo28 {
  do: "ban";
  seat: number;
  max: number;
}

/** What stands at `view.todo`. */
export interface ViewTodo29 {
  do: "raid";
  seat: number;
}

/** What stands at `view.todo`. */
export interface ViewTodo30 {
  do: "thief";
  seat: number;
}

/** What stands at `view.todo`. */
export interface ViewTodo31 {
  do: "capture";
  seat: number;
}

/** What stands at `view.todo`. */
export interface ViewTodo32 {
  do: "gain";
  seat: number;
  token: ViewTokenName;
  row: number;
}

/** What stands at `view.todo`. */
export interface ViewTodo33 {
  do: "auction";
  token: ViewTokenName;
  row: number;
}

/** What stands at `view.todo.what`. */
export type ViewTodoWhat = "pearls" | "mana";

/** What stands at `view.todo`. */
export interface ViewTodo34 {
  do: "tribute";
  seat: number;
  what: ViewTodoWhat;
  n: number;
}

/** What stands at `view.todo`. */
export interface ViewTodo35 {
  do: "lapse";
  seat: number;
}

/** What stands at `view.todo`. */
export interface ViewTodo36 {
  do: "price";
  good: ViewGoodsMarketName;
}

/** What stands at `view.todo`. */
export interface ViewTodo37 {
  do: "discard";
  ritual: ViewRowRitual;
}

/** What stands at `view.todo`. */
export type ViewTodoKind =
  | ViewTodo
  | ViewTodo2
  | ViewTodo3
  | ViewTodo4
  | ViewTodo5
  | ViewTodo6
  | ViewTodo7
  | ViewTodo8
  | ViewTodo9
  | ViewTodo10
  | ViewTodo11
  | ViewTodo12
  | ViewTodo13
  | ViewTodo14
  | ViewTodo15
  | ViewTodo16
  | ViewTodo17
  | ViewTodo18
  | ViewTodo19
  | ViewTodo20
  | ViewTodo21
  | ViewTodo22
  | ViewTodo23
  | ViewTodo24
  | ViewTodo25
  | ViewTodo26
  | ViewTodo27
  | ViewTodo28
  | ViewTodo29
  | ViewTodo30
  | ViewTodo31
  | ViewTodo32
  | ViewTodo33
  | ViewTodo34
  | ViewTodo35
  | ViewTodo36
  | ViewTodo37;

/** What stands at `view.seat.coupled.name`. */
export type ViewSeatCoupledName =
  | "m01"
  | "m02"
  | "m03"
  | "m04"
  | "m05"
  | "m06"
  | "m07"
  | "m08"
  | "m09"
  | "m10"
  | "m11"
  | "m12";

/** What stands at `view.seat.tile`. */
export type ViewSeatTile =
  | ""
  | "forest"
  | "marae"
  | "oyster_bank"
  | "path_of_the_gods"
  | "neighbours"
  | "market";

/** What stands at `view.seat`. */
export interface ViewSeat {
  pearls: number | "?";
  mana: number | "?";
  priests: number;
  tattoo: number;
  goods: Partial<Record<ViewGoodsMarketName, number | "?">>;
  hand: ViewRowRitual[] | number;
  drawn: ViewRowRitual[] | number;
  keep: number;
  bagged: ViewRowRitual[] | "?";
  front: ViewRowRitual[];
  ready: Record<ViewHelperMarketName, number>;
  used: Record<ViewHelperMarketName, number>;
  masks: Record<ViewMaskMarketName, number>;
  coupled: Record<ViewSeatCoupledName, number>;
  tokens: ViewTokenName[] | number;
  tile: ViewSeatTile;
  tahua: boolean;
  choice: "?" | string;
}

/** What stands at `view`. */
export interface View {
  game: "raiatea";
  options: ViewOptions;
  round: ViewRound;
  phase: ViewPhase;
  start: number;
  kahuna: number;
  actor: number;
  queue: number[];
  order: number[];
  made: Record<ViewMadeName, number>;
  gave: number[];
  passes: number;
  rewards: ViewReward[];
  row: ViewRow[];
  spot: number;
  open: number;
  statues: ViewStatue[][][];
  tokens: Partial<Record<ViewTokenName, number>>[] | number[];
  bag: number;
  decks: ViewDecks;
  discards: ViewDecks;
  forest: Record<ViewForestName, number> | number;
  display: Record<ViewForestName, number>;
  goods_market: Record<ViewGoodsMarketName, number>;
  helper_market: Record<ViewHelperMarketName, number>;
  mask_market: Record<ViewMaskMarketName, number>;
  prices: Record<ViewGoodsMarketName, number>;
  tiles: ViewTile[];
  todo: ViewTodoKind[];
  seats: ViewSeat[];
}

/** What stands at `position.decks`. */
export interface PositionDecks {
  normal: Record<ViewDecksNormalName, number>;
  forbidden: Record<ViewDecksForbiddenName, number>;
}

/** What stands at `position.seat`. */
export interface PositionSeat {
  pearls: number;
  mana: number;
  priests: number;
  tattoo: number;
  goods: Record<ViewGoodsMarketName, number>;
  hand: ViewRowRitual[];
  drawn: ViewRowRitual[];
  keep: number;
  bagged: ViewRowRitual[];
  front: ViewRowRitual[];
  ready: Record<ViewHelperMarketName, number>;
  used: Record<ViewHelperMarketName, number>;
  masks: Record<ViewMaskMarketName, number>;
  coupled: Record<ViewSeatCoupledName, number>;
  tokens: ViewTokenName[];
  tile: ViewSeatTile;
  tahua: boolean;
  choice: string;
}

/** What stands at `position`. */
export interface Position {
  game: "raiatea";
  options: ViewOptions;
  round: ViewRound;
  phase: ViewPhase;
  start: number;
  kahuna: number;
  actor: number;
  queue: number[];
  order: number[];
  made: Record<ViewMadeName, number>;
  gave: number[];
  passes: number;
  rewards: ViewReward[];
  row: ViewRow[];
  spot: number;
  open: number;
  statues: ViewStatue[][][];
  tokens: Partial<Record<ViewTokenName, number>>[];
  bag: number;
  decks: PositionDecks;
  discards: PositionDecks;
  forest: Record<ViewForestName, number>;
  display: Record<ViewForestName, number>;
  goods_market: Record<ViewGoodsMarketName, number>;
  helper_market: Record<ViewHelperMarketName, number>;
  mask_market: Record<ViewMaskMarketName, number>;
  prices: Record<ViewGoodsMarketName, number>;
  tiles: ViewTile[];
  todo: ViewTodoKind[];
  seats: PositionSeat[];
}

/** What stands at `facts.piles`. */
export interface FactsPiles {
  forest: number;
  decks: Record<ViewTodoDeck, number>;
  discards: Record<ViewTodoDeck, number>;
}

/** What stands at `facts.seat.rank`. */
export type FactsSeatRank = "raatira" | "ariki" | "arioi" | "tahua";

/** What stands at `facts.seat.clips`. */
export interface FactsSeatClips {
  used: number;
  most: number;
}

/** What stands at `facts.seat.lack`. */
export interface FactsSeatLack {
  has: number;
  asks: number;
}

/** What stands at `facts.seat`. */
export interface FactsSeat {
  rank: FactsSeatRank;
  hand: number;
  tokens: number;
  paired: ViewSeatCoupledName[];
  clips: FactsSeatClips | null;
  bagged: number | null;
  lacks: Partial<Record<ViewTokenName, FactsSeatLack>> | null;
  points: number;
  counted: boolean;
}

/** What stands at `facts.move.brings.name`. */
export type FactsMoveBringsName =
  | "deal_mask"
  | "reveal"
  | "turn"
  | "deal"
  | "roll"
  | "loot"
  | "pearls"
  | "mana"
  | "priests"
  | "tattoo"
  | "bag"
  | "priest_mana"
  | "good"
  | "helper"
  | "mask"
  | "forest"
  | "draw"
  | "reactivate"
  | "mark"
  | "extra"
  | "train"
  | "perform"
  | "after"
  | "fulfil"
  | "claim"
  | "pay_ritual"
  | "pay_mask"
  | "ban"
  | "raid"
  | "thief"
  | "capture"
  | "gain"
  | "auction"
  | "tribute"
  | "lapse"
  | "price"
  | "discard"
  | "cards"
  | "keep"
  | "field"
  | "level"
  | "points";

/** What stands at `facts.move.warning.key`. */
export type FactsMoveWarningKey =
  | "auction"
  | "empty_bag"
  | "tahua"
  | "end"
  | "end_ceremony"
  | "true_pair"
  | "breaks_pair"
  | "no_tattoo"
  | "no_priest";

/** What stands at `facts.move.warning.arguments.name`. */
export type FactsMoveWarningArgumentsName = "tokens" | "most";

/** What stands at `facts.move.warning`. */
export interface FactsMoveWarning {
  key: FactsMoveWarningKey;
  arguments: Partial<Record<FactsMoveWarningArgumentsName, number>>;
}

/** What stands at `facts.move`. */
export interface FactsMove {
  price: number | null;
  brings: Partial<Record<FactsMoveBringsName, number>>;
  warning: FactsMoveWarning | null;
  scores: number;
}

/** What stands at `facts.moves.name`. */
export type FactsMovesName = "0" | "1" | "2" | "3" | "4";

/** What stands at `facts.score.arguments`. */
export interface FactsScoreArguments {
  rank: FactsSeatRank;
}

/** What stands at `facts.score`. */
export interface FactsScore {
  key: "rank";
  rule: "E1";
  points: number;
  arguments: FactsScoreArguments;
}

/** What stands at `facts.score.arguments`. */
export interface FactsScoreArguments2 {
  ritual: ViewRowRitual;
}

/** What stands at `facts.score`. */
export interface FactsScore2 {
  key: "ritual";
  rule: "E2";
  points: number;
  arguments: FactsScoreArguments2;
}

/** What stands at `facts.score.arguments`. */
export interface FactsScoreArguments3 {
  tokens: number;
  each: number;
}

/** What stands at `facts.score`. */
export interface FactsScore3 {
  key: "tasks";
  rule: "E3";
  points: number;
  arguments: FactsScoreArguments3;
}

/** What stands at `facts.score.arguments`. */
export interface FactsScoreArguments4 {
  pairs: number;
  mask: ViewSeatCoupledName;
  each: number;
}

/** What stands at `facts.score`. */
export interface FactsScore4 {
  key: "pairs";
  rule: "E4";
  points: number;
  arguments: FactsScoreArguments4;
}

/** What stands at `facts.score`. */
export type FactsScoreKind = FactsScore | FactsScore2 | FactsScore3 | FactsScore4;

/** What stands at `facts.result`. */
export interface FactsResult {
  places: number[];
  winner: number;
  by_order: boolean;
}

/** What stands at `facts`. */
export interface Facts {
  turn: number[];
  question: string;
  together: boolean;
  act: number;
  rounds: ViewRound[];
  piles: FactsPiles;
  reached: number;
  seats: FactsSeat[];
  moves: Partial<Record<FactsMovesName, Record<string, FactsMove>>>;
  score: (FactsScoreKind[] | null)[];
  points: number[] | null;
  result: FactsResult | null;
}

/** The keys of what can be told. */
export type EventKey =
  | "deal_mask"
  | "reveal"
  | "turn_up"
  | "rebuild"
  | "reshuffle"
  | "draw"
  | "dealt"
  | "keep"
  | "kept"
  | "round"
  | "choose"
  | "roll"
  | "second_pass"
  | "take_good"
  | "put_good"
  | "take_card"
  | "to_market"
  | "pass_"
  | "collector"
  | "offer"
  | "tattoo"
  | "tahua"
  | "pearls"
  | "mana"
  | "priests"
  | "train"
  | "give"
  | "take_mask"
  | "sell"
  | "hire"
  | "take_helper"
  | "trader"
  | "reactivate"
  | "couple"
  | "shaman"
  | "perform"
  | "perform_all"
  | "lay_out"
  | "end_round"
  | "chosen"
  | "dance"
  | "buying"
  | "buy"
  | "put"
  | "prepared"
  | "bidding"
  | "bid"
  | "first"
  | "reward"
  | "lay_row"
  | "in_row"
  | "in_row_all"
  | "next"
  | "bag"
  | "pay_row"
  | "fail"
  | "fail_all"
  | "ban"
  | "tribute"
  | "lapse"
  | "raid"
  | "loot"
  | "thief"
  | "capture"
  | "fulfil"
  | "dive"
  | "claim"
  | "pay_pearls"
  | "pay_mana"
  | "pay_ritual"
  | "pay_mask"
  | "gain"
  | "auctioning"
  | "auctioned"
  | "raising"
  | "end_ceremony"
  | "end";
