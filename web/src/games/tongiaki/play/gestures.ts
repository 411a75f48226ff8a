// What one click may do: a legal move, or several that leave nothing else to choose or that the facts
// propose. The single moves stay in the list.
import type { Choice } from "../../../generated/wire";
import type { GameWords } from "../../../parts/board";
import { seriesOf } from "../../../parts/series";
import { type Facts, roomOn } from "../view";

/** All that may be clicked on the board. */
export function gestures(choices: Choice[], facts: Facts, words: GameWords): Choice[] {
  return [
    ...choices.map((choice) => expanded(choice, facts, words)),
    ...landed(choices, facts, words),
  ];
}

/** R2.3: an expansion with a ship for every beach puts one on each. */
function expanded(choice: Choice, facts: Facts, words: GameWords): Choice {
  const fact = facts.moves[choice.move];
  if (fact?.verb !== "expand" || !fact.certain || fact.ships < 2) return choice;
  const island = choice.move.slice("expand ".length);
  const beaches = roomOn(facts, island).flatMap((room, beach) => (room ? [beach] : []));
  const moves = [choice.move, ...beaches.map((beach) => `place ${island} ${beach}`)];
  const says = words.say("board.each_beach", { says: choice.says });
  return { ...choice, move: seriesOf(moves), says };
}

/** R3.5: the landing that the facts propose, all ships at once. */
function landed(choices: Choice[], facts: Facts, words: GameWords): Choice[] {
  if (!choices.length || facts.landing.length < 2) return [];
  const says = words.say("board.landing", { ships: facts.landing.length });
  return [{ move: seriesOf(facts.landing), says, warns: "" }];
}
