// Why a thing cannot be had now, in a sentence at the thing itself.
import type { GameWords } from "../../../parts/board";
import { CARDS, type Good, type Helper } from "../parts";
import type { Facts, View } from "../view";

export interface Standpoint {
  view: View;
  facts: Facts;
  seat: number | null; // who asks
  words: GameWords;
}

/** Say why nothing can be done at a place ("task:pearls_3:2", "price:uru:3"), or "". */
export function whyNot(place: string, from: Standpoint): string {
  const [sort = "", name = "", more = ""] = place.split(":");
  switch (sort) {
    case "task":
      return ofTask(name, from);
    case "helpers":
      return from.view.helper_market[name as Helper] ? "" : from.words.say("why.no_card");
    case "goods":
      return from.view.goods_market[name as Good] ? "" : from.words.say("why.no_card");
    case "price":
      return ofPrice(name as Good, Number(more), from);
    case "reward":
      return ofReward(name, from);
    default:
      return "";
  }
}

function ofTask(token: string, { view, facts, seat, words }: Standpoint): string {
  const { points, kind } = CARDS.tokens[token]!;
  if (CARDS.statues.indexOf(points) >= view.open) return words.say("why.closed");
  const lacks = seat === null ? null : facts.seats[seat]!.lacks;
  const amounts = (lacks as Record<string, { has: number; asks: number }> | null)?.[token];
  return amounts ? words.say(kind === "rank" ? "why.tattoo" : "why.lacks", amounts) : "";
}

function ofPrice(good: Good, level: number, { view, seat, words }: Standpoint): string {
  const price = view.prices[good];
  if (level > price) return words.say("why.too_high", { level: price });
  return seat !== null && view.seats[seat]!.goods[good] === 0 ? words.say("why.no_good") : "";
}

function ofReward(reward: string, { view, words }: Standpoint): string {
  const rewards: string[] = view.rewards;
  return view.phase === "reward" && !rewards.includes(reward) ? words.say("why.gone") : "";
}
