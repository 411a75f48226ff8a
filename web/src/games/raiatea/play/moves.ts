// Where a move is made: each legal move belongs to a place on the table, read from its text.
//
// Places have names: "tile:forest", "display:m01b", "goods:uru" (the market), "price:uru:3",
// "helpers:trader", "masks:m04", "deck:normal", "task:pearls_3:2", "reward:tattoo", "row:hina:-1",
// "seat:2", "theirs:2:m05"; of my own: "good:uru", "hand:hina", "drawn:hina", "helper:shaman",
// "mask:m01"; "bid"; and "button:pass" for what has no place. A place is alive exactly while a legal
// move belongs to it.
import { CARDS, isGood, isHelper } from "../parts";
import type { View } from "../view";

/** The places where a move can be clicked; the first is the one that is lit. */
export function placesOf(move: string, view: View): string[] {
  const [verb = "", noun = "", more = ""] = move.split(" ");
  switch (verb) {
    case "choose":
      return [`tile:${noun}`];
    case "pick":
      return [`display:${noun}`];
    case "take":
      return [taken(noun, view)];
    case "offer":
      return [`good:${noun}`];
    case "sell":
      return [`price:${noun}:${more}`, `good:${noun}`];
    case "hire":
      return [`helpers:${noun}`];
    case "draw":
    case "buy":
      return [`deck:${noun}`];
    case "keep":
      return [`drawn:${noun}`];
    case "put":
    case "perform":
    case "shaman":
      return [`hand:${noun}`];
    case "pay":
      return [view.todo[0]?.do === "pay_mask" ? `mask:${noun}` : `hand:${noun}`];
    case "give":
    case "couple":
      return [`mask:${noun}`];
    case "reactivate":
      return [`helper:${noun}`];
    case "collector":
      return ["helper:collector"];
    case "trader":
      return ["helper:trader"];
    case "fulfil":
    case "dive":
    case "claim":
      return [`task:${noun}:${more}`];
    case "reward":
      return [`reward:${noun}`];
    case "next":
      return [`row:${noun}:${view.actor}`];
    case "ban":
      return [`row:${noun}:${more}`];
    case "raid":
    case "capture":
      return [`seat:${noun}`];
    case "steal":
      return [`theirs:${more}:${noun}`];
    case "bid":
      return ["bid"];
    default:
      return [`button:${move}`];
  }
}

/** R19, R3: what is taken lies in the display or in the market of its sort. */
function taken(name: string, view: View): string {
  if (view.todo[0]?.do === "forest") return `display:${name}`;
  return `${isGood(name) ? "goods" : isHelper(name) ? "helpers" : "masks"}:${name}`;
}

/** Where a move leads: hinted at while the move is pointed at. */
export function leadsTo(move: string, seat: number): string[] {
  const [verb = "", noun = "", more = ""] = move.split(" ");
  switch (verb) {
    case "offer":
      return [`goods:${noun}`, `tattoo:${seat}`];
    case "tattoo":
      return [`tattoo:${seat}`];
    case "sell":
      return [`goods:${noun}`, `price:${noun}:${more}`];
    case "trader":
      return [`price:${noun}:${CARDS.numbers.price}`];
    case "train":
      return noun === "0" ? [] : [`priests:${seat}`];
    case "put":
    case "bid":
      return ["bag"];
    default:
      return [];
  }
}

/** Where on the table a place is, for the signposts of a narrow page. */
export function zoneOf(place: string): string {
  const kind = place.split(":")[0]!;
  const zones: Record<string, string> = {
    tile: "stage",
    reward: "stage",
    row: "stage",
    display: "forest",
    deck: "decks",
    goods: "market",
    price: "market",
    helpers: "helpers",
    masks: "masks",
    task: "statues",
    seat: "others",
    theirs: "others",
  };
  return zones[kind] ?? (kind === "button" || kind === "bid" ? "prompt" : "own");
}
