// What the places of the seats show: resources, figures, stones, tiles, offerings, their order.
import type { About } from "../../../parts/tip";
import type { OfferingType, Resource, Size, Tile } from "../view";
import type { Asking } from "./about";
import { BOX, costLine, improvementLines, moaiLines, tabletLine, tileLines } from "./box";
import { CAP, IMPROVEMENTS, RESOURCES, SIZES } from "./island";

const plain = (title: string, lines: string[]): About => ({ title, lines, why: "" });

const FIGURES: Record<string, [title: string, line: string]> = {
  villager: ["show.villagers", "about.villager"],
  sorcerer: ["show.sorcerer", "about.sorcerer"],
  chief: ["show.chief", "about.chief"],
};

/** Explain a thing such as "seat:0:wood", "figure:chief:1", "won:hut:8"; null if nothing is known of it. */
export function aboutSeats(sort: string, name: string, more: string, asking: Asking): About | null {
  const { view, facts, words, nameOf } = asking;
  switch (sort) {
    case "seat":
      return ofSeat(Number(name), more, asking);
    case "figure": {
      const n = view.seats[Number(more)]?.villagers ?? 0;
      const [title, line] = FIGURES[name] ?? ["", ""];
      return plain(`${nameOf(Number(more))}: ${words.say(title, { n })}`, [
        words.say(line, { villagers: BOX.villagers }),
      ]);
    }
    case "animal":
      return plain(words.say(`board.animal_${name}`), [
        words.say("about.animal", { name: nameOf(Number(name)) }),
      ]);
    case "stone": {
      const at = SIZES.indexOf(name as Size);
      return at < 0
        ? null
        : plain(words.name(`cargo_${name}`), [words.say("about.waiting"), ...moaiLines(at, words)]);
    }
    case "won":
      return plain(`${words.name(name)}: ${more}`, [
        words.say("about.won", { points: Number(more) }),
        costLine(name as OfferingType, words),
      ]);
    case "order":
    case "totem": {
      const place = view.order.indexOf(Number(name)) + 1;
      return plain(`${nameOf(Number(name))}: ${words.say("board.number", { place })}`, [
        words.say("about.stars"),
      ]);
    }
    case "points":
      return plain(
        `${nameOf(Number(name))}: ${words.say("board.points", { points: facts.seats[Number(name)]?.points ?? 0 })}`,
        [words.say("about.points"), ...rows(Number(name), asking)],
      );
    case "dropped":
      return plain(words.say("show.dropped"), [words.say("about.dropped")]);
    default:
      return null;
  }
}

/** E2: where the points of a seat come from, as far as they are open. */
function rows(seat: number, { facts, words }: Asking): string[] {
  return (facts.score?.[seat] ?? []).map(
    ({ key, points, arguments: args }) => `${words.say(`scoring.${key}`, args)}: ${points}`,
  );
}

/** What one seat has: a resource, an Improvement, its figures, stones, tiles, offerings. */
function ofSeat(seat: number, what: string, { view, words, nameOf }: Asking): About | null {
  const own = view.seats[seat];
  if (!own) return null;
  const named = (text: string) => `${nameOf(seat)}: ${text}`;
  if ((RESOURCES as string[]).includes(what)) {
    const amount = own.resources[what as Resource] ?? 0;
    return plain(named(words.say("board.resource", { resource: what, amount })), [
      words.say("about.resource", { most: CAP }),
      words.say("about.lower"),
      words.say("about.resource_end"),
    ]);
  }
  const improvement = IMPROVEMENTS.find(({ name }) => name === what);
  if (improvement) return plain(named(words.name(what)), improvementLines(improvement.name, words));
  switch (what) {
    case "hand":
      return plain(named(words.say("about.in_hand")), [
        words.say("show.villagers", { n: own.villagers }),
        words.say("about.all_placed"),
      ]);
    case "moai":
      return plain(named(words.say("show.supply")), [words.say("about.waiting")]);
    case "tiles":
      return plain(named(words.say("aid.tiles")), [
        ...Object.entries(own.tiles).flatMap(([tile, count]) =>
          count ? [`${words.name(tile)}: ${tileLines(tile as Tile, words)[0]}`] : [],
        ),
        own.rongorongo ? tabletLine(words) : words.say("about.tiles"),
      ]);
    case "offerings": {
      const n = own.offerings.filter((tile) => tile === "?").length;
      return plain(named(words.say("show.offerings")), [
        ...(n ? [words.say("show.face_down", { n })] : []),
        words.say("about.offering"),
      ]);
    }
    default:
      return null;
  }
}
