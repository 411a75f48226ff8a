// The board that a game of somebody else's brings along: a module of its package, as docs/adding-a-game.md
// describes it. Whatever it does wrong, the table stays: its picture as text takes the place of the board.
import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardFiles, Choice, View } from "../../generated/wire";
import type { GameWords, Sitter } from "../../parts/board";
import { settings } from "../settings";
import { say } from "../words";
import { PlainBoard } from "./plain_board";
import { nameOf } from "./seats";

/** What a board is given: data of its own to read, words, and one thing to do. */
export interface GuestTable {
  view: Record<string, unknown>; // what this viewer may know, and nothing else
  facts: Record<string, unknown>; // what the rules say of it
  seat: number | null; // from whose side the table is seen; null is a spectator
  sitters: Sitter[]; // by seat
  turn: number[]; // the seats that must choose now; [] when over
  ended: boolean;
  moves: Pick<Choice, "move" | "says">[]; // all that may be played; [] unless the viewer must choose
  words: GameWords;
  language: string;
  play(move: string): void; // plays one of the moves
}

/** What a module of a board has: it draws into an element, again with each change. */
export interface GuestModule {
  mount(container: HTMLElement, table: GuestTable): { update(table: GuestTable): void } | undefined;
}

interface GuestBoardProps {
  view: View;
  files: BoardFiles;
  words: GameWords | null;
  choices: Choice[];
  choose(move: string): void;
  load?(script: string): Promise<GuestModule>;
}

export function GuestBoard(props: GuestBoardProps) {
  const { view, files, words, choices } = props;
  const container = useRef<HTMLDivElement>(null);
  const mounted = useRef<{ update(table: GuestTable): void } | undefined>(undefined);
  const latest = useRef(props);
  latest.current = props;
  const [module, setModule] = useState<GuestModule | null>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const fail = (failure: unknown) => {
    console.error(failure);
    setBroken(failure instanceof Error ? failure.message : String(failure));
  };
  useEffect(() => {
    let gone = false;
    const load = props.load ?? imported;
    load(files.script).then(
      (found) => gone || setModule(found),
      (failure) => gone || fail(failure),
    );
    const heard = (event: ErrorEvent) => event.filename.endsWith(files.script) && fail(event.error);
    window.addEventListener("error", heard); // what its own clicks and clocks do wrong
    return () => {
      gone = true;
      window.removeEventListener("error", heard);
    };
  }, [files.script]);
  useEffect(() => {
    if (!module || !words || !container.current || broken !== null) return;
    const table = tableOf(view, words, choices, (move) => latest.current.choose(move));
    try {
      if (mounted.current) mounted.current.update(table);
      else mounted.current = module.mount(container.current, table);
      if (!mounted.current) throw new Error("mount() returns no object with update()");
    } catch (failure) {
      fail(failure);
    }
  }, [module, words, broken, view, choices]);
  if (broken !== null)
    return (
      <>
        <p class="padded guest-broken" role="status">
          {say("table.guest_broken", { why: broken.slice(0, 200) })}
        </p>
        <PlainBoard picture={view.picture ?? ""} />
      </>
    );
  return (
    <>
      {files.style ? <link rel="stylesheet" href={files.style} /> : null}
      <div class="guest-board" ref={container} />
    </>
  );
}

function imported(script: string): Promise<GuestModule> {
  return import(/* @vite-ignore */ script);
}

/** What is handed over is a copy: nothing that a board writes into it changes the page. */
function tableOf(
  view: View,
  words: GameWords,
  choices: Choice[],
  choose: (move: string) => void,
): GuestTable {
  const { seat, sitters, turn } = view;
  return {
    ...structuredClone({ view: view.view, facts: view.facts, seat, turn }),
    sitters: sitters.map((sitter) => ({ name: nameOf(sitter), you: sitter.you })),
    ended: view.step < view.steps ? view.over : view.ended,
    moves: choices.map(({ move, says }) => ({ move, says })),
    words: { say: words.say, name: words.name },
    language: settings.get().language,
    play: (move) => choose(String(move)),
  };
}
