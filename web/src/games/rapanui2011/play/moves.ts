// Where a move is made: each legal move belongs to one place on the table, read from its text.
//
// Places have names: "column:2", "supply:fish", "hand:moai", "own:grain" (my offerings), "stone",
// "button:pass". The board makes a place clickable if a legal move belongs to it, and never else.
import { type Facts, KINDS } from "../view";

/** The place where a move is clicked. */
export function placeOf(move: string): string {
  const [verb, noun = ""] = move.split(" ");
  switch (verb) {
    case "buy":
    case "add":
      return `supply:${noun}`;
    case "take": // RC8 another kind instead of a sold-out one; RC7 fame or wood
      return (KINDS as readonly string[]).includes(noun) ? `supply:${noun}` : `button:${noun}`;
    case "lay":
    case "discard":
      return `hand:${noun}`;
    case "sacrifice":
    case "hide":
      return `own:${noun}`;
    case "draw":
      return `column:${noun}`;
    default:
      return `button:${verb}`;
  }
}

/** Where a move leads: hinted at while the move is pointed at. */
export function leadsTo(move: string, seat: number, facts: Facts): string[] {
  const [verb, noun = ""] = move.split(" ");
  switch (verb) {
    case "buy":
      return [`own:${noun}`, `seat:${seat}:wood`];
    case "add":
    case "sacrifice":
    case "hide":
      return ["stone"];
    case "take":
      return noun === "wood" || noun === "fame" ? [`seat:${seat}:${noun}`] : [`own:${noun}`];
    case "lay":
      return [`display:${seat}:${noun}`];
    case "discard":
      return ["box"];
    case "draw":
      return facts.missing[seat] === 1 ? scores(Number(noun), facts) : [];
    default:
      return [];
  }
}

/** RC4: the card that a last draw lays bare, and the displays to which its scoring brings something. */
function scores(column: number, facts: Facts): string[] {
  const type = facts.columns[column]?.bare;
  if (!type) return [];
  const seats = facts.income.flatMap((own, at) => (own[type] > 0 ? [`display:${at}:${type}`] : []));
  return [`next:${column}`, ...seats];
}
