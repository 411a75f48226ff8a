// What the page around the board says while the director shows something.
import type { Choice, View } from "../../generated/wire";
import type { Shown } from "./director";

const NOTHING: Choice[] = []; // the same each time: the board is drawn anew where something is new

/** The table as the page shows it now: what is on the board, and the question that was last asked.
 *
 * Nothing can be chosen before all has been shown, but for a decision that is still the same: those
 * who choose at the same time do not take it away.
 */
export function presented(shown: Shown, newest: View): View {
  const { view, prompt, lived } = shown;
  if (shown.live) return view;
  const same = lived.your_turn && lived.since === shown.since;
  return {
    ...newest, // who is here, what the host decided, the clock
    ...{ view: view.view, facts: view.facts, step: view.step, steps: view.steps },
    ...{ told: view.told, told_from: view.told_from, score: view.score },
    ...{ bar: prompt.bar, turn: prompt.turn, confirming: prompt.confirming },
    ...{ n: lived.n, since: lived.since, last_own: lived.last_own },
    your_turn: same,
    choices: same ? lived.choices : NOTHING,
    can_undo: newest.can_undo, // also while bots answer: that is taken back with it
    to_confirm: false,
    thinking: [],
    over: false,
    ended: false,
    result: null,
  };
}
