import type { GameFolder } from "../../parts/board";
import { Board } from "./board";
import { Emblem } from "./emblem";
import { colourOf, type View } from "./view";

export const game: GameFolder<View> = { Board, Emblem, colour: colourOf };
