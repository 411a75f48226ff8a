// Forced play plays itself: where there is one move and nothing to be warned of, nobody needs to click.
import type { View } from "../../generated/wire";
import type { Asked } from "./use_table";

/** Decides what the page asks for by itself: at most once for each decision, and never after an undo. */
export class Forced {
  private answered: number | null = null; // the decision that was answered, or is left to the person
  private undone: number | null = null; // the step from which somebody goes back

  /** Note that a move is taken back: forced ones before it go with it. */
  undo(view: View): void {
    this.undone = view.step;
  }

  /** Return what is to be asked for in a view at which all has been shown. */
  next(view: View): Asked | null {
    const only = view.choices.length === 1 ? view.choices[0]! : null;
    const forced = view.your_turn && only !== null && !only.warns;
    if (this.undone !== null) {
      if (view.step === this.undone) return null; // the answer has not come yet
      const back = view.step < this.undone;
      this.undone = null;
      if (back && forced && view.can_undo) return { type: "undo" };
      if (back) this.answered = view.since;
    }
    return forced && this.answered !== view.since ? { type: "move", move: only.move } : null;
  }

  /** Note that the page has asked by itself. */
  asked(view: View, what: Asked): void {
    if (what.type === "undo") this.undo(view);
    else this.answered = view.since;
  }
}
