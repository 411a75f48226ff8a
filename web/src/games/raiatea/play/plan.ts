// What was told, as a plan of movements over the final table: what flies from where to where, which
// numbers float up, and when. Nothing here changes what the table shows.
import type { Told } from "../../../generated/wire";
import { type Box, FLOAT } from "../../../parts/air";
import type { Plan, Float as Rising, Scene } from "../../../parts/flights";
import { CARDS, pictureOf, sortOf } from "../parts";
import type { View } from "../view";

export interface Flight {
  of: string; // a Piece
  from: Box;
  to: Box;
  start: number; // milliseconds
}

export interface Float extends Rising {
  sign: string;
}

export const FLIGHT = 560;
const PACE = 170; // between one thing and the next
const LONGEST = 6000; // what comes later is not shown: the table has it already

class Planner {
  plan: Plan<Flight, Float> = { flights: [], floats: [], length: 0 };
  clock = 0;

  constructor(readonly scene: Scene<View>) {}

  box(...names: string[]): Box | undefined {
    for (const name of names) {
      const found = this.scene.after.get(name) ?? this.scene.before.get(name);
      if (found) return found;
    }
    return undefined;
  }

  fly(of: string, from: string[], to: string[]) {
    const start =
      from.map((name) => this.scene.before.get(name)).find(Boolean) ?? this.box(...from);
    const end = this.box(...to);
    if (!start || !end || this.clock > LONGEST) return;
    this.plan.flights.push({ of, from: start, to: end, start: this.clock });
    this.clock += PACE;
    this.plan.length = Math.max(this.plan.length, this.clock + FLIGHT);
  }

  float(at: string[], text: string, sign: string) {
    const box = this.box(...at);
    if (!box || this.clock > LONGEST) return;
    this.plan.floats.push({ at: box, text, sign, start: this.clock });
    this.clock += PACE / 2;
    this.plan.length = Math.max(this.plan.length, this.clock + FLOAT);
  }

  /** Where a thing of a seat lies: mine by its kind, of others in their place. */
  held(seat: number, mine: string): string[] {
    return seat === this.scene.seat ? [mine, `seat:${seat}:rituals`] : [`seat:${seat}`];
  }

  card(seat: number, card: string): string[] {
    const sort = sortOf(card);
    return this.held(seat, sort === "mask" ? `mask:${pictureOf(card)}` : `${sort}:${card}`);
  }

  tell({ key, arguments: given }: Told) {
    const seat = Number(given.seat);
    const [card, good, mask] = [String(given.card), String(given.good), String(given.mask)];
    const [helper, ritual, token] = [
      String(given.helper),
      String(given.ritual),
      String(given.token),
    ];
    const amount = Number(given.amount);
    switch (key) {
      case "choose":
        return this.float([`tile:${given.tile}`], "", "kahuna");
      case "reveal":
        return this.fly(`card:${card}`, ["forest"], [`display:${card}`]);
      case "take_card":
        return this.fly(`card:${card}`, [`display:${card}`], this.card(seat, card));
      case "to_market":
        return this.toMarket(card);
      case "take_good":
        return this.fly(`good:${good}`, [`goods:${good}`], this.held(seat, `good:${good}`));
      case "offer":
      case "sell":
        return this.fly(`good:${good}`, this.held(seat, `good:${good}`), [`goods:${good}`]);
      case "take_helper":
      case "hire":
        return this.fly(
          `helper:${helper}`,
          [`helpers:${helper}`],
          this.held(seat, `helper:${helper}`),
        );
      case "deal_mask":
      case "take_mask":
        return this.fly(`mask:${mask}`, [`masks:${mask}`, "masks"], this.card(seat, mask));
      case "give":
      case "pay_mask":
        return this.fly(`mask:${mask}`, this.card(seat, mask), [`masks:${mask}`, "masks"]);
      case "thief":
        return this.fly(
          `mask:${mask}`,
          [`theirs:${given.victim_seat}:${mask}`, `mask:${mask}`],
          this.card(seat, mask),
        );
      case "draw":
        return this.fly(
          `back:${given.deck}`,
          [`deck:${given.deck}`],
          this.held(seat, `seat:${seat}:rituals`),
        );
      case "pay_ritual":
        return this.fly(`ritual:${ritual}`, this.held(seat, `hand:${ritual}`), ["deck:normal"]);
      case "put":
        return this.fly(`ritual:${ritual}`, [`hand:${ritual}`], ["bag"]);
      case "shaman":
        return this.fly(`ritual:${ritual}`, this.held(seat, `hand:${ritual}`), ["deck:normal"]);
      case "gain":
      case "auctioned":
        return this.gain(seat, token);
      default:
        return this.count(key, seat, amount, given);
    }
  }

  toMarket(card: string) {
    const market = { good: "goods", helper: "helpers", mask: "masks" }[sortOf(card)];
    this.fly(`card:${card}`, [`display:${card}`], [`${market}:${pictureOf(card)}`, market]);
  }

  gain(seat: number, token: string) {
    const left = Array.from({ length: CARDS.numbers.rows }, (_, at) => `task:${token}:${at + 1}`);
    this.fly(
      `token:${token}`,
      [...left.filter((row) => this.scene.before.has(row)), "lot", "statue:0"],
      seat === this.scene.seat ? [`seat:${seat}:tasks`] : [`seat:${seat}:tasks`, `seat:${seat}`],
    );
  }

  /** What only changes a number. */
  count(key: string, seat: number, amount: number, given: Told["arguments"]) {
    const at = (what: string) => [`seat:${seat}:${what}`, `seat:${seat}`];
    switch (key) {
      case "pearls":
        return this.float(at("pearls"), `+${amount}`, "pearls");
      case "pay_pearls":
        return this.float(at("pearls"), `−${amount}`, "pearls");
      case "train":
        return Number(given.price) > 0 && this.float(at("pearls"), `−${given.price}`, "pearls");
      case "mana":
        return this.float(at("mana"), `+${amount}`, "mana");
      case "pay_mana":
        return this.float(at("mana"), `−${amount}`, "mana");
      case "buy":
      case "bid":
        return Number(given.mana) > 0 && this.fly("mana", at("mana"), ["bag"]);
      case "bag":
        return this.float(["bag"], `+${given.mana}`, "mana");
      case "pay_row":
        this.float(["bag"], `−${given.mana}`, "mana");
        this.clock += 480;
        return;
      case "tattoo":
        return this.float([`tattoo:${seat}`], String(given.field), "tattoo");
      case "priests":
        return this.float([`priests:${seat}`], String(given.total), "priests");
      case "roll":
        return this.float(["die", "tile:forest"], String(given.face), String(given.what));
    }
  }
}

export function planned(told: Told[], scene: Scene<View>): Plan<Flight, Float> {
  const planner = new Planner(scene);
  for (const event of told) planner.tell(event);
  return planner.plan;
}
