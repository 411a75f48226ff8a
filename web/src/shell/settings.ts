// What a person has chosen for this browser: kept in its local storage, applied to the whole page.
import type { Language } from "../parts/board";
import { store } from "./store";

export const LANGUAGES: readonly Language[] = ["en", "nl", "de"];

export type Pace = "slow" | "normal" | "fast" | "instant";

/** How much longer than normal everything takes; 0: nothing takes any time. */
export const SLOWNESS: Readonly<Record<Pace, number>> = {
  slow: 1.8,
  normal: 1,
  fast: 0.5,
  instant: 0,
};

export interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "still";
  pace: Pace; // how long what happens is looked at
  sound: boolean; // when it is this person's turn
  cues: boolean; // sounds for what happens
  notify: boolean; // browser notifications, once the browser has been asked
  forced: boolean; // a move that is the only one plays itself
  warn: boolean; // ask again before a move with a big consequence
  confirm: Confirming; // at tables that this person opens
  undoAnswers: boolean; // there, too
  name: string; // what others call this person
  muted: string[]; // whose chat is not shown
  opened: string[]; // the games of which this browser has seen a table
  coach: Coaching; // whether somebody speaks up beside the board
  findFirst: boolean; // own mistakes open without the better move
}

/** When the end of a turn is confirmed: where it could not be taken back afterwards, or else. */
export type Confirming = "final" | "always" | "never";

/** When the coach speaks: in a match that began as a lesson, in all, or in none. */
export type Coaching = "lessons" | "always" | "never";

const KEY = "vaka.settings";

function spokenHere(): Language {
  for (const tag of navigator.languages) {
    const language = LANGUAGES.find((known) => tag.toLowerCase().startsWith(known));
    if (language) return language;
  }
  return "en";
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {}; // storage is forbidden or spoilt: the page works with what it knows
  }
}

export const settings = store<Settings>({
  language: spokenHere(),
  theme: "auto",
  motion: "auto",
  pace: "normal",
  sound: true,
  cues: false,
  notify: false,
  forced: true,
  warn: true,
  confirm: "final",
  undoAnswers: true,
  name: "",
  muted: [],
  opened: [],
  coach: "lessons",
  findFirst: false,
  ...kept(),
});

export function change(part: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...part });
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.get()));
  } catch {
    // a private window: the choice holds until the page is closed
  }
  apply();
}

/** Write theme, motion and language where style sheets and screen readers look. */
export function apply(): void {
  const { theme, motion, language } = settings.get();
  const root = document.documentElement;
  root.lang = language;
  root.dataset.theme = theme === "auto" ? (DARK.matches ? "dark" : "light") : theme;
  root.dataset.motion = motion;
}

const DARK = matchMedia("(prefers-color-scheme: dark)");
DARK.addEventListener("change", apply); // the device goes over to its night colours

/** Tell whether pieces should be put down at once instead of moving. */
export function isStill(): boolean {
  return (
    settings.get().motion === "still" || matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}
