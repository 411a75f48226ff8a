// What is drawn once and kept as long as it is given the same: while something moves, every part that
// need not be drawn anew leaves the time to what does.
import { Component, type ComponentChildren, type FunctionComponent, h } from "preact";

/** Whether two lists have the same members, in the same order. */
export function hasSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((member, at) => Object.is(member, other[at]));
}

/** Whether two objects have the same members; lists of them count by what is in them. */
export function isSame(one: object, other: object): boolean {
  const [names, others] = [Object.keys(one), Object.keys(other)];
  const [first, second] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return (
    names.length === others.length &&
    names.every((name) => {
      const [before, now] = [first[name], second[name]];
      if (Array.isArray(before) && Array.isArray(now)) return hasSame(before, now);
      return Object.is(before, now);
    })
  );
}

/** The second of two values from the server, with the parts of the first that say the same: to know
 * whether something has changed it is enough to look whether it is the same object. */
export function shared<Value>(before: unknown, now: Value): Value {
  if (Object.is(before, now) || !isWhole(before) || !isWhole(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const [names, old] = [Object.keys(now), before as Record<string, unknown>];
  const parts = names.map((name) => {
    const part = (now as Record<string, unknown>)[name];
    return [name, shared(old[name], part)] as const;
  });
  const same =
    names.length === Object.keys(old).length &&
    parts.every(([name, part]) => name in old && Object.is(part, old[name]));
  if (same) return before as Value;
  return (Array.isArray(now) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as Value;
}

const isWhole = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The same component, drawn anew only when it is given something else. */
export function kept<Props extends object>(
  Drawn: FunctionComponent<Props>,
): new (
  props: Props,
) => Component<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return !isSame(this.props, next);
    }

    override render(): ComponentChildren {
      return h(Drawn, this.props as Props & { children?: ComponentChildren });
    }
  };
}
