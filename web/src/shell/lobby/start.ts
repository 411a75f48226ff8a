// Making a match: what is asked of the server, and where one goes afterwards.
import type { GameCard, NewMatch, Opened, Option, SitterWish, View } from "../../generated/wire";
import { post } from "../http";
import { go } from "../router";
import { settings } from "../settings";
import { say } from "../words";
import { keepLinks } from "./invitations";

export type Place = Required<SitterWish>;
export type Plan = Required<Omit<NewMatch, "name" | "language" | "sitters">> & { sitters: Place[] };

export const USUAL_LEVEL = "skilled";
export const GUIDE_LEVEL = "novice";
const PACE = 600; // milliseconds between moves of bots, so that one can follow them

/** Return the usual match of a game: me first, then bots or friends. */
export function usual(card: GameCard, others: Place["kind"] = "bot"): Plan {
  const seats = card.seats.includes(3) ? 3 : card.seats[0]!;
  const sitters = Array.from(
    { length: seats },
    (_, seat): Place => ({
      kind: seat === 0 ? "me" : others,
      bot: USUAL_LEVEL,
    }),
  );
  return {
    game: card.name,
    options: {}, // the server knows what is usual
    sitters,
    shuffle: false,
    public: false,
    hints: true,
    confirm: others === "open",
    chat: true,
    takeover_minutes: 0,
    takeover_bot: USUAL_LEVEL,
    clock_seconds: 0,
    pace_ms: PACE,
    webhook: "",
  };
}

/** Return what an option is if nobody chooses: bots alone play as in simulations. */
export function usualValue(option: Option, plan: Plan): Option["for_people"] {
  const people = plan.sitters.some((place) => place.kind !== "bot");
  return people ? option.for_people : option.values[0]!;
}

/** Return the same match once more: for other people the seats are open again. */
export function again(view: View): Plan {
  return {
    ...view.settings,
    game: view.game,
    options: view.options,
    sitters: view.sitters.map(
      (sitter): Place => ({
        kind: sitter.kind === "bot" ? "bot" : sitter.seat === view.seat ? "me" : "open",
        bot: sitter.bot || USUAL_LEVEL,
      }),
    ),
    shuffle: false,
    webhook: "",
  };
}

/** Open the same match once more and go there. */
export async function playAgain(view: View): Promise<void> {
  const opened = await create(again(view));
  go(`/m/${opened.match}`);
}

export async function create(plan: Plan): Promise<Opened> {
  const { language, name } = settings.get();
  const asked: NewMatch = { ...plan, name: name || say("lobby.guest"), language };
  const opened = await post<Opened>("/api/matches", asked);
  keepLinks(opened);
  return opened;
}

export async function playNow(card: GameCard): Promise<void> {
  const opened = await create(usual(card));
  go(`/m/${opened.match}`);
}

/** A match against weak bots, with a coach beside the board. */
export async function playGuided(card: GameCard): Promise<void> {
  const plan = usual(card);
  const sitters = plan.sitters.map((place) => ({ ...place, bot: GUIDE_LEVEL }));
  const opened = await create({ ...plan, sitters, pace_ms: 2 * PACE });
  go(`/m/${opened.match}?guide=1`);
}
