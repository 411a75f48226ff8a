// What the viewer has begun but not decided: the tile that is tried on a cell, the move that a finger
// has asked to see, the island that is open close up, the ship that is to be landed, the beaches that
// have been chosen.
import { useMemo, useState } from "preact/hooks";
import type { Choice } from "../../../generated/wire";
import type { BoardProps } from "../../../parts/board";
import { movesOf } from "../../../parts/series";
import type { Facts, View } from "../view";
import { gestures } from "./gestures";
import { landing, parsed, placeless, type Target, targets } from "./moves";
import { type Placing, picked, placed, places, placing } from "./placing";
import { COLOURS } from "./tiles";

/** It does not outlive the view it was begun in, but for ships that were sent one by one. */
interface Begun {
  view: View | null;
  cell: string; // the id of the cell on which the drawn tile is tried, or ""
  rotation: number; // which of its legal rotations
  armed: string; // the move that a finger has asked to see
  lens: string; // the id of the target that is open close up
  colour: string; // of the ship to be landed
  pointed: string | null;
  chosen: number[]; // beaches, in the order of the clicks
  sent: number[]; // beaches whose moves are under way, in their order
}

export interface Hand {
  targets: Target[];
  loose: Choice[]; // what has no place on the map
  aboard: string[]; // the colours of ships that may be landed
  colour: string;
  laying: Target | undefined; // the cell on which the drawn tile is tried
  tried: Choice | undefined; // how it lies there
  lens: Target | undefined;
  armed: string;
  shown: Choice | undefined; // what is pointed at here or in the list, tried or armed
  placing: Placing | null; // ships that are put on beaches together
  chosen: number[]; // their beaches so far
  lying: number[]; // those that this page shows before the server has confirmed them
  current(target: Target): Choice; // the move of a target, of a cell the rotation that is tried
  point(move: string | null): void;
  act(target: Target, touch: boolean): void;
  decide(choice: Choice, touch: boolean): void;
  turn(target: Target, by: number): void;
  pick(colour: string): void;
  send(): void; // the beaches that are chosen
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
  chosen: [],
  sent: [],
};

/** A tile that stands for all that may be done there. */
export const isSeveral = (target: Target): boolean =>
  target.kind !== "cell" && target.choices.length > 1;

/** The beaches of a series that is under way, as far as this view does not know of it. */
function pending(kept: Begun, view: View, choices: Choice[]): number[] {
  const same = kept.view?.island === view.island && !choices.length;
  return same && view.left ? kept.sent.slice(-view.left) : [];
}

export function useHand(props: BoardProps<View, Facts>, view: View, scale: number): Hand {
  const [kept, keep] = useState(EMPTY);
  const { facts, words } = props;
  const begun: Begun = kept.view === view ? kept : { ...EMPTY, view, colour: kept.colour };
  const change = (part: Partial<Begun>) =>
    keep((old) => ({ ...(old.view === view ? old : begun), ...part }));

  const together = placing(view, facts, props.choices);
  const choices = useMemo(
    () =>
      together ? places(view, facts, props.choices, words) : gestures(props.choices, facts, words),
    [view, props.choices, words],
  );
  const aboard = landing(view, choices);
  const own = props.seat === null ? "" : (COLOURS[props.seat] ?? "");
  const colour = [begun.colour, own, ...aboard].find((one) => aboard.includes(one)) ?? "";
  const all = targets(view, choices, colour, scale);
  const laying = all.find((target) => target.id === begun.cell);
  const tried = laying?.choices[begun.rotation % laying.choices.length];
  const looked = begun.pointed ?? props.pointed ?? tried?.move ?? begun.armed;
  const shown =
    choices.find(({ move }) => move === looked) ??
    choices.find(({ move }) => movesOf(move)[0] === looked); // the list has single moves
  const waiting = pending(kept, view, props.choices);

  const point = (pointed: string | null, more: Partial<Begun> = {}) => {
    change({ ...more, pointed });
    props.point(pointed && movesOf(pointed)[0]!); // as the list has it
  };
  const send = (chosen = begun.chosen) => {
    change({ chosen, sent: chosen.toSorted((one, other) => one - other), lens: "" });
    props.point(null);
    props.choose(placed(view.island, chosen));
  };
  /** Choose a beach, or not any more; with the last one they are sent, if somebody has read of it. */
  const gather = (choice: Choice, left: Placing, touch: boolean) => {
    const chosen = picked(begun.chosen, parsed(choice.move, view).part, left);
    if (chosen.length === left.left && !touch) send(chosen);
    else change({ chosen });
  };
  const decide = (choice: Choice, touch: boolean) => {
    if (together) return gather(choice, together, touch);
    if (touch && begun.armed !== choice.move) {
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
    if (isSeveral(target)) change({ lens: target.id });
    else if (target.kind !== "cell") decide(first!, touch);
    else if (target.id !== begun.cell) point(first!.move, { cell: target.id, rotation: 0 });
    else if (target.choices.length > 1) turn(target, 1);
    else decide(first!, false);
  };
  return {
    targets: all,
    loose: placeless(choices),
    aboard,
    colour,
    laying,
    tried,
    lens: all.find((target) => target.id === begun.lens),
    armed: begun.armed,
    shown,
    placing: together,
    chosen: begun.chosen,
    lying: together ? begun.chosen : waiting,
    current: (target) => (target === laying && tried) || target.choices[0]!,
    point: (move) => point(move),
    act,
    decide,
    turn,
    pick: (one) => change({ colour: one }),
    send: () => send(),
    drop: () => point(null, { cell: "", armed: "", lens: "", chosen: [] }),
  };
}
