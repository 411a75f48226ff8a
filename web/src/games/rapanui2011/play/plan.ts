// What was told, as a plan of movements over the final table: which card flies from where to where,
// which numbers float up, what lights up, and when. Nothing here changes what the table shows.
import type { Told } from "../../../generated/wire";
import { type Box, type Boxes, FLOAT } from "../../../parts/air";
import type { Plan as Planned, Float as Rising, Scene } from "../../../parts/flights";
import type { Counts, View } from "../view";

export interface Flight {
  deck: "people" | "offering" | "token";
  type: string | null; // null: only its back is known; of a token its sign
  from: Box;
  to: Box;
  start: number; // milliseconds
  turns: "up" | "down" | null; // what happens to its face on the way
}

export interface Float extends Rising {
  sign: string;
  bonus: boolean;
}

type Plan = Required<Planned<Flight, Float>>;

export const FLIGHT = 520;
const NEXT = 450; // from one line of a scoring to the next

class Planner {
  plan: Plan = { flights: [], floats: [], flashes: [], veils: [], length: 0 };
  clock = 0;
  column = -1; // of the last draw
  dealt = new Map<number, number>(); // cards laid into a column so far
  drawn = new Map<string, number>(); // cards of a type that came into my hand
  hidden: string | null = null; // the kind that I laid face down

  constructor(readonly scene: Scene<View>) {}

  mine(seat: number): boolean {
    return seat === this.scene.seat;
  }

  fly(
    deck: Flight["deck"],
    type: string | null,
    from: string,
    to: string,
    turns: Flight["turns"],
    veil = "",
  ) {
    const start = this.scene.before.get(from) ?? this.scene.after.get(from);
    const end = this.scene.after.get(to) ?? this.scene.before.get(to);
    if (!start || !end) return;
    this.plan.flights.push({ deck, type, from: start, to: end, turns, start: this.clock });
    if (veil) this.plan.veils.push({ at: veil, until: this.clock + FLIGHT - 30 });
    this.plan.length = Math.max(this.plan.length, this.clock + FLIGHT);
  }

  float(seat: number, what: "wood" | "fame" | "offerings", text: string, sign: string = what) {
    const at = this.scene.after.get(`seat:${seat}:${what}`);
    if (!at) return;
    this.plan.floats.push({ at, text, sign, bonus: false, start: this.clock });
    this.plan.length = Math.max(this.plan.length, this.clock + FLOAT);
  }

  /** RC6: told right after the gain that contains the bonus. */
  star() {
    const gain = this.plan.floats.at(-1);
    if (gain) gain.bonus = true;
  }

  draw(seat: number, type: string, column: number) {
    this.column = column;
    const height = lastSlot(this.scene.before, column);
    if (this.mine(seat)) {
      const back = this.drawn.get(type) ?? 0;
      this.drawn.set(type, back + 1);
      const hand: Counts = this.scene.view.seats[seat]!.hand;
      const held = `held:${type}:${(hand[type] ?? 1) - 1 - back}`;
      this.fly("people", type, `slot:${column}:${height}`, held, null, held);
    } else this.fly("people", type, `slot:${column}:${height}`, `seat:${seat}:hand`, "down");
    this.clock += 380;
  }

  deal(type: string, column: number, pause: number) {
    const at = this.dealt.get(column) ?? 0;
    this.dealt.set(column, at + 1);
    const slot = `slot:${column}:${at}`;
    this.fly("people", type, "pile", slot, "up", slot);
    this.clock += pause;
  }

  lay(seat: number, type: string, cards: number) {
    const display: Counts = this.scene.view.seats[seat]!.display;
    for (let card = 0; card < cards; card++) {
      const from = this.mine(seat) ? `held:${type}:${card}` : `seat:${seat}:hand`;
      const veil = this.mine(seat) ? `laid:${type}:${(display[type] ?? 1) - 1 - card}` : "";
      this.fly(
        "people",
        type,
        from,
        `display:${seat}:${type}`,
        this.mine(seat) ? null : "up",
        veil,
      );
      this.clock += 110;
    }
    this.clock += 200;
  }

  /** RB3: a Moai that nobody can pay for. */
  discard(seat: number) {
    if (this.mine(seat)) this.fly("people", "moai", "held:moai:0", "box", null);
    else this.fly("people", "moai", `seat:${seat}:hand`, "box", "up");
    this.clock += 300;
  }

  /** RA4, RC8: a card from an open pile to a seat, whose others see only its back. */
  gain(seat: number, kind: string, cards: number) {
    for (let card = 0; card < cards; card++) {
      if (this.mine(seat)) this.fly("offering", kind, `supply:${kind}`, `own:${kind}`, null);
      else this.fly("offering", kind, `supply:${kind}`, `seat:${seat}:offerings`, "down");
      this.clock += 110;
    }
  }

  /** RB5: a card on the stone, face up or face down. */
  give(seat: number, kind: string | null, open: boolean) {
    const from = kind && this.mine(seat) ? `own:${kind}` : `seat:${seat}:offerings`;
    const turns = this.mine(seat) === open ? null : open ? "up" : "down";
    this.fly("offering", kind, from, "stone", kind ? turns : null, "top");
    this.clock += 300;
  }

  /** RC5: what a seat earns flies from the cards that earn it to where it is counted. */
  earn(seat: number, what: "wood" | "fame", from: string, amount: number) {
    this.fly("token", what, `display:${seat}:${from}`, `seat:${seat}:${what}`, null);
    this.float(seat, what, `+${amount}`);
    this.clock += NEXT;
  }

  score(type: string) {
    this.clock += 180;
    const flash = (at: string) => this.plan.flashes.push({ at, start: this.clock });
    if (this.column >= 0) flash(`slot:${this.column}:${lastSlot(this.scene.after, this.column)}`);
    this.scene.view.seats.forEach((own, seat) => {
      const display: Counts = own.display;
      if ((display[type] ?? 0) > 0) flash(`display:${seat}:${type}`);
    });
    this.clock += 420;
    this.plan.length = Math.max(this.plan.length, this.clock + 900);
  }

  tell(event: Told) {
    const { seat, type, kind, column, cards, price, amount } = event.arguments;
    const [who, what] = [Number(seat), String(type ?? kind)];
    const pay = () => Number(price) > 0 && this.float(who, "wood", `−${price}`);
    switch (event.key) {
      case "deal":
        return this.deal(what, Number(column), 55);
      case "refill":
        return this.deal(what, Number(column), 120);
      case "draw":
        return this.draw(who, what, Number(column));
      case "lay":
        return this.lay(who, what, 1);
      case "lay_hunters":
        pay();
        return this.lay(who, what, Number(cards));
      case "build":
        pay();
        return this.lay(who, "moai", 1);
      case "discard":
        return this.discard(who);
      case "buy":
        pay();
        return this.gain(who, what, 1);
      case "gain_offerings":
        this.float(who, "offerings", `+${amount}`, what);
        this.gain(who, what, Number(amount));
        this.clock += NEXT;
        return;
      case "substitute":
        return this.gain(who, what, 1);
      case "sacrifice":
        return this.give(who, what, true);
      case "hide":
        return this.give(who, this.mine(who) ? this.hidden : null, false);
      case "add":
        this.fly("offering", what, `supply:${what}`, "stone", null, "top");
        this.clock += 300;
        return;
      case "score":
        return this.score(what);
      case "gain_wood":
        return this.earn(who, "wood", "lumberjack", Number(amount));
      case "gain_fame":
        return this.earn(who, "fame", "priest", Number(amount));
      case "take_moai_wood":
        return this.earn(who, "wood", "moai", Number(amount));
      case "take_moai_fame":
        return this.earn(who, "fame", "moai", Number(amount));
      case "bonus":
        return this.star();
    }
  }
}

/** The number of the front card of a column, as measured. */
function lastSlot(boxes: Boxes, column: number): number {
  let at = 0;
  while (boxes.has(`slot:${column}:${at + 1}`)) at++;
  return at;
}

export function planned(told: Told[], scene: Scene<View>): Plan {
  const planner = new Planner(scene);
  const own = told.find((event) => event.key === "hidden_kind");
  if (own) planner.hidden = String(own.arguments.kind);
  for (const event of told) planner.tell(event);
  return planner.plan;
}
