import type { GameFolder } from "../../parts/board";
import { Board } from "./board/board";
import { Emblem } from "./emblem";
import { colourOf, type Facts, type View } from "./view";

export const game: GameFolder<View, Facts> = { Board, Emblem, colour: colourOf };
