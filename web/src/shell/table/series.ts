// The rest of a gesture of several moves: each is sent when the server has confirmed the one before it
// and asks for it. The server knows nothing of a series: whatever else happens ends it.
import type { Choice, View } from "../../generated/wire";

export interface SeriesEars {
  send(move: string): void;
  warns(): boolean; // consequences are announced
  warned(choice: Choice): void; // this one: a person decides
  stopped(): void; // the rest was not played
}

export class Series {
  private left: string[] = [];
  private step = 0; // of the view in which the last move was sent
  private sent = false; // it has not been confirmed

  constructor(private readonly ears: SeriesEars) {}

  /** Whether there are moves that have still to be sent. */
  get goesOn(): boolean {
    return this.left.length > 0;
  }

  /** Whether one of its moves has still to be sent or confirmed: until then nothing else is chosen. */
  get isRunning(): boolean {
    return this.goesOn || this.sent;
  }

  /** Note what follows on a move that was sent in this view. */
  begin(then: string[], view: View): void {
    this.left = then;
    this.step = view.step;
    this.sent = then.length > 0;
  }

  /** Forget the rest without a word: the viewer does something else. */
  forget(): void {
    this.left = [];
    this.sent = false;
  }

  /** Go on where the last move has been confirmed and it is the viewer's turn again. */
  hear(view: View): void {
    if (!this.isRunning || !view.settled || view.step === this.step) return;
    this.sent = false;
    if (!this.goesOn) return;
    if (view.step < this.step || view.ended || view.to_confirm) this.stop();
    else if (view.your_turn) this.next(view); // else somebody answers first
  }

  private next(view: View): void {
    const choice = view.choices.find(({ move }) => move === this.left[0]);
    if (!choice) this.stop();
    else if (choice.warns && this.ears.warns()) {
      this.forget();
      this.ears.warned(choice);
    } else {
      this.left.shift();
      this.step = view.step;
      this.sent = true;
      this.ears.send(choice.move);
    }
  }

  private stop(): void {
    this.forget();
    this.ears.stopped();
  }
}
