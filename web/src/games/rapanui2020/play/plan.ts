// What is told, as movement: which piece travels from where to where, and what floats up.
//
// Places are named as on the table ("space:c3", "seat:1:reeds"); what has no place stays still.
import type { Told } from "../../../generated/wire";
import { type Box, FLOAT } from "../../../parts/air";
import type { Plan, Float as Rising, Scene } from "../../../parts/flights";
import { type Facts, slotsOf, type View } from "../view";

export interface Flight {
  piece: string; // "figure:2", "sorcerer:0", "chief:1", a size, "pukao", a resource, a tile, an offering
  from: Box;
  to: Box;
  start: number; // milliseconds
}

/** What floats up, and of what it is: units, or points with their source. */
export interface Float extends Rising {
  sign?: string; // as a Glyph draws it
}

export const FLIGHT = 620;
const PAUSE = 160;

interface Leg {
  piece: string;
  from: string;
  to: string;
  veil?: boolean; // the thing at the goal is the piece itself
  brings?: Pick<Float, "text" | "sign">; // what floats up where it lands
}

/** E2: where the points of a seat come from, in the order in which they are counted. */
const SOURCES = [
  { of: "offerings", sign: "necklace", at: "offerings" },
  { of: "resources", sign: "wood", at: "hand" },
  { of: "tablet", sign: "rongorongo", at: "tiles" },
  { of: "favor", sign: "gain_favor", at: "tiles" },
] as const;
const COUNTING = 1100; // milliseconds from one source to the next

/** The ahu of a space on which a Moai, in the place of this tile, or a Pukao has come; -1 if none. */
function changed(view: View, old: View, space: string, tile = ""): number {
  const found = slotsOf(old, space).find(({ slot, index }) => {
    const now = view.slots[index]!;
    return slot.tile === tile && (slot.moai !== now.moai || slot.pukao !== now.pukao);
  });
  return found?.index ?? -1;
}

/** The legs of one fact: pure names, without places on the page. */
function legs(told: Told, view: View, old: View): Leg[] {
  const {
    seat = -1,
    space = "",
    column = 0,
    star = 0,
    size = "",
    resource = "",
    tile = "",
    type = "",
  } = told.arguments as Record<string, never>;
  const hand = `seat:${seat}:hand`;
  const goal = `space:${space}`;
  const { piece, route } = old.now;
  const here = `space:${route.at(-1) ?? ""}`;
  const slot = (found: number) => `slot:${found}`;
  switch (told.key) {
    case "place":
      return [{ piece: `figure:${seat}`, from: hand, to: goal }];
    case "carve":
      return [{ piece: `figure:${seat}`, from: hand, to: `column:${column}` }];
    case "sorcerer":
      return [{ piece: `sorcerer:${seat}`, from: hand, to: `star:${star}`, veil: true }];
    case "chief":
      return [{ piece: `chief:${seat}`, from: hand, to: `base:${column}`, veil: true }];
    case "take":
      return [{ piece: size, from: `supply:${size}`, to: `seat:${seat}:moai`, veil: true }];
    case "load":
      return [
        {
          piece: view.now.piece,
          from: view.now.piece === "pukao" ? `space:${view.now.route[0]}` : `seat:${seat}:moai`,
          to: "cargo",
          veil: true,
        },
      ];
    case "step":
      return [{ piece, from: here, to: "cargo", veil: true }];
    case "income":
      return [
        { piece: resource, from: goal, to: `seat:${seat}:${resource}`, brings: { text: "+1" } },
      ];
    case "erect": {
      const found = changed(view, old, space, tile);
      return [
        { piece: size, from: "cargo", to: slot(found), veil: true },
        { piece: tile, from: slot(found), to: `seat:${seat}:tiles` },
      ];
    }
    case "style":
      return [{ piece: "pukao", from: "cargo", to: slot(changed(view, old, space)) }];
    case "gain":
      return [
        {
          piece: resource,
          from: here,
          to: `seat:${seat}:${resource}`,
          brings: { text: `+${told.arguments.amount}` },
        },
      ];
    case "offering":
      return [
        {
          piece: type,
          from: `stack:${type}`,
          to: `seat:${seat}:offerings`,
          brings: worth(told),
        },
      ];
    case "outstanding":
      return [
        {
          piece: type,
          from: `outstanding:${type}`,
          to: `seat:${seat}:offerings`,
          brings: worth(told),
        },
      ];
    case "draft":
      return [{ piece: tile, from: `draft:${tile}`, to: `seat:${seat}:tiles` }];
    case "build":
      return [
        {
          piece: told.arguments.improvement as string,
          from: `seat:${seat}:tiles`,
          to: `build:${told.arguments.improvement}`,
        },
      ];
    case "job_sculptor":
      return [{ piece: `sorcerer:${seat}`, from: `totem:${seat}`, to: `column:${column}` }];
    case "job_transporter":
      return [{ piece: `sorcerer:${seat}`, from: `totem:${seat}`, to: goal }];
    case "lend":
      return [{ piece: `figure:${seat}`, from: `column:${column}`, to: goal }];
    case "lend_chief":
      return [{ piece: `chief:${seat}`, from: hand, to: goal }];
    default:
      return [];
  }
}

const worth = (told: Told): Pick<Float, "text" | "sign"> => ({
  text: `+${told.arguments.value}`,
  sign: "points",
});

/** E2: the points of all seats, source by source; each floats up where its things lie. */
function counted(totals: Facts["totals"], scene: Scene<View, Facts>): Float[] {
  const sources = SOURCES.filter(({ of }) => totals?.some((own) => own[of] > 0));
  return sources.flatMap(({ of, sign, at }, turn) =>
    totals!.flatMap((own, seat) => {
      const box = scene.after.get(`seat:${seat}:${at}`);
      return box && own[of] ? [{ at: box, text: `+${own[of]}`, sign, start: turn * COUNTING }] : [];
    }),
  );
}

/** All that moves, in the order in which it was told. */
export function planned(told: Told[], scene: Scene<View, Facts>): Plan<Flight, Float> {
  const plan: Required<Plan<Flight, Float>> = {
    flights: [],
    floats: [],
    veils: [],
    flashes: [],
    length: 0,
  };
  const { view, old, before, after } = scene;
  if (!old) return plan;
  let time = 0;
  for (const fact of told) {
    for (const leg of legs(fact, view, old)) {
      const from = before.get(leg.from) ?? after.get(leg.from);
      const to = after.get(leg.to);
      if (!from || !to || !leg.piece) continue;
      plan.flights.push({ piece: leg.piece, from, to, start: time });
      if (leg.brings) plan.floats.push({ ...leg.brings, at: to, start: time + FLIGHT });
      if (leg.veil) plan.veils.push({ at: leg.to, until: time + FLIGHT - 40 });
      plan.length = Math.max(plan.length, time + FLIGHT + (leg.brings ? FLOAT : 0));
      time += PAUSE;
    }
  }
  if (told.some(({ key }) => key === "end" || key === "truncated")) {
    plan.floats.push(...counted(scene.facts.totals, scene));
    plan.length = Math.max(plan.length, ...plan.floats.map(({ start }) => start + FLOAT));
  }
  return plan;
}
