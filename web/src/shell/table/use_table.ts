// The state of a table page: what the director shows, the log, the chat and the line to the server.
import { useEffect, useRef, useState } from "preact/hooks";
import type { ChatLine, Choice, Refused, Told, View } from "../../generated/wire";
import type { Beats } from "../../parts/beats";
import type { Language } from "../../parts/board";
import { get, Refused as Refusal } from "../http";
import { keepSeen, lastSeen } from "../offline/last_seen";
import { settings } from "../settings";
import { added } from "./chat_lines";
import { Connection, type State } from "./connection";
import type { Shown } from "./director";
import { presented } from "./presented";
import { Series } from "./series";
import { useDirector } from "./use_director";
import { useLog } from "./use_log";

/** What a person, or the page for a person, can ask of the table. */
export type Asked = { type: "move"; move: string } | { type: "undo" } | { type: "confirm" };

/** How something is asked. */
interface How {
  then?: string[]; // the moves that follow on it in one gesture
  alone?: boolean; // the page asks by itself: nobody clicked
}

export interface Table {
  view: View | null; // the table as the page shows it now
  shown: Shown | null; // what the board shows
  quick: number; // how much faster than normal the board moves
  skippable: boolean; // there is something to be skipped
  line: State;
  trouble: string | null; // why the server cannot do anything at the moment, in its own words
  gone: string | null; // why this viewer has no place here any more
  refused: Refused | null;
  log: Told[];
  chat: ChatLine[];
  busy: boolean; // the moves of one gesture are under way
  ask(what: Asked, how?: How): boolean; // whether it was sent
  say(text: string): void;
  rename(name: string): void;
  learn(beats: Beats): void;
  need(milliseconds: number): void; // how long the board moves
  hurry(): void;
  skip(): void;
}

/** What the page does about a series of moves that does not go through. */
interface Doubts {
  warned(choice: Choice): void;
  stopped(): void;
}

const NOWHERE = [404, 410]; // there is no such match, or no longer

export function useTable(
  match: string,
  seat: string | null,
  language: Language,
  doubts: Doubts,
): Table {
  const [director, shown] = useDirector();
  const [line, setLine] = useState<State>("connecting");
  const [trouble, setTrouble] = useState<string | null>(null);
  const [gone, setGone] = useState<string | null>(null);
  const [refused, refuse] = useState<Refused | null>(null);
  const [chat, setChat] = useState<ChatLine[]>([]);
  const connection = useRef<Connection | null>(null);
  const itself = useRef(false); // what is under way was asked for by the page
  const series = useRef<Series | null>(null);
  const [recalled, recall] = useState<Told[]>([]); // of what was seen before, while nothing else is known
  const read = useLog(match, language, shown);
  const log = read.length > 0 ? read : recalled;
  const told = useRef(log);
  told.current = log;
  const { newest } = director;
  useEffect(() => {
    director.interrupt(); // a new language, seat or match
    const following = new Series({
      ...doubts,
      warns: () => settings.get().warn,
      send: (move) => opened.ask({ type: "move", move, n: director.newest!.n }),
    });
    series.current = following;
    const opened = new Connection(address(match, seat, language), {
      view: (view) => {
        setTrouble(null);
        director.patient = following.goesOn;
        director.receive(view);
        if (!opened.waiting) following.hear(view);
        refuse((before) => (before && before.n >= view.n ? before : null)); // it stays until the next change
      },
      refused: (message) => {
        following.forget();
        setTrouble(null);
        // Another page of this person may have been first: nobody clicked in vain.
        if (!itself.current) refuse(message);
      },
      down: setTrouble,
      chat: (lines, all) => setChat((known) => (all ? lines : added(known, lines))),
      state: (state) => {
        setLine(state);
        if (state !== "lost") return;
        director.interrupt(); // who comes back is not made to watch
        const seen = director.newest ? null : lastSeen({ match, seat, language });
        if (!seen) return;
        director.receive(seen.view);
        recall(seen.log);
      },
      gone: setGone,
      unanswered: () => {
        get(`/api/matches/${match}`).catch((failure: unknown) => {
          if (!(failure instanceof Refusal))
            setTrouble(null); // the server itself is not there
          else if (NOWHERE.includes(failure.status)) setGone(failure.message);
          else if (failure.status === 503) setTrouble(failure.message);
        });
      },
    });
    connection.current = opened;
    const leave = () => {
      const view = director.newest;
      if (view) keepSeen({ match, seat, language, view, log: told.current });
    };
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      opened.close();
    };
  }, [match, seat, language]);
  return {
    view: shown && newest ? presented(shown, newest) : null,
    shown,
    quick: director.quick,
    skippable: director.isSkippable,
    line,
    trouble,
    gone,
    refused,
    log,
    chat,
    busy: series.current?.isRunning ?? false,
    ask: (what, { then = [], alone = false } = {}) => {
      const opened = connection.current;
      if (!opened || opened.waiting || !director.newest) return false; // a double click counts once
      if (alone && series.current?.isRunning) return false; // a gesture goes on by itself
      refuse(null);
      itself.current = alone;
      series.current?.begin(then, director.newest);
      opened.ask({ ...what, n: director.newest.n });
      return true;
    },
    say: (text) => connection.current?.say(text),
    rename: (name) => connection.current?.rename(name),
    learn: (beats) => {
      director.beats = beats;
    },
    need: (milliseconds) => director.need(milliseconds),
    hurry: () => director.hurry(),
    skip: () => director.skip(),
  };
}

function address(match: string, seat: string | null, language: Language): string {
  const { name } = settings.get();
  const asked = new URLSearchParams({
    language,
    steps: "1",
    ...(name ? { name } : {}),
    ...(seat === null ? {} : { seat }),
  });
  return `${location.origin.replace(/^http/, "ws")}/api/matches/${match}/socket?${asked}`;
}
