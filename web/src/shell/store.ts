// A value that parts of the page look at and are redrawn by when it changes.
import { useEffect, useState } from "preact/hooks";

export interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  listen(hear: (value: Value) => void): () => void;
}

export function store<Value>(first: Value): Store<Value> {
  let value = first;
  const listeners = new Set<(value: Value) => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const hear of [...listeners]) hear(next);
    },
    listen: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
}

export function useStore<Value>(watched: Store<Value>): Value {
  const [, redraw] = useState({});
  const drawn = watched.get();
  useEffect(() => {
    if (watched.get() !== drawn) redraw({}); // it has changed before anybody listened
    return watched.listen(() => redraw({}));
  }, [watched]);
  return drawn;
}
