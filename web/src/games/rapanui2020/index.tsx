import type { GameFolder } from "../../parts/board";
import { Board } from "./board/board";
import { Glyph } from "./board/glyph";
import { Emblem } from "./emblem";
import "./art/art.css";
import { beats } from "./play/beats";
import type { Facts, View } from "./view";

/** Green, blue, yellow and red: the animals of the seats. The shell marks names with it. */
const COLOURS = [
  "var(--seat-2)",
  "var(--seat-1)",
  "color-mix(in srgb, var(--seat-3) 35%, #ffd21f)",
  "var(--seat-0)",
];

/** What stands for a category of the final scoring. */
const SIGNS: Record<string, string> = {
  offering: "chicken",
  outstanding: "necklace",
  resources: "wood",
  tablet: "rongorongo",
  favor: "gain_favor",
};

export const game: GameFolder<View, Facts> = {
  Board,
  Emblem,
  beats,
  colour: (_, seat) => COLOURS[seat]!,
  Sign: ({ of }) => (of in SIGNS ? <Glyph of={SIGNS[of]!} /> : null),
};
