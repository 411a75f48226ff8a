// Making a match: what is asked of the server, and where one goes afterwards.

import { ALONE } from "../../alone/found";
import type { GameCard, NewMatch, Opened, Option, SitterWish, View } from "../../generated/wire";
import { post } from "../http";
import { confirmed } from "../page/confirm_pick";
import { toast } from "../page/toasts";
import { go } from "../router";
import { settings } from "../settings";
import { say } from "../words";
import { keepLinks } from "./invitations";

export type Place = Required<SitterWish>;
export type Plan = Required<Omit<NewMatch, "name" | "language" | "sitters" | "lesson">> & {
  sitters: Place[];
};

export const USUAL_LEVEL = "skilled";
const PACE = 300; // milliseconds between moves of bots: the page shows them at the pace of whoever looks
const SHOW_PACE = 900; // the same where only bots play: nobody waits for them, all look on

/** Return the usual match of a game: me, and bots or friends, at seats that are drawn by lot. */
export function usual(card: GameCard, others: Place["kind"] = "bot"): Plan {
  const { confirm, undoAnswers } = settings.get();
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
    shuffle: true,
    public: false,
    hints: true,
    ...confirmed(confirm),
    undo_answers: undoAnswers,
    chat: true,
    memory: false,
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

/** Return the same match once more, for other people with open seats: the next seat begins. */
export function again(view: View): Plan {
  return {
    ...view.settings,
    game: view.game,
    options: view.options,
    sitters: [...view.sitters.slice(1), ...view.sitters.slice(0, 1)].map(
      (sitter): Place => ({
        kind: sitter.kind === "bot" ? "bot" : ALONE || sitter.seat === view.seat ? "me" : "open",
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
  const alone = plan.sitters.every((place) => place.kind === "bot");
  const pace_ms = alone ? SHOW_PACE : plan.pace_ms;
  const asked: NewMatch = { ...plan, pace_ms, name: name || say("lobby.guest"), language };
  const opened = await post<Opened>("/api/matches", asked);
  // A link to one's own seat is no invitation.
  keepLinks({ ...opened, links: opened.links.filter((link) => link.seat !== opened.seat) });
  if (plan.shuffle && opened.seat !== null)
    toast(say("setup.drawn", { seat: opened.seat + 1, seats: plan.sitters.length }));
  return opened;
}

export async function playNow(card: GameCard): Promise<void> {
  const opened = await create(usual(card));
  go(`/m/${opened.match}`);
}

/** The lesson of a game: the server knows who sits there. */
export async function learn(card: GameCard): Promise<void> {
  const { language, name } = settings.get();
  const plan = { ...usual(card), sitters: [], shuffle: false };
  const asked: NewMatch = { ...plan, name: name || say("lobby.guest"), language, lesson: true };
  const opened = await post<Opened>("/api/matches", asked);
  go(`/m/${opened.match}`);
}
