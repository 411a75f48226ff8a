import { expect, test } from "vitest";
import type { Told, View } from "../../../src/generated/wire";
import { type Beats, lengths, partedAt } from "../../../src/parts/beats";
import { type Clock, Director, type Shown } from "../../../src/shell/table/director";
import { presented } from "../../../src/shell/table/presented";
import { told } from "../../made";

/** A clock that stands still until it is turned. */
class Hands implements Clock {
  private time = 0;
  private timers: { at: number; act: () => void }[] = [];

  now = () => this.time;

  after = (milliseconds: number, act: () => void) => {
    const timer = { at: this.time + milliseconds, act };
    this.timers.push(timer);
    return timer;
  };

  cancel = (timer: unknown) => {
    this.timers = this.timers.filter((one) => one !== timer);
  };

  turn(milliseconds: number): void {
    const until = this.time + milliseconds;
    for (;;) {
      const [next] = this.timers.filter((one) => one.at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.time = next.at;
      this.cancel(next);
      next.act();
    }
    this.time = until;
  }
}

const BEATS: Beats = {
  of: { turn: "none", buy: "short", draw: "middle", sink: "long", score: "long" },
  marks: {},
};
const SHORT = 350;
const MIDDLE = 700;
const LONG = 1500;

interface Wish extends Partial<View> {
  tells?: string[]; // keys of events
  by?: number;
}

/** A view after so many steps; what it tells happened in the last of them. */
function view(step: number, { tells = [], by = 1, ...rest }: Wish = {}): View {
  const events: Told[] = tells.map((key) => ({
    ...told(key),
    seat: by,
    step,
    says: `${key} ${step}`,
  }));
  return {
    ...({} as View),
    ...{ n: step, since: step, step, steps: step, seat: 0, told: events, told_from: step - 1 },
    ...{ turn: [1], bar: `asked ${step}`, confirming: null, choices: [], thinking: [] },
    ...{ your_turn: false, to_confirm: false, can_undo: false, over: false, ended: false },
    ...{ settled: true, clock: null, result: null, score: null, last_own: null },
    view: { step },
    ...rest,
  };
}

const passing = (step: number, wish: Wish = {}) => view(step, { ...wish, settled: false });
const MINE: Partial<View> = {
  your_turn: true,
  turn: [0],
  choices: [{ move: "pass", says: "Pass", warns: "" }],
};

function table(beats = BEATS) {
  const hands = new Hands();
  const seen: Shown[] = [];
  const director = new Director((shown) => seen.push(shown), hands);
  director.beats = beats;
  const now = () => seen.at(-1)!;
  return {
    director,
    hands,
    seen,
    now,
    page: () => presented(now(), director.newest!),
    step: () => now().view.step,
  };
}

test("who comes is shown where the table is, and may act", () => {
  const { director, now, page } = table();
  director.receive(view(7, { tells: ["score"], ...MINE }));
  expect(now()).toMatchObject({ live: true, jumped: true, gaps: 1, pending: 0 });
  expect(page().choices).toHaveLength(1);
});

test("each view is shown for as long as what it tells deserves, one after the other", () => {
  const { director, hands, step, now } = table();
  director.receive(view(1));
  director.receive(view(2, { tells: ["buy"] }));
  director.receive(passing(3, { tells: ["draw"] }));
  director.receive(view(4, { tells: ["sink"], ...MINE }));
  expect(step()).toBe(2);
  hands.turn(SHORT - 5);
  expect(step()).toBe(2);
  hands.turn(10);
  expect(step()).toBe(3);
  hands.turn(MIDDLE);
  expect([step(), now().live]).toEqual([4, false]);
  hands.turn(LONG);
  expect([step(), now().live]).toEqual([4, true]);
});

test("first the board, then the log line by line, then the prompt and the choices", () => {
  const { director, hands, page, now } = table();
  director.receive(view(1));
  director.receive(view(2, { tells: ["draw", "score"], ...MINE }));
  expect(now().pending).toBe(2);
  expect(page()).toMatchObject({ step: 2, bar: "asked 1", choices: [], your_turn: false, n: 1 });
  hands.turn(MIDDLE);
  expect(now().pending).toBe(1);
  hands.turn(LONG);
  expect(now().pending).toBe(0);
  expect(page()).toMatchObject({ bar: "asked 2", your_turn: true, n: 2 });
});

test("chance is never said to be asked", () => {
  const { director, hands, page } = table();
  director.receive(view(1));
  director.receive(passing(2, { tells: ["buy"], turn: [-1], bar: "Chance" }));
  director.receive(view(3, { tells: ["draw"] }));
  expect(page().bar).toBe("asked 1");
  hands.turn(SHORT);
  expect(page()).toMatchObject({ step: 3, bar: "asked 1" });
  hands.turn(MIDDLE);
  expect(page().bar).toBe("asked 3");
});

test("a view is held for at least as long as its board moves, and the log comes at the end", () => {
  const { director, hands, now } = table();
  director.receive(view(1));
  director.receive(view(2, { tells: ["sink"] }));
  director.need(4000);
  hands.turn(3900);
  expect(now()).toMatchObject({ live: false, pending: 1 });
  hands.turn(200);
  expect(now()).toMatchObject({ live: true, pending: 0 });
});

test("the time that it took to draw a board is not taken from what moves on it", () => {
  const { director, hands, now } = table();
  director.receive(view(1));
  director.receive(view(2, { tells: ["sink"] }));
  hands.turn(500); // until the board begins to move
  director.need(4000);
  hands.turn(3900);
  expect(now()).toMatchObject({ live: false, pending: 1 });
  hands.turn(200);
  expect(now()).toMatchObject({ live: true, pending: 0 });
});

test("what others do does not break off what an own move sets in motion", () => {
  const { director, hands, step } = table();
  director.receive(view(1, MINE));
  director.receive(view(2, { tells: ["draw"], by: 0, can_undo: true }));
  director.need(900);
  hands.turn(100);
  director.receive(view(3, { tells: ["buy"] }));
  expect(step()).toBe(2);
  expect(director.isSkippable).toBe(true);
  hands.turn(700);
  expect(step()).toBe(2);
  hands.turn(200);
  expect(step()).toBe(3);
});

test("the next own move is shown at once, whatever is still in the air", () => {
  const { director, hands, step } = table();
  director.receive(view(1, MINE));
  director.receive(view(2, { tells: ["draw"], by: 0, ...MINE }));
  director.need(900);
  hands.turn(100);
  director.receive(view(3, { tells: ["buy"], by: 0, ...MINE }));
  expect(step()).toBe(3);
});

test("who hurries does not wait for what is in the air", () => {
  const { director, step } = table();
  director.receive(view(1, MINE));
  director.receive(view(2, { tells: ["draw"], by: 0, can_undo: true }));
  director.need(900);
  director.receive(view(3, { tells: ["buy"] }));
  expect(step()).toBe(2);
  director.hurry();
  expect(step()).toBe(3);
});

test("a part of a view that says the same stays the same object", () => {
  const { director, now } = table();
  director.receive(view(1, { sitters: [{ seat: 0, name: "Ana" }] as View["sitters"] }));
  const { sitters } = now().view;
  director.receive(view(2, { sitters: [{ seat: 0, name: "Ana" }] as View["sitters"] }));
  expect(now().view.sitters).toBe(sitters);
});

test("an own move that decides nothing is not waited for, a scoring is", () => {
  const { director, hands, now } = table();
  director.receive(view(1, MINE));
  director.receive(view(2, { tells: ["draw"], by: 0, ...MINE }));
  expect(now()).toMatchObject({ live: true, jumped: false });
  director.receive(view(3, { tells: ["score"], by: 0, ...MINE }));
  expect(now().live).toBe(false);
  hands.turn(LONG);
  expect(now().live).toBe(true);
});

test("others who choose at the same time do not take the decision away", () => {
  const { director, page } = table();
  const same = { ...MINE, since: 1 };
  director.receive(view(1, same));
  director.receive(view(2, { tells: ["buy"], ...same }));
  expect(page()).toMatchObject({ your_turn: true, since: 1 });
  expect(page().choices).toHaveLength(1);
});

test("while a step passes nothing can be chosen, though the view after it has not come", () => {
  const { director, page } = table();
  director.receive(view(1, MINE));
  director.receive(passing(2, { tells: ["draw"], since: 3, n: 3 }));
  expect(page()).toMatchObject({ step: 2, your_turn: false, choices: [] });
});

test("hurrying ends one beat at a time", () => {
  const { director, now, step } = table();
  director.receive(view(1));
  director.receive(view(2, { tells: ["draw", "score"] }));
  director.receive(view(3, { tells: ["buy"] }));
  director.hurry();
  expect([step(), now().pending]).toEqual([2, 1]);
  director.hurry();
  expect([step(), now().pending]).toEqual([3, 1]);
  director.hurry();
  expect(now().live).toBe(true);
  director.hurry();
  expect(now().live).toBe(true);
});

test("fifty steps are skipped at once, and all that comes until it is my turn", () => {
  const { director, hands, now, step } = table();
  director.receive(view(1));
  for (let at = 2; at <= 50; at++) director.receive(view(at, { tells: ["buy"], thinking: [1] }));
  expect(step()).toBe(2);
  expect(director.isSkippable).toBe(true);
  director.skip();
  expect(now()).toMatchObject({ live: true, jumped: true, gaps: 1 });
  expect(step()).toBe(50);
  expect(now().told.map((event) => event.step)).toEqual(
    Array.from({ length: 49 }, (_, at) => at + 2),
  );
  director.receive(passing(51, { tells: ["sink"] }));
  expect(step()).toBe(50);
  director.receive(view(52, { tells: ["draw"], ...MINE }));
  expect([step(), now().live]).toEqual([52, true]);
  expect(
    now()
      .told.slice(-2)
      .map((event) => event.key),
  ).toEqual(["sink", "draw"]);
  director.receive(view(53, { tells: ["buy"] })); // it was my turn: now beats play again
  expect(now().live).toBe(false);
  hands.turn(SHORT);
  expect(now().live).toBe(true);
});

test("the pace stretches and shortens everything; at once means at once", () => {
  const { director, hands, step, now } = table();
  director.receive(view(1));
  director.setSlowness(0.5);
  director.receive(view(2, { tells: ["sink"] }));
  expect(director.quick).toBe(2);
  hands.turn(LONG / 2);
  expect(now().live).toBe(true);
  director.receive(view(3, { tells: ["sink"] }));
  director.receive(view(4, { tells: ["sink"] }));
  director.setSlowness(0);
  expect([step(), now().live]).toEqual([4, true]);
  director.receive(passing(5, { tells: ["sink"] }));
  director.receive(view(6, { tells: ["sink"] }));
  expect([step(), now().live, now().jumped]).toEqual([6, true, true]);
});

test("who looks away is not made to watch", () => {
  const { director, step, now } = table();
  director.receive(view(1));
  director.receive(view(2, { tells: ["sink"] }));
  director.receive(view(3, { tells: ["sink"] }));
  director.setAway(true);
  expect([step(), now().live]).toEqual([3, true]);
  director.receive(view(4, { tells: ["sink"] }));
  expect([step(), now().live]).toEqual([4, true]);
  director.setAway(false);
  expect(step()).toBe(4);
});

test("after an undo, a gap or a lost line the table is shown as it is and the log is read", () => {
  const { director, step, now } = table();
  director.receive(view(3));
  director.receive(view(4, { tells: ["sink"] }));
  director.receive(view(3, { n: 5, told_from: 3 }));
  expect(now()).toMatchObject({ live: true, gaps: 2, told: [] });
  director.receive(view(9, { n: 9, tells: ["sink"] }));
  expect([step(), now().live, now().gaps]).toEqual([9, true, 3]);
  director.interrupt();
  director.receive(view(10, { tells: ["sink"] }));
  expect([step(), now().live, now().gaps]).toEqual([10, true, 4]);
});

test("a move that was taken back and replaced is not taken for the old one", () => {
  const { director, now } = table();
  director.receive(view(4, { tells: ["buy"] }));
  director.receive(view(4, { n: 6, tells: ["draw"] }));
  expect(now()).toMatchObject({ gaps: 2, live: true });
});

test("who is far behind sees everything faster, and in the end only where the table is", () => {
  const { director, hands, step } = table();
  director.receive(view(1));
  for (let at = 2; at <= 18; at++) director.receive(view(at, { tells: ["sink"] })); // 25 seconds
  director.hurry();
  expect(director.quick).toBeGreaterThan(1.5);
  hands.turn(LONG / 1.5);
  expect(step()).toBeGreaterThan(3);
  for (let at = 19; at <= 80; at++) director.receive(view(at, { tells: ["sink"] }));
  expect(step()).toBeGreaterThan(40);
});

test("whose clock is running waits less", () => {
  const { director } = table();
  director.receive(view(1));
  director.receive(view(2, { tells: ["sink"] }));
  director.receive(view(3, { tells: ["sink"] }));
  director.receive(view(4, { tells: ["sink"] }));
  director.receive(view(5, { tells: ["sink"], ...MINE, clock: { "0": 9000 } }));
  director.hurry();
  expect(director.quick).toBeGreaterThan(1);
});

test("news of people change nothing that plays", () => {
  const { director, hands, now, step } = table();
  director.receive(view(1));
  director.receive(view(2, { tells: ["sink"] }));
  const { beat } = now();
  director.receive(view(2, { tells: ["sink"] })); // somebody has come: the same view again
  expect([now().beat, now().live]).toEqual([beat, false]);
  hands.turn(LONG);
  expect([now().beat, now().live, step()]).toEqual([beat, true, 2]);
});

test("a game may have what one move told shown in parts, over the same view", () => {
  const parts = (all: Told[]) => partedAt(all, new Set(["draw"]));
  const { director, hands, now } = table({ ...BEATS, parts });
  director.receive(view(1));
  director.receive(view(2, { tells: ["draw", "sink", "draw", "score"] }));
  const first = now();
  expect(first.view.told.map((event) => event.key)).toEqual(["draw", "sink"]);
  expect([first.told.length, first.pending]).toEqual([4, 4]);
  hands.turn(MIDDLE + LONG);
  expect(now().view.told.map((event) => event.key)).toEqual(["draw", "score"]);
  expect([now().beat, now().told.length, now().pending]).toEqual([first.beat + 1, 4, 2]);
  hands.turn(MIDDLE + LONG);
  expect(now()).toMatchObject({ live: true, pending: 0 });
});

test("a series of the same counts less than the first of it", () => {
  const [first, ...others] = lengths(BEATS, [told("buy"), told("buy"), told("buy"), told("sink")]);
  expect(first).toBe(SHORT);
  expect(others[0]).toBeCloseTo(SHORT / 3);
  expect(others.at(-1)).toBe(LONG);
});
