// What each thing of the table is and counts, and why nothing can be done with it now.
import { about } from "../../../parts/about";
import type { GameWords } from "../../../parts/board";
import type { About } from "../../../parts/tip";
import { type Facts, kingOf, roomOn, seatOf, shipsOn, type View } from "../view";
import { BOX, beachLines, islandLines, waterLines } from "./box";
import { beaches } from "./spoken";
import { COLOURS, isIsland, island, MOST_ROYAL } from "./tiles";

export interface Asking {
  view: View;
  facts: Facts;
  words: GameWords;
  seat: number | null; // who asks
  mine: boolean; // this seat must choose now
  alive(tile: string): boolean; // something can be done on a part of it
  nameOf(seat: number): string;
}

type Teller = (asking: Asking, which: string, more: string) => About | null;

/** Explain a thing such as "tile:hawaii", "seat:0:stock", "pile:land"; null if nothing is known of it. */
export function explain(thing: string, asking: Asking): About | null {
  const [sort = "", which = "", more = ""] = thing.split(":");
  return TELLERS[sort]?.(asking, which, more) ?? null;
}

const TELLERS: Record<string, Teller> = {
  tile: (asking, tile) => (isIsland(tile) ? land(asking, tile) : water(asking, tile)),
  drawn: ({ view, words }) => {
    if (!view.drawn) return null;
    const lines = isIsland(view.drawn)
      ? islandLines(view.drawn, words)
      : waterLines(view.drawn, words);
    return about(words.say("show.drawn", { tile: view.drawn }), [
      ...lines,
      words.say("about.drawn"),
    ]);
  },
  unknown: ({ words }) => about(words.name("unknown"), [words.say("about.unknown")]),
  fleet: ({ facts, words }) =>
    about(words.say("aid.fleet", { colours: facts.fleet.colours }), [
      words.say("about.fleet", { ships: facts.fleet.ships }),
      words.say("about.paths"),
    ]),
  ship: (asking, seat) => ship(asking, Number(seat)),
  aboard: (asking, colour) => ship(asking, seatOf(colour)),
  pile: ({ facts, words }, kind) => pile(facts, words, kind),
  chip: ({ words }, kind, n) =>
    kind === "land"
      ? about(words.say("aid.points", { points: Number(n) }), [words.say("about.points")])
      : about(words.say("about.asks", { colours: Number(n) ? n : words.say("show.open") }), [
          words.say("about.paths"),
        ]),
  ending: ({ words }) => about(words.say("about.last_turn"), [words.say("show.ending")]),
  seat: (asking, seat, what) => figure(asking, Number(seat), what),
};

/** E4, R2-R4: an island with its ships, and whom it brings points. */
function land(asking: Asking, tile: string): About {
  const { view, facts, words, nameOf } = asking;
  const king = kingOf(view, tile);
  const scores = facts.score.flatMap((rows, seat) =>
    rows.some((row) => row.arguments.island === tile) ? [nameOf(seat)] : [],
  );
  const counts = scores.length
    ? words.say("about.scores", { who: scores.join(", ") })
    : words.say("about.points");
  const lines = [
    words.say("aid.points", { points: island(tile).points }),
    island(tile).points ? counts : "",
    ...(king === undefined
      ? [...taken(asking, tile), ...free(asking, tile)]
      : [words.say("board.royal", { name: nameOf(king) }), words.say("about.royal")]),
  ];
  return about(words.name(tile), lines, whyNot(asking, tile, king));
}

const empty = (ships: number[]): boolean => ships.every((count) => count === 0);

/** The beaches where ships lie, each with the room that is left. */
function taken({ view, facts, words }: Asking, tile: string): string[] {
  const said = beaches(view, facts, tile, words);
  return shipsOn(view, tile).flatMap((ships, beach) => (empty(ships) ? [] : [said[beach]!]));
}

/** The empty beaches, as they are printed. */
function free({ view, words }: Asking, tile: string): string[] {
  const ships = shipsOn(view, tile);
  return beachLines(
    island(tile).beaches.filter((_, beach) => empty(ships[beach] ?? [])),
    words,
  );
}

/** Why an island without a move has none, for whoever must choose now. */
function whyNot(
  { view, facts, words, seat, mine, alive, nameOf }: Asking,
  tile: string,
  king: number | undefined,
): string {
  if (!mine || seat === null || alive(tile)) return "";
  if (king !== undefined)
    return words.say("refusal.royal_island", { island: tile, royal_seat: nameOf(king) });
  if (view.phase === "sail")
    return roomOn(facts, tile).includes(0)
      ? words.say("about.used_up")
      : words.say("about.not_full");
  if (view.phase === "draw" || view.phase === "lay") return words.say("about.lay_first");
  if (view.island && view.island !== tile)
    return words.say("refusal.other_island", { island: view.island });
  const own = shipsOn(view, tile).some((ships) => (ships[seat] ?? 0) > 0);
  if (view.phase === "turn" || view.phase === "expand")
    return own
      ? view.seats[seat]!.stock
        ? words.say("about.no_use")
        : words.say("refusal.no_stock")
      : words.say("refusal.no_own_ship", { island: tile });
  return words.say("about.no_use");
}

/** R3.2: what a water tile asks of fleets; nobody stays there. */
function water({ words, mine }: Asking, tile: string): About {
  const lines = [...waterLines(tile, words), words.say("about.paths")];
  return about(words.name(tile), lines, mine ? words.say("about.no_stay") : "");
}

function ship({ words, nameOf }: Asking, seat: number): About {
  const title = words.say("about.ship", { colour: COLOURS[seat]!, name: nameOf(seat) });
  return about(title, [words.say("about.ships"), words.say("aid.about_ships")]);
}

/** N3: what can still be drawn, in groups. */
function pile({ pile: { islands, waters } }: Facts, words: GameWords, kind: string): About {
  if (kind === "land") {
    const count = islands.reduce((sum, { tiles }) => sum + tiles.length, 0);
    return about(words.say("board.pile_islands", { tiles: count }), [
      words.say("about.pile"),
      ...islands.map(
        ({ points, tiles }) =>
          `${words.say("aid.points", { points })}: ${tiles.map(words.name).join(", ") || "–"}`,
      ),
    ]);
  }
  const count = waters.reduce((sum, { tiles }) => sum + tiles.length, 0);
  return about(words.say("board.pile_waters", { tiles: count }), [
    words.say("about.pile"),
    ...waters.map(
      ({ number, tiles }) =>
        `${words.say("about.asks", { colours: number || words.say("show.open") })}: ${tiles.map((tile) => tile.slice(-1).toUpperCase()).join(", ") || "–"}`,
    ),
  ]);
}

/** What a seat has, as numbers. */
function figure({ view, facts, words, nameOf }: Asking, seat: number, what: string): About | null {
  const [own, standing] = [view.seats[seat], facts.standings[seat]];
  if (!own || !standing) return null;
  const named = (text: string) => `${nameOf(seat)}: ${text}`;
  const rows = facts.score[seat]!;
  switch (what) {
    case "points":
      return about(named(words.say("board.points", { points: standing.points })), [
        words.say("about.points"),
        ...rows.map(({ key, points, arguments: args }) => {
          const island = words.say(`scoring.${key}`, { island: args.island });
          return `${island}: ${points}`;
        }),
      ]);
    case "stock":
      return about(named(words.say("board.stock", { ships: own.stock })), [
        words.say("about.stock", { most: BOX.ships, ships: standing.on_beaches }),
      ]);
    case "islands":
      return about(named(words.say("board.islands", { islands: standing.islands })), [
        rows.map(({ arguments: args }) => words.name(args.island)).join(", "),
        words.say("about.points"),
      ]);
    case "masks":
      return about(named(words.say("board.masks", { islands: standing.royal.length })), [
        standing.royal.map(words.name).join(", "),
        words.say("about.most_royal", { most: MOST_ROYAL }),
        words.say("aid.about_royal"),
      ]);
    default:
      return about(named(words.name(own.colour)), [words.say("about.ships")]);
  }
}
