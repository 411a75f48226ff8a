// How long each event of Raiatea is looked at. One bid may resolve a whole row of rituals: they are
// shown one by one.
import type { EventKey } from "../../../generated/raiatea/view";
import type { Told } from "../../../generated/wire";
import { type Beat, type Beats, partedAt } from "../../../parts/beats";

const OF: Record<EventKey, Beat> = {
  deal_mask: "none",
  reveal: "middle",
  turn_up: "short",
  rebuild: "none",
  reshuffle: "none",
  draw: "short",
  dealt: "none",
  keep: "short",
  kept: "none",
  round: "middle",
  choose: "middle",
  roll: "middle",
  second_pass: "short",
  take_good: "short",
  put_good: "none",
  take_card: "short",
  to_market: "none",
  pass_: "short",
  collector: "short",
  offer: "short",
  tattoo: "middle",
  tahua: "middle",
  pearls: "short",
  mana: "short",
  priests: "short",
  train: "short",
  give: "short",
  take_mask: "middle",
  sell: "short",
  hire: "short",
  take_helper: "short",
  trader: "short",
  reactivate: "short",
  couple: "short",
  shaman: "short",
  perform: "middle",
  perform_all: "middle",
  lay_out: "short",
  end_round: "middle",
  chosen: "none",
  dance: "middle",
  buying: "middle",
  buy: "short",
  put: "short",
  prepared: "short",
  bidding: "middle",
  bid: "middle",
  first: "middle",
  reward: "middle",
  lay_row: "middle",
  in_row: "none",
  in_row_all: "none",
  next: "short",
  bag: "middle",
  pay_row: "middle",
  fail: "long",
  fail_all: "long",
  ban: "middle",
  tribute: "middle",
  lapse: "short",
  raid: "middle",
  loot: "middle",
  thief: "middle",
  capture: "middle",
  fulfil: "middle",
  dive: "middle",
  claim: "middle",
  pay_pearls: "none",
  pay_mana: "none",
  pay_ritual: "none",
  pay_mask: "none",
  gain: "long",
  auctioning: "middle",
  auctioned: "long",
  raising: "middle",
  end_ceremony: "long",
  end: "long",
};

const RITUALS: ReadonlySet<string> = new Set<EventKey>(["lay_row", "pay_row", "raising"]);
const FAILURES: ReadonlySet<string> = new Set<EventKey>(["fail", "fail_all"]);

/** One ritual after the other; those that fail fail together, since one reason holds for all. */
function ritualByRitual(told: Told[]): Told[][] {
  return partedAt(told, RITUALS).flatMap((part) => {
    const first = part.findIndex((event) => FAILURES.has(event.key));
    return first > 0 ? [part.slice(0, first), part.slice(first)] : [part];
  });
}

/** What all do together or everybody sees on the table: it is nobody's deed. */
const ASIDES: ReadonlySet<string> = new Set<EventKey>([
  "reveal",
  "turn_up",
  "second_pass",
  "round",
  "end_round",
  "end_ceremony",
  "raising",
  "lay_row",
  "pay_row",
  "dance",
  "buying",
  "bidding",
  "prepared",
  "auctioning",
  "first",
  "keep",
]);

export const beats: Beats = {
  of: OF,
  asides: ASIDES,
  marks: { end_round: "round", gain: "scoring", auctioned: "scoring", end_ceremony: "round" },
  parts: ritualByRitual,
};
