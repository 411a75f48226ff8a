// A tile in words, for those who hear the map.
import type { GameWords, Sitter } from "../../../parts/board";
import { type Facts, kingOf, roomOn, shipsOn, type View } from "../view";
import { COLOURS, isIsland, island } from "./tiles";

export function spoken(
  view: View,
  facts: Facts,
  tile: string,
  sitters: Sitter[],
  words: GameWords,
): string {
  if (!isIsland(tile)) return words.name(tile);
  const says = words.say("board.island", { island: words.name(tile), points: island(tile).points });
  const king = kingOf(view, tile);
  if (king !== undefined) {
    return `${says} ${words.say("board.royal", { name: sitters[king]?.name ?? words.name(COLOURS[king]!) })}`;
  }
  return [says, ...beaches(view, facts, tile, words)].join(" ");
}

/** Every beach: what lies there, and how much room is left. */
export function beaches(view: View, facts: Facts, tile: string, words: GameWords): string[] {
  return shipsOn(view, tile).map((ships, beach) => {
    const lying = ships.flatMap((count, seat) =>
      count ? [`${count} ${words.name(COLOURS[seat]!)}`] : [],
    );
    const berths = roomOn(facts, tile)[beach] ?? 0;
    const side = `side_${facts.sides[tile as keyof Facts["sides"]]?.[beach]}`;
    return words.say("board.beach", { beach: side, ships: lying.join(", ") || "0", berths });
  });
}
