// What the viewer has begun but not decided: the tile that is tried on a cell, the move that a finger
// has asked to see, the island that is open close up, the ship that is to be landed.
import { useState } from "preact/hooks";
import type { Choice } from "../../../generated/wire";
import type { BoardProps } from "../../../parts/board";
import type { Facts, View } from "../view";
import { landing, type Target, targets } from "./moves";
import { COLOURS } from "./tiles";

/** It does not outlive the view it was begun in. */
interface Begun {
  view: View | null;
  cell: string; // the id of the cell on which the drawn tile is tried, or ""
  rotation: number; // which of its legal rotations
  armed: string; // the move that a finger has asked to see
  lens: string; // the id of the target that is open close up
  colour: string; // of the ship to be landed
  pointed: string | null;
}

export interface Hand {
  targets: Target[];
  aboard: string[]; // the colours of ships that may be landed
  colour: string;
  laying: Target | undefined; // the cell on which the drawn tile is tried
  tried: Choice | undefined; // how it lies there
  lens: Target | undefined;
  armed: string;
  shown: Choice | undefined; // what is pointed at here or in the list, tried or armed
  current(target: Target): Choice; // the move of a target, of a cell the rotation that is tried
  point(move: string | null): void;
  act(target: Target, touch: boolean): void;
  decide(choice: Choice, touch: boolean): void;
  turn(target: Target, by: number): void;
  pick(colour: string): void;
  drop(): void; // forget what was begun
}

const EMPTY: Begun = {
  view: null,
  cell: "",
  rotation: 0,
  armed: "",
  lens: "",
  colour: "",
  pointed: null,
};
const WEIGHTY = ["sail", "king", "colonise", "explore", "pass"]; // a finger sees them before it does them

/** A tile that stands for all that may be done there. */
export const several = (target: Target): boolean =>
  target.kind !== "cell" && target.choices.length > 1;

const weighty = (choice: Choice): boolean =>
  choice.warns !== "" || WEIGHTY.includes(choice.move.split(" ")[0]!);

export function useHand(props: BoardProps<View, Facts>, view: View, scale: number): Hand {
  const [kept, keep] = useState(EMPTY);
  const begun: Begun = kept.view === view ? kept : { ...EMPTY, view, colour: kept.colour };
  const change = (part: Partial<Begun>) =>
    keep((old) => ({ ...(old.view === view ? old : begun), ...part }));

  const aboard = landing(view, props.choices);
  const own = props.seat === null ? "" : (COLOURS[props.seat] ?? "");
  const colour = [begun.colour, own, ...aboard].find((one) => aboard.includes(one)) ?? "";
  const all = targets(view, props.choices, colour, scale);
  const laying = all.find((target) => target.id === begun.cell);
  const tried = laying?.choices[begun.rotation % laying.choices.length];
  const shown = props.pointed ?? begun.pointed ?? tried?.move ?? begun.armed;

  const point = (pointed: string | null, more: Partial<Begun> = {}) => {
    change({ ...more, pointed });
    props.point(pointed);
  };
  const decide = (choice: Choice, touch: boolean) => {
    if (touch && weighty(choice) && begun.armed !== choice.move) {
      return point(choice.move, { armed: choice.move });
    }
    props.point(null);
    props.choose(choice.move);
  };
  const turn = (target: Target, by: number) => {
    const rotation = (begun.rotation + by + target.choices.length) % target.choices.length;
    point(target.choices[rotation]!.move, { rotation });
  };
  const act = (target: Target, touch: boolean) => {
    const [first] = target.choices;
    if (several(target)) change({ lens: target.id });
    else if (target.kind !== "cell") decide(first!, touch);
    else if (target.id !== begun.cell) point(first!.move, { cell: target.id, rotation: 0 });
    else if (target.choices.length > 1) turn(target, 1);
    else decide(first!, false);
  };
  return {
    targets: all,
    aboard,
    colour,
    laying,
    tried,
    lens: all.find((target) => target.id === begun.lens),
    armed: begun.armed,
    shown: props.choices.find((choice) => choice.move === shown),
    current: (target) => (target === laying && tried) || target.choices[0]!,
    point: (move) => point(move),
    act,
    decide,
    turn,
    pick: (one) => change({ colour: one }),
    drop: () => point(null, { cell: "", armed: "", lens: "" }),
  };
}
