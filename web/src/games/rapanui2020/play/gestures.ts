// What one click may do: a legal move, or a series of them that the facts propose as one gesture.
//
// A piece is sent to a destination on the best way and set down there; an offering is paid with the
// best price. The single moves stay in the list, and on the board wherever they say something else.
import type { Choice } from "../../../generated/wire";
import type { GameWords } from "../../../parts/board";
import { movesOf, seriesOf } from "../../../parts/series";
import { type Facts, type SpaceId, slotsOf, type View } from "../view";
import { ANIMALS, SIZES, space as spaceOf } from "./island";

type Kind = keyof Facts["routes"];
type Way = NonNullable<NonNullable<Facts["routes"][Kind]>[SpaceId]>;

export interface Known {
  view: View;
  facts: Facts;
  words: GameWords;
}

/** All that may be clicked on the board, in the order in which it is offered. */
export function gestures(choices: Choice[], known: Known): Choice[] {
  const legal = new Set(choices.map(({ move }) => move));
  return [
    ...choices.flatMap((choice) => priced(choice, known)),
    ...transports(legal, known),
    ...rest(choices, known),
    ...sculpting(legal, known),
  ];
}

/** The spaces that a gesture enters, one after the other. */
export const stepsOf = (gesture: string): SpaceId[] =>
  movesOf(gesture).flatMap((move) => (move.startsWith("step ") ? [move.slice(5) as SpaceId] : []));

// -- prices ---------------------------------------------------------------------------------------

/** P3.8: an offering with its best price, and, where there are others, paid unit by unit. */
function priced(choice: Choice, { facts, words }: Known): Choice[] {
  const payment = facts.payments[choice.move];
  if (!payment || !choice.move.startsWith("offer ")) return [choice];
  const moves = [choice.move, ...payment.units.map((unit) => `spend ${unit}`)];
  const says = words.say("plan.pay", { offer: choice.says, units: counted(payment.units, words) });
  const otherwise = words.say("plan.pay_otherwise", { offer: choice.says });
  return [
    { ...choice, move: seriesOf(moves), says },
    ...(payment.ways > 1 ? [{ ...choice, says: otherwise }] : []),
  ];
}

/** P3.8: what is left of a price that is paid unit by unit. */
function rest(choices: Choice[], { view, facts, words }: Known): Choice[] {
  const [payment] = Object.values(facts.payments);
  if (view.now.stage !== "spend" || !payment || payment.units.length < 2 || !choices.length)
    return [];
  const says = words.say("plan.pay_rest", { units: counted(payment.units, words) });
  return [{ move: seriesOf(payment.units.map((unit) => `spend ${unit}`)), says, warns: "" }];
}

function counted(units: string[], words: GameWords): string {
  return [...new Set(units)]
    .map((resource) => {
      const n = units.filter((unit) => unit === resource).length;
      return words.say("plan.units", { n, resource });
    })
    .join(", ");
}

// -- sculpting ------------------------------------------------------------------------------------

/** P2.3: all Moai that can be made, and the end of the turn. */
function sculpting(legal: Set<string>, { facts, words }: Known): Choice[] {
  const { takes } = facts;
  if (!takes.length || !legal.has(`take ${takes[0]}`)) return [];
  const says = words.say("plan.take_all", { moai: counted(takes, words) });
  return [{ move: seriesOf([...takes.map((size) => `take ${size}`), "done"]), says, warns: "" }];
}

// -- transports -----------------------------------------------------------------------------------

/** P3.2: a piece to each of its destinations, from where it waits or is. */
function transports(legal: Set<string>, known: Known): Choice[] {
  const { piece, stage } = known.view.now;
  if (stage === "route" && piece) return journeys(piece, legal, known);
  return [...SIZES, "pukao"]
    .filter((cargo) => legal.has(`load ${cargo}`))
    .flatMap((cargo) => journeys(cargo, legal, known));
}

function journeys(cargo: string, legal: Set<string>, known: Known): Choice[] {
  const ways = known.facts.routes[cargo === "pukao" ? "pukao" : "moai"] ?? {};
  const load = `load ${cargo}`;
  const begin = legal.has(load) ? [load] : [];
  return Object.entries(ways)
    .filter(([goal, way]) => {
      const [first] = way.path;
      const known = begin.length > 0 || legal.has(`step ${first}`);
      return known && !legal.has(`step ${goal}`); // the next space is entered by itself
    })
    .flatMap(([goal, way]) =>
      endings(cargo, goal as SpaceId, known).map(({ move, says }) => ({
        move: seriesOf([...begin, ...way.path.map((space) => `step ${space}`), move]),
        says: told(cargo, goal as SpaceId, way, says, known),
        warns: "",
      })),
    );
}

/** P3.4, P3.6: what may be done where a piece arrives. */
function endings(cargo: string, goal: SpaceId, { view, words }: Known) {
  if (cargo === "pukao") return [{ move: "style", says: words.say("plan.style") }];
  const tiles = slotsOf(view, goal).flatMap(({ slot }) => (slot.tile ? [slot.tile] : []));
  return [...new Set(tiles)].map((tile) => ({
    move: `erect ${tile}`,
    says: words.say("plan.tile", { tile, effect: `effect_${tile}` }),
  }));
}

/** P3.3: where to, what comes of it, and who earns on the way. */
function told(cargo: string, goal: SpaceId, way: Way, ends: string, known: Known): string {
  const { view, words } = known;
  const where = `${goal.toUpperCase()} ${spaceOf(view.board, goal).name}`;
  const to = words.say("plan.to", { where, n: way.path.length, cargo: `cargo_${cargo}` });
  const incomes = way.incomes.map(({ seat, resources }) => {
    const [one = "", other] = resources;
    const resource = other ? words.say("plan.either", { one, other }) : one;
    return words.say("plan.earns", { owner: `the_${ANIMALS[seat]}`, resource });
  });
  return [to, ends, ...(incomes.length ? incomes : [words.say("plan.nobody_earns")])].join("; ");
}
