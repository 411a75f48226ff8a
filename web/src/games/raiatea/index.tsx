import type { GameFolder } from "../../parts/board";
import { Sign } from "./art/symbols";
import { Board } from "./board/board";
import { Emblem } from "./emblem";
import { beats } from "./play/beats";
import type { Facts, View } from "./view";

/** What stands for a category of the final scoring. */
const SIGNS: Record<string, string> = {
  rank: "rank",
  ritual: "ritual",
  tasks: "task",
  pairs: "mask",
};

export const game: GameFolder<View, Facts> = {
  Board,
  Emblem,
  beats,
  Sign: ({ of }) => (of in SIGNS ? <Sign of={SIGNS[of]!} /> : null),
};
