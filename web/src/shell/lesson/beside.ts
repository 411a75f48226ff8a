// Where a bubble stands: beside what it speaks of, never on it, and inside the page.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 30; // pixels for the arrow
const EDGE = 8; // pixels to the edge of the page

const within = (low: number, value: number, high: number) => Math.max(low, Math.min(high, value));

export function meet(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

/** Return what two boxes have in common. */
export function common(one: Box, other: Box): Box {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const right = Math.min(one.left + one.width, other.left + other.width);
  const bottom = Math.min(one.top + one.height, other.top + other.height);
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/** Return the place of a bubble: never on its goal, and where it covers the fewest things to avoid. */
export function beside(goal: Box, bubble: Size, page: Size, avoid: Box[]): Box {
  const middle = goal.top + goal.height / 2 - bubble.height / 2;
  const centre = goal.left + goal.width / 2 - bubble.width / 2;
  const tried = [
    [goal.left + goal.width + GAP, middle],
    [goal.left - GAP - bubble.width, middle],
    [centre, goal.top + goal.height + GAP],
    [centre, goal.top - GAP - bubble.height],
    [page.width, 0],
    [0, page.height],
    [0, 0],
    [page.width, page.height],
  ].map(([left, top]) => ({
    left: within(EDGE, left!, page.width - bubble.width - EDGE),
    top: within(EDGE, top!, page.height - bubble.height - EDGE),
    ...bubble,
  }));
  const cost = (box: Box) =>
    (meet(box, goal) ? 1000 : 0) + avoid.filter((other) => meet(box, other)).length;
  const costs = tried.map(cost);
  return tried[costs.indexOf(Math.min(...costs))]!;
}

/** Return the point of a box that is nearest to another one. */
export function nearest(box: Box, other: Box): [number, number] {
  const x = other.left + other.width / 2;
  const y = other.top + other.height / 2;
  return [within(box.left, x, box.left + box.width), within(box.top, y, box.top + box.height)];
}
