// What a seat did, in a few plain words: "expanded on Tonga with 4 ships, 3 ships from Tonga (landed on
// Samoa)". Ships that are put down or landed one by one are not told one by one.
import type { Told } from "../../../generated/wire";
import type { GameWords, Retell } from "../../../parts/board";

const AT_SEA = new Set(["discover", "sink", "no_tile", "no_more_draws", "turn_back", "reach"]);

export const retell: Retell = (told, words) => {
  const parts: { says: string; under: string[] }[] = [];
  told.forEach((event, at) => {
    if (event.key === "lay" && told.findIndex(isLaid) !== at) return; // the first tells how many
    const laid = event.key === "lay" ? { tiles: told.filter(isLaid).length } : {};
    const says = said(event, words, laid);
    if (!says || isFound(event, told[at + 1])) return;
    const voyage = parts.at(-1);
    if (voyage && AT_SEA.has(event.key)) voyage.under.push(says);
    else parts.push({ says, under: [] });
  });
  const lines = parts.map(({ says, under }) =>
    under.length ? `${says} (${under.join(", ")})` : says,
  );
  const times = (line: string) => lines.filter((one) => one === line).length;
  return [...new Set(lines)]
    .map((line) => (times(line) > 1 ? `${line} (${times(line)}×)` : line))
    .join(", ");
};

const isLaid = ({ key }: Told): boolean => key === "lay";

/** An island is discovered and reached at once: that is said once. */
function isFound(event: Told, next: Told | undefined): boolean {
  return (
    event.key === "discover" &&
    next?.key === "reach" &&
    next.arguments.island === event.arguments.tile
  );
}

function said({ key, arguments: facts }: Told, words: GameWords, more: { tiles?: number }): string {
  const says = words.say(`recap.${key}`, { ...facts, ...more });
  return says.startsWith("recap.") ? "" : says;
}
