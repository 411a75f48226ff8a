// What a page that is its own table says of it: how far it is set, or that another tab has it.
import { Notices } from "../shell/offline/notices";
import { useStore } from "../shell/store";
import { type Key, say } from "../shell/words";
import { isNowhere, takeOver, type Whereabouts, whereabouts } from "./table";
import type { Stage } from "./talk";
import { why } from "./why";

/** What is done until the table is set, and how much of it is behind then. */
const STAGES: Readonly<Record<Exclude<Stage, "ready">, { says: Key; done: number }>> = {
  python: { says: "alone.python", done: 0.1 },
  rules: { says: "alone.rules", done: 0.7 },
  table: { says: "alone.table", done: 0.85 },
};

function isBeingSet(now: Whereabouts): now is keyof typeof STAGES {
  return now in STAGES;
}

function saying(now: keyof typeof STAGES): Key {
  // What a service worker serves is here already.
  const here = now === "python" && navigator.serviceWorker?.controller;
  return here ? "alone.starting" : STAGES[now].says;
}

export function Notice() {
  const now = useStore(whereabouts);
  return (
    <Notices>
      {isBeingSet(now) ? (
        <p class="notice">
          <label>
            {say(saying(now))}
            <progress value={STAGES[now].done} />
          </label>
        </p>
      ) : null}
      {now === "elsewhere" ? (
        <p class="notice">
          <span>{why(now)}</span>
          <button type="button" class="button primary" onClick={takeOver}>
            {say("alone.take_over")}
          </button>
        </p>
      ) : null}
      {isNowhere(now) ? (
        <p class="notice">
          <span>{why(now)}</span>
          {now === "unsafe" ? null : (
            <button type="button" class="button" onClick={() => location.reload()}>
              {say("page.reload")}
            </button>
          )}
        </p>
      ) : null}
    </Notices>
  );
}
