import type { GameFolder } from "../../parts/board";
import { Board } from "./board/board";
import { Emblem } from "./emblem";
import "./art/art.css";
import type { Facts, View } from "./view";

/** Green, blue, yellow and red: the animals of the seats. The shell marks names with it. */
const COLOURS = [
  "var(--seat-2)",
  "var(--seat-1)",
  "color-mix(in srgb, var(--seat-3) 35%, #ffd21f)",
  "var(--seat-0)",
];

export const game: GameFolder<View, Facts> = { Board, Emblem, colour: (_, seat) => COLOURS[seat]! };
