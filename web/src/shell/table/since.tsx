// "Since your last move": what every other seat did, one line each, and all of it to be read.
import { useEffect, useState } from "preact/hooks";
import type { Told, View } from "../../generated/wire";
import { NO_BEATS } from "../../parts/beats";
import type { GameFolder, GameWords } from "../../parts/board";
import { Dialog } from "../page/dialog";
import { say } from "../words";
import { byTurn, Lines } from "./log";
import { type Deeds, inOneLine } from "./recap";
import { colourOf, nameOf } from "./seats";

const AWAY = 60_000; // out of sight for so long, one wants to be told

/** Tell whether a person has just come, or come back, and has not moved since. */
export function useMissed(view: View | null): boolean {
  const [from, setFrom] = useState<number | null>(null);
  const [asked, setAsked] = useState(true); // the page has just been opened
  useEffect(() => {
    if (!asked || !view) return;
    setAsked(false);
    if (view.last_own !== null && !view.ended && view.step > view.last_own) setFrom(view.last_own);
  }, [asked, view]);
  useEffect(() => {
    let hidden = 0;
    const look = () => {
      if (document.hidden) hidden = Date.now();
      else if (hidden && Date.now() - hidden > AWAY) setAsked(true);
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return from !== null && from === view?.last_own;
}

interface Seen {
  view: View;
  folder: GameFolder | null;
  words: GameWords | null;
  deeds: Deeds[];
}

/** Say what a seat did in one line: in the words of the game for this, if it has some. */
export function lineOf(
  { view, folder, words }: Omit<Seen, "deeds">,
  { seat, told }: Deeds,
): string {
  const called = (at: number) => (at === view.seat ? null : nameOf(view.sitters[at]!));
  const retold = words && folder?.retell?.(told, words, called);
  return retold || inOneLine(told, nameOf(view.sitters[seat]!), folder?.beats ?? NO_BEATS);
}

interface SinceProps extends Seen {
  open(rule: string): void;
}

/** One line for each seat, beside the board. */
export function Since(props: SinceProps) {
  const [reading, read] = useState(false);
  if (props.deeds.length === 0) return null;
  return (
    <section class="since" aria-labelledby="since-title">
      <header>
        <h2 id="since-title">{say("since.title")}</h2>
        <button type="button" class="button small" onClick={() => read(true)}>
          {say("since.read")}
        </button>
      </header>
      <DeedLines {...props} />
      {reading ? <AllSince {...props} close={() => read(false)} /> : null}
    </section>
  );
}

export function DeedLines(props: Seen) {
  const { view, folder } = props;
  return (
    <ul class="deeds">
      {props.deeds.map((deeds) => {
        const { seat } = deeds;
        return (
          <li key={seat} style={{ "--seat": colourOf(folder, view, seat) }}>
            <span class="dot" aria-hidden="true" />
            <span>
              <strong>{nameOf(view.sitters[seat]!)}:</strong> {lineOf(props, deeds)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Every sentence of what others did, by turn. */
function AllSince(props: SinceProps & { close(): void }) {
  const all: Told[] = props.deeds.flatMap((deeds) => deeds.told);
  const inOrder = all.sort((one, other) => one.step - other.step);
  return (
    <Dialog kind="side" title={say("since.title")} close={props.close}>
      {byTurn(inOrder).map((group, index) => (
        <section key={index} class="log-turn">
          {group.head ? <h3>{group.head.says}</h3> : null}
          <Lines game={props.view.game} lines={group.lines} open={props.open} />
        </section>
      ))}
    </Dialog>
  );
}
