// "Since your last move": what a person who comes back has missed.
import { useEffect, useState } from "preact/hooks";
import type { Told, View } from "../../generated/wire";
import { Dialog } from "../page/dialog";
import { Icon } from "../page/icons";
import { say } from "../words";
import { byTurn, Lines } from "./log";

const AWAY = 60_000; // out of sight for so long, one wants to be told

/** Return the step from which a person has missed something, or null. */
export function useMissed(view: View | null): [number | null, () => void] {
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
  return [from, () => setFrom(null)];
}

interface SinceProps {
  game: string;
  log: Told[];
  from: number;
  open(rule: string): void;
  close(): void;
}

export function Since(props: SinceProps) {
  const [reading, read] = useState(false);
  const missed = props.log.filter((told) => told.step > props.from);
  if (missed.length === 0) return null;
  return (
    <div class="since">
      <Icon name="log" size={18} />
      <span>{say("since.about", { lines: missed.length })}</span>
      <button type="button" class="button small" onClick={() => read(true)}>
        {say("since.read")}
      </button>
      <button
        type="button"
        class="button plain square small"
        onClick={props.close}
        aria-label={say("dialog.close")}
      >
        <Icon name="close" size={16} />
      </button>
      {reading ? (
        <Dialog kind="side" title={say("since.title")} close={props.close}>
          {byTurn(missed).map((group, index) => (
            <section key={index} class="log-turn">
              {group.head ? <h3>{group.head.says}</h3> : null}
              <Lines game={props.game} lines={group.lines} open={props.open} />
            </section>
          ))}
        </Dialog>
      ) : null}
    </div>
  );
}
