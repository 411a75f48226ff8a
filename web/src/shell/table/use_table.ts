// The state of a table page: the newest view, the log, the chat and the line to the server.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { ChatLine, Log, Refused, Told, View } from "../../generated/wire";
import type { Language } from "../../parts/board";
import { get, Refused as Refusal } from "../http";
import { settings } from "../settings";
import { Connection, type State } from "./connection";

export interface Table {
  view: View | null;
  moved: boolean; // the view follows the one shown before it by a single move
  line: State;
  gone: string | null; // why this viewer has no place here any more
  refused: Refused | null;
  log: Told[];
  chat: ChatLine[];
  ask(what: { type: "move"; move: string } | { type: "undo" } | { type: "confirm" }): void;
  say(text: string): void;
  rename(name: string): void;
}

const WATCHED = 700; // milliseconds that an animation takes
const MOST_BEHIND = 2; // views; beyond that pieces are put down at once

interface Shown {
  view: View;
  moved: boolean;
}

export function useTable(match: string, seat: string | null, language: Language): Table {
  const [shown, show] = useState<Shown | null>(null);
  const [line, setLine] = useState<State>("connecting");
  const [gone, setGone] = useState<string | null>(null);
  const [refused, refuse] = useState<Refused | null>(null);
  const [chat, setChat] = useState<ChatLine[]>([]);
  const connection = useRef<Connection | null>(null);
  const newest = useRef<View | null>(null);
  const arrivals = useRef<number[]>([]);
  const log = useLog(match, language, shown?.view ?? null);
  useEffect(() => {
    newest.current = null; // a new language, seat or match: nothing to animate from
    const opened = new Connection(address(match, seat, language), {
      view: (view) => {
        const before = newest.current;
        newest.current = view;
        const next = before !== null && view.told_from === before.step && view.step > before.step;
        show({ view, moved: next && !hurried(arrivals.current) });
        refuse((before) => (before && before.n >= view.n ? before : null)); // it stays until the next change
      },
      refused: refuse,
      chat: (lines, all) => setChat((known) => (all ? lines : [...known, ...lines])),
      state: setLine,
      gone: setGone,
      unanswered: () => {
        get(`/api/matches/${match}`).catch((failure: unknown) => {
          if (failure instanceof Refusal && failure.status === 404) setGone(failure.message);
        });
      },
    });
    connection.current = opened;
    return () => opened.close();
  }, [match, seat, language]);
  return {
    view: shown?.view ?? null,
    moved: shown?.moved ?? false,
    line,
    gone,
    refused,
    log,
    chat,
    ask: (what) => {
      const opened = connection.current;
      if (!opened || opened.waiting || !newest.current) return; // a double click counts once
      refuse(null);
      opened.ask({ ...what, n: newest.current.n });
    },
    say: (text) => connection.current?.say(text),
    rename: (name) => connection.current?.rename(name),
  };
}

/** Note an arrival; tell whether views come faster than their animations can be watched. */
function hurried(arrivals: number[]): boolean {
  const now = performance.now();
  arrivals.push(now);
  while (now - arrivals[0]! > WATCHED) arrivals.shift();
  return arrivals.length > MOST_BEHIND;
}

function address(match: string, seat: string | null, language: Language): string {
  const { name } = settings.get();
  const asked = new URLSearchParams({
    language,
    ...(name ? { name } : {}),
    ...(seat === null ? {} : { seat }),
  });
  return `${location.origin.replace(/^http/, "ws")}/api/matches/${match}/socket?${asked}`;
}

/** Return the log up to the view: what it tells is added, a gap or an undo is read from the server. */
export function useLog(match: string, language: Language, view: View | null, seat = ""): Told[] {
  const [log, setLog] = useState<{ step: number; told: Told[] }>({ step: -1, told: [] });
  const whose = `${match} ${language} ${view?.seat} ${seat}`;
  const known = useRef("");
  useEffect(() => {
    if (!view) return;
    if (known.current === whose && view.step === log.step) return;
    if (known.current === whose && view.told_from === log.step && view.step > log.step) {
      setLog({ step: view.step, told: [...log.told, ...view.told] });
      return;
    }
    let over = false;
    const from = seat || (view.seat === null ? "" : String(view.seat));
    const asked = new URLSearchParams({ since: "0", language, ...(from ? { seat: from } : {}) });
    get<Log>(`/api/matches/${match}/log?${asked}`).then(
      (all) => {
        if (over) return;
        known.current = whose;
        setLog({ step: all.step, told: all.lines.flatMap((played) => played.told) });
      },
      () => undefined, // the next view asks again
    );
    return () => {
      over = true;
    };
  }, [view?.n, whose]);
  return useMemo(
    () => log.told.filter((told) => !view || told.step <= view.step),
    [log, view?.step],
  );
}
