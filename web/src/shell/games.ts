// The boards there are, found by their folders and loaded when first needed.
import type { Aid, Figures, GameFolder, Language } from "../parts/board";

const folders = import.meta.glob<{ game: GameFolder<never> }>("../games/*/index.tsx");
const drawings = import.meta.glob<{ figures: Figures }>("../games/*/figures.tsx");
const aids = import.meta.glob<{ aid: Aid<never> }>("../games/*/aid.tsx");
const positions = import.meta.glob<{ default: { examples: Record<string, ExampleData> } }>(
  "../generated/*/examples.json",
);

/** A moment of a match as tools/write_examples.py writes it: what a board needs to draw it. */
export interface ExampleData {
  seat: number;
  turn: number[];
  move: string; // what is pointed at, or ""
  choices: Record<string, Record<Language, string>>; // what each move says
  focus: string[]; // the parts of the board to be seen, as selectors
  view: unknown;
  facts: unknown;
}

export async function gameFolder(name: string): Promise<GameFolder | undefined> {
  const load = folders[`../games/${name}/index.tsx`];
  return load ? ((await load()).game as unknown as GameFolder) : undefined;
}

/** The drawings for the rules page of a game. */
export async function figuresOf(name: string): Promise<Figures> {
  const load = drawings[`../games/${name}/figures.tsx`];
  return load ? (await load()).figures : {};
}

/** What is in the box of a game, where its folder tells it. */
export async function aidOf(name: string): Promise<Aid | undefined> {
  const load = aids[`../games/${name}/aid.tsx`];
  return load ? ((await load()).aid as unknown as Aid) : undefined;
}

/** The positions that the rules of a game show, by their names. */
export async function examplesOf(name: string): Promise<Record<string, ExampleData>> {
  const load = positions[`../generated/${name}/examples.json`];
  return load ? (await load()).default.examples : {};
}
