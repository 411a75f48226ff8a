// What a thing on the table is and does, and why nothing can be done with it now.
import type { GameWords } from "../../../parts/board";
import { upper } from "../../../parts/text";
import type { About } from "../../../parts/tip";
import {
  chiefOn,
  type Facts,
  type OfferingType,
  type Size,
  type SpaceId,
  slotsOf,
  type Tile,
  type View,
} from "../view";
import { aboutSeats } from "./about_seats";
import { costLine, improvementLines, moaiLines, tabletLine, tileLines } from "./box";
import {
  crater,
  IMPROVEMENTS,
  places,
  pukaoQuarry,
  SIZES,
  space as spaceOf,
  spaces,
  TILES,
  WORKERS,
  YIELD,
} from "./island";

export interface Asking {
  view: View;
  facts: Facts;
  words: GameWords;
  seat: number | null;
  mine: boolean; // this seat must choose now
  nameOf(seat: number): string;
}

type Teller = (asking: Asking, name: string, more: string) => About | null;

/** Explain a thing such as "space:c3", "star:1", "build:chief"; null if nothing is known of it. */
export function explain(thing: string, asking: Asking): About | null {
  const [sort = "", name = "", more = ""] = thing.split(":");
  const found = TELLERS[sort]?.(asking, name, more) ?? aboutSeats(sort, name, more, asking);
  return found && { ...found, title: upper(found.title), lines: found.lines.map(upper) };
}

const TELLERS: Record<string, Teller> = {
  space: (asking, id) =>
    spaces(asking.view.board).includes(id as SpaceId) ? aboutSpace(id as SpaceId, asking) : null,
  slot: (asking, index) => {
    const space = asking.view.slots[Number(index)]?.space;
    return space ? aboutSpace(space, asking) : null;
  },
  star: (asking, star) => aboutStar(Number(star), asking),
  column: (asking, column) => aboutColumn(Number(column), false, asking),
  base: (asking, column) => aboutColumn(Number(column), true, asking),
  supply: (asking, size) => aboutSupply(size, asking),
  stack: (asking, type) => aboutOffering(type as OfferingType, false, asking),
  outstanding: (asking, type) => aboutOffering(type as OfferingType, true, asking),
  tile: ({ words }, tile) => plain(words.name(tile), tileLines(tile as Tile, words)),
  draft: ({ words }, tile) => plain(words.name(tile), tileLines(tile as Tile, words)),
  tablet: ({ words }) => plain(words.name("rongorongo"), [tabletLine(words)]),
  build: (asking, name) => aboutImprovement(name, asking),
  village: ({ words }) => plain(words.say("board.village_short"), [words.say("board.village")]),
  group: ({ words }, what) =>
    what === "supply"
      ? plain(
          words.say("show.supply"),
          SIZES.flatMap((_, at) => moaiLines(at, words)),
        )
      : plain(words.say(what === "stars" ? "show.order" : "board.quarry"), [
          words.say(what === "stars" ? "about.stars" : "about.quarry"),
        ]),
  cost: ({ words, facts }, type) =>
    plain(words.name(type), [
      costLine(type as OfferingType, words, facts.price),
      words.say("about.lower"),
    ]),
  paying: ({ words, view, facts }) =>
    plain(words.say("board.paid", { paid: view.now.spent.length, price: facts.price }), [
      words.say("about.lower"),
    ]),
  cargo: ({ words, view }) => {
    const at = SIZES.indexOf(view.now.piece as Size);
    return plain(words.name(`cargo_${view.now.piece}`), [
      at < 0 ? words.say("about.pukao_quarry") : words.say("aid.yield", { n: YIELD[at]! }),
      words.say("about.route"),
    ]);
  },
  round: ({ words, view, facts }) =>
    plain(words.say("board.round", { round: view.round }), [
      words.say("about.round"),
      words.say("board.end_about", { limit: facts.end.limit }),
    ]),
  phase: ({ words }, phase) =>
    plain(words.say(`board.phase_${phase}`), [words.say(`about.phase_${phase}`)]),
  end: ({ words, facts: { end } }) =>
    plain(words.say("board.empty", { empty: end.empty, limit: end.limit }), [
      words.say("board.end_about", { limit: end.limit }),
    ]),
};

const plain = (title: string, lines: string[]): About => ({ title, lines, why: "" });

/** Say what a place is and why nothing can be done there, to the seat that must choose; else "". */
export function reasonFor(place: string, asking: Asking): string {
  const about = asking.mine ? explain(place, asking) : null;
  return about?.why ? [about.title, ...about.lines, about.why].join(". ") : "";
}

/** What a space prints, the tiles of its ahu with what they do, Moai, and who stands there. */
function aboutSpace(id: SpaceId, asking: Asking): About {
  const { view, words } = asking;
  const about = spaceOf(view.board, id);
  const title = `${id.toUpperCase()} ${about.name}`;
  if (id === crater(view.board)) return { title, lines: [words.say("about.crater")], why: "" };
  if (id === pukaoQuarry(view.board)) {
    const why = view.pukao === 0 ? words.say("refusal.no_pukao") : "";
    const count = words.say("board.resource", { resource: "pukao", amount: view.pukao });
    return { title, lines: [count, words.say("about.pukao_quarry")], why };
  }
  const slots = slotsOf(view, id).map(({ slot }) => slot);
  const tiles = slots.flatMap(({ tile }) =>
    tile ? [`${words.name(tile)}: ${words.name(`effect_${tile}`)}`] : [],
  );
  const bare = slots.filter(({ moai, pukao }) => moai && !pukao).length;
  const figures = view.island[id];
  const chief = chiefOn(view, id);
  const holder = figures && figures.seat >= 0 ? figures.seat : chief;
  const { fresh = 0, tired = 0 } = figures ?? {};
  return {
    title,
    lines: [
      words.say("about.space", { resource: about.prints.map(words.name).join(" / ") }),
      ...tiles,
      ...(bare ? [words.say("about.bare", { n: bare })] : []),
      ...(holder >= 0
        ? [`${asking.nameOf(holder)}: ${words.say("board.figures", { fresh, tired })}`]
        : []),
    ],
    why: notEntered(id, holder, asking),
  };
}

/** P1.3: whose figures keep others out while figures are placed. */
function notEntered(space: SpaceId, holder: number, asking: Asking): string {
  const { view, words, seat, mine } = asking;
  if (!mine || view.phase !== "place" || holder < 0 || holder === seat) return "";
  const named = `${space.toUpperCase()} ${spaceOf(view.board, space).name}`;
  return words.say("refusal.space_held", { space: named, holder_seat: asking.nameOf(holder) });
}

function aboutStar(star: number, { view, words, seat, mine, nameOf }: Asking): About {
  const holder = view.stars[star - 1] ?? -1;
  const free = mine && view.phase === "place" && seat !== null && view.seats[seat]!.sorcerer > 0;
  const why =
    holder >= 0
      ? words.say("refusal.star_taken", { star, star_seat: nameOf(holder) })
      : free
        ? words.say("refusal.not_first_star")
        : "";
  return { title: words.say("about.star", { star }), lines: [words.say("about.stars")], why };
}

function aboutColumn(column: number, base: boolean, asking: Asking): About {
  const { view, facts, words, mine } = asking;
  const counts = view.quarry[column - 1]!;
  const who = counts.flatMap((count, seat) =>
    Array.from({ length: count }, () => asking.nameOf(seat)),
  );
  const size = SIZES[column - 1]!;
  const full = mine && view.phase === "place" && facts.quarry[column - 1] === 0 && !base;
  return {
    title: words.say("board.quarry"),
    lines: [
      words.say("board.column", {
        column,
        places: places(view.board)[column - 1]!,
        who: who.join(", ") || "–",
      }),
      `${words.say("aid.moai", { size })}: ${words.say("aid.sculptors", { columns: WORKERS[column - 1]! })}`,
      ...(base ? [words.say("about.chief")] : []),
    ],
    why: full ? words.say("refusal.column_full", { column }) : "",
  };
}

function aboutSupply(size: string, { view, words, mine }: Asking): About {
  const at = SIZES.indexOf(size as Size);
  const count = view.moai[SIZES[at]!] ?? 0;
  const sculpting = mine && view.phase === "sculpt";
  return {
    title: words.name(`cargo_${size}`),
    lines: [
      words.say("board.supply", { size: `cargo_${size}`, count, resources: YIELD[at]! }),
      words.say("aid.sculptors", { columns: WORKERS[at]! }),
    ],
    why: sculpting && count === 0 ? words.say("refusal.none_left", { size }) : "",
  };
}

function aboutOffering(type: OfferingType, beside: boolean, asking: Asking): About {
  const { view, facts, words, seat, mine } = asking;
  const [stack, outstanding] = [view.stacks[type], view.outstanding[type]];
  const values = (list: number[]) => list.join(", ") || "–";
  const pick = seat !== null && (view.seats[seat]!.tiles.take_your_pick ?? 0) > 0;
  const paying = mine && view.now.stage === "exchange";
  let why = "";
  if (beside && !outstanding.length) why = words.say("refusal.none_outstanding", { type });
  else if (beside && !pick) why = words.say("refusal.needs_pick");
  else if (!beside && !stack.length) why = words.say("refusal.stack_empty", { type });
  else if (paying) why = words.say("refusal.cannot_pay", { type, price: facts.price });
  return {
    title: words.name(type),
    lines: [
      words.say("board.stack", {
        type,
        values: values(stack),
        outstanding: values(outstanding),
      }),
      costLine(type, words, facts.price),
      words.say("about.offering"),
    ],
    why,
  };
}

/** G5: an Improvement that can be built has a move; else one of these is the reason. */
function aboutImprovement(name: string, { view, facts, words, seat, mine }: Asking): About | null {
  const found = IMPROVEMENTS.find((one) => one.name === name);
  if (!found) return null;
  const about = plain(words.name(name), improvementLines(found.name, words));
  const own = seat === null ? null : view.seats[seat]!;
  if (!own) return about;
  const { price, resource } = found;
  if (own.improvements.includes(found.name))
    about.why = words.say("refusal.already_built", { improvement: name });
  else if (facts.seats[seat!]!.improvements_left === 0)
    about.why = words.say("refusal.three_built");
  else if ((own.resources[resource] ?? 0) < price)
    about.why = words.say("refusal.too_expensive", { improvement: name, price, resource });
  else if (mine) about.why = words.say("refusal.no_building_now");
  return about;
}

/** What all tiles and Improvements do, as the box's own summary has it. */
export function summary(words: GameWords): { of: string; name: string; effect: string }[] {
  return [...TILES, ...IMPROVEMENTS.map(({ name }) => name)].map((of) => ({
    of,
    name: words.name(of),
    effect: words.name(`effect_${of}`),
  }));
}
