import type { GameFolder } from "../../parts/board";
import { Sign } from "./art/symbols";
import { Board } from "./board/board";
import { Emblem } from "./emblem";
import { beats } from "./play/beats";
import { retell } from "./play/recap";
import { colourOf, type Facts, type View } from "./view";

/** What stands for a category of the final scoring. */
const SIGNS: Record<string, string> = {
  fame: "fame",
  moais: "moai",
  wood: "wood",
  offerings: "fish",
};

export const game: GameFolder<View, Facts> = {
  Board,
  Emblem,
  beats,
  retell,
  colour: colourOf,
  Sign: ({ of }) => (of in SIGNS ? <Sign of={SIGNS[of]!} /> : null),
};
