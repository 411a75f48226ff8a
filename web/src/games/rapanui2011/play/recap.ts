// What a seat did, in a few plain words: "hunter (fish), took priest, priest scored: nobody".
import type { Told } from "../../../generated/wire";
import type { GameWords, Retell } from "../../../parts/board";

const GAINS = new Set(["gain_wood", "gain_fame", "gain_offerings", "gain_offerings_covered"]);
const COUNTED = new Set(["lumberjack", "priest"]); // of others some choose later, or get something else

export const retell: Retell = (told, words, called) => {
  const parts = told.flatMap((event, at) =>
    event.key === "score" ? [scored(event, told.slice(at + 1), words, called)] : said(event, words),
  );
  return parts.join(", ");
};

function said({ key, arguments: facts }: Told, words: GameWords): string[] {
  const says = words.say(`recap.${key}`, facts);
  return says.startsWith("recap.") ? [] : [says]; // not worth a word
}

/** RC5: what was scored, and who got how much. */
function scored(
  { arguments: facts, step }: Told,
  after: Told[],
  words: GameWords,
  called: Parameters<Retell>[2],
): string {
  const gains = after.filter((event) => event.step === step && GAINS.has(event.key));
  const who = gains.map(({ arguments: { seat, amount } }) => {
    const name = called(Number(seat)) ?? words.say("recap.you");
    return amount === undefined ? name : `${name} +${amount}`;
  });
  if (!who.length && !COUNTED.has(String(facts.type))) return words.say("recap.score", facts);
  const nobody = words.say("outcome.nobody");
  return words.say("recap.scored", { ...facts, who: who.join(", ") || nobody });
}
