// The director of time: views come from the server as fast as things happen, and are shown one after
// the other, each for as long as what it tells deserves. First the board, then line by line the log,
// and when all has been shown the prompt and the choices.
import type { Told, View } from "../../generated/wire";
import { type Beats, beatOf, lengths, NO_BEATS } from "../../parts/beats";
import { shared } from "../../parts/kept";

/** What the page shows now. */
export interface Shown {
  number: number; // grows with everything that is shown
  view: View; // what the board shows; its `told` is what the board tells now
  beat: number; // grows when there is something to tell: the board tells it once
  jumped: boolean; // pieces are put down at once
  live: boolean; // all has been shown: who must act can act
  prompt: View; // whose question stands in the bar
  lived: View; // the last one that was live
  since: number; // that of the last view that came: since then the viewer has had the same to decide
  told: Told[]; // all that was told since the last gap
  gaps: number; // how often it was not known here what happened: then the log is read from the server
  pending: number; // lines at the end of the log whose beats have not ended
}

interface Item {
  view: View;
  fresh: Told[];
  lengths: number[]; // of what its view tells, in milliseconds at the normal pace
  gap: boolean;
}

interface Playing extends Item {
  start: number;
  released: number; // lines that the log may show
  quick: number; // how much faster than normal
  planned: number; // milliseconds that the board says it needs
}

export interface Clock {
  now(): number;
  after(milliseconds: number, act: () => void): unknown;
  cancel(timer: unknown): void;
}

const CLOCK: Clock = {
  now: () => performance.now(),
  after: (milliseconds, act) => setTimeout(act, milliseconds),
  cancel: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};
const CHANCE = -1;
const MOST_BEHIND = 12_000; // milliseconds that may wait to be shown; with more everything goes faster
const MOST_TIMED = 2_500; // the same for somebody whose clock is running
const LOST = 5; // times as far behind, nobody wants to see it any more

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
const isMine = (view: View) => view.your_turn || view.to_confirm || view.ended;

export class Director {
  beats: Beats = NO_BEATS;
  patient = false; // more moves of one gesture follow: each has its beat
  newest: View | null = null; // the last settled view that came, shown or not
  private last: View | null = null; // the last view that came
  private queue: Item[] = [];
  private playing: Playing | null = null;
  private timer: unknown = null;
  private shown: Shown | null = null;
  private told: Told[] = [];
  private gaps = 0;
  private slowness = 1; // how much longer than normal everything takes; 0: nothing takes any time
  private skipping = false; // until it is the viewer's turn
  private rests = -Infinity; // when nothing moves on the board any more, as far as it has said
  private away = false; // nobody looks at the page

  constructor(
    private readonly show: (shown: Shown) => void,
    private readonly clock: Clock = CLOCK,
  ) {}

  /** How much faster than normal the board has to move now. */
  get quick(): number {
    return this.playing?.quick ?? 1 / (this.slowness || 1);
  }

  /** Whether there is more to be shown than the present beat, or bots have still to move. */
  get isSkippable(): boolean {
    const { newest } = this;
    if (newest === null || this.skipping || this.slowness === 0) return false;
    if (this.queue.length > 0) return true;
    return newest.seat !== null && !isMine(newest) && newest.thinking.length > 0;
  }

  /** Take a view from the server. */
  receive(came: View): void {
    const before = this.last;
    const view = before ? shared(before, came) : came;
    this.last = view;
    if (view.settled) this.newest = view;
    const follows = before !== null && isNext(before, view);
    if (follows) this.queue.push(...this.items(view, before));
    else {
      this.stop();
      this.queue = [{ view, fresh: [], lengths: [], gap: true }];
    }
    if (this.shown === null || !follows || this.isInstant() || this.waiting() > this.most() * LOST)
      this.finish();
    else if (this.playing)
      this.tell({}); // there is more to be skipped now
    else this.next();
  }

  /** Begin anew: what comes next does not follow on what was shown. */
  interrupt(): void {
    this.last = null;
  }

  /** How much longer than normal everything takes; 0: nothing takes any time. */
  setSlowness(slowness: number): void {
    this.slowness = slowness;
    if (slowness === 0) this.finish();
  }

  /** Note whether anybody looks: who comes back is not made to watch. */
  setAway(away: boolean): void {
    this.away = away;
    this.finish();
  }

  /** Let the present beat last until the board has moved, for so many more real milliseconds. To draw
   * the next position takes long, and what is in the air would stand still for it. */
  need(milliseconds: number): void {
    const now = this.clock.now();
    this.rests = now + milliseconds;
    if (!this.playing) return;
    this.playing.planned = now - this.playing.start + milliseconds;
    this.tick();
  }

  /** End the present beat. */
  hurry(): void {
    const playing = this.playing;
    this.rests = -Infinity;
    if (!playing) {
      if (this.queue.length) this.next();
      return;
    }
    const at = this.times(playing)[playing.released];
    if (at === undefined) this.next();
    else {
      playing.start = this.clock.now() - at;
      this.tick();
    }
  }

  /** Show where the table is; who sits at it sees nothing more until it is their turn. */
  skip(): void {
    this.skipping = this.newest !== null && this.newest.seat !== null && !isMine(this.newest);
    this.finish();
  }

  /** Show the last view that came at once, if it is one to stay at. */
  finish(): void {
    const last = this.queue.at(-1);
    if (!last?.view.settled) {
      if (!this.queue.length && this.playing) this.settle();
      return;
    }
    this.stop();
    for (const item of this.queue) this.hear(item);
    const view = { ...last.view, told: this.queue.flatMap((item) => item.view.told) };
    this.queue = [];
    if (isMine(view)) this.skipping = false;
    this.put(view, { jumped: true, live: true, pending: 0 });
  }

  stop(): void {
    this.clock.cancel(this.timer);
    this.playing = null;
  }

  private isInstant(): boolean {
    return this.away || this.slowness === 0 || this.skipping;
  }

  /** What a view tells that the one before it has not, in the parts in which it is shown. */
  private items(view: View, before: View): Item[] {
    const told = view.told.filter((event) => event.step > before.step);
    const parts = (told.length && this.beats.parts?.(told)) || [told];
    return parts.map((part, at) => ({
      view: { ...view, told: part, told_from: before.step },
      fresh: at === 0 ? told : [],
      lengths: lengths(this.beats, part),
      gap: false,
    }));
  }

  /** Milliseconds of what waits to be shown, at the normal pace. */
  private waiting(): number {
    return sum(this.queue.map((item) => sum(item.lengths)));
  }

  private most(): number {
    const { newest } = this;
    const timed = newest?.your_turn && newest.clock && String(newest.seat) in newest.clock;
    return timed ? MOST_TIMED : MOST_BEHIND;
  }

  /** Show what waits, until something takes time. */
  private next(): void {
    this.stop();
    for (let item = this.queue[0]; item; item = this.queue[0]) {
      if (this.mustWait(item)) {
        this.timer = this.clock.after(this.rests - this.clock.now(), () => this.next());
        return;
      }
      this.queue.shift();
      this.hear(item);
      if (this.isQuiet(item)) {
        this.put(item.view, { jumped: false, live: true, pending: 0 });
        return;
      }
      const length = sum(item.lengths);
      const pending = (length ? item.lengths.length : 0) + this.later(item.view.step);
      this.put(item.view, { jumped: false, live: false, pending });
      if (length === 0) continue;
      const quick = Math.max(1, this.waiting() / this.most()) / this.slowness;
      this.playing = { ...item, start: this.clock.now(), released: 0, quick, planned: 0 };
      this.tick();
      return;
    }
    this.settle();
  }

  /** Whether something of the viewer's own is still in the air, which what others do would break off. */
  private mustWait({ view }: Item): boolean {
    if (view.told.length === 0 || this.clock.now() >= this.rests) return false;
    return view.told.every((event) => event.seat !== view.seat);
  }

  /** Whether nobody waits for a beat: after an own move that decides nothing one may act at once. */
  private isQuiet({ view }: Item): boolean {
    if (!view.settled || this.queue.length || this.patient) return false;
    if (!(view.your_turn || view.to_confirm || view.can_undo)) return false;
    return view.told.every(
      (event) => event.seat === view.seat && beatOf(this.beats, event) !== "long",
    );
  }

  /** How many lines of a step are shown in parts to come. */
  private later(step: number): number {
    return sum(
      this.queue.filter((item) => item.view.step === step).map((item) => item.lengths.length),
    );
  }

  /** When each line of the log may be shown, in milliseconds since the beat began. */
  private times({ lengths, quick, planned }: Playing): number[] {
    const stretch = Math.max(1 / quick, planned / sum(lengths));
    let at = 0;
    return lengths.map((length) => {
      at += length * stretch;
      return at;
    });
  }

  /** Release what is due, and wait for what is not. */
  private tick(): void {
    const playing = this.playing;
    if (!playing) return;
    this.clock.cancel(this.timer);
    const passed = this.clock.now() - playing.start + 1; // timers may come a fraction early
    const times = this.times(playing);
    const released = times.filter((time) => time <= passed).length;
    if (released > playing.released) {
      playing.released = released;
      const pending = times.length - released + this.later(playing.view.step);
      this.tell({ pending });
    }
    const wait = times[released];
    if (wait === undefined) this.next();
    else this.timer = this.clock.after(wait - passed + 1, () => this.tick());
  }

  /** All has been shown: now who must act can act. */
  private settle(): void {
    this.stop();
    if (this.shown && !this.shown.live && this.shown.view.settled)
      this.tell({ live: true, prompt: this.shown.view, lived: this.shown.view, pending: 0 });
  }

  /** Note for the log what is told. */
  private hear(item: Item): void {
    if (item.gap) this.gaps++;
    this.told = item.gap ? [] : item.fresh.length ? [...this.told, ...item.fresh] : this.told;
  }

  private put(view: View, next: Pick<Shown, "jumped" | "live" | "pending">): void {
    const before = this.shown;
    const asked = before?.view.turn[0] === CHANCE ? before.prompt : before?.view; // nobody is asked by chance
    const tells = view.told.length > 0 || view.step !== before?.view.step;
    this.tell({
      ...next,
      view,
      told: this.told,
      gaps: this.gaps,
      beat: (before?.beat ?? 0) + Number(tells),
      prompt: next.live ? view : (asked ?? view),
      lived: next.live ? view : (before?.lived ?? view),
    });
  }

  private tell(part: Partial<Shown>): void {
    const number = (this.shown?.number ?? 0) + 1;
    const since = this.last?.since ?? 0;
    this.shown = { ...(this.shown as Shown), ...part, number, since };
    this.show(this.shown);
  }
}

/** Whether a view goes on from another: nothing between them is missing or was taken back. */
function isNext(before: View, view: View): boolean {
  const again = view.n > before.n && view.step <= before.step && view.told_from < view.step;
  return (
    before.seat === view.seat && view.step >= before.step && view.told_from <= before.step && !again
  );
}
