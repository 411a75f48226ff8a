// The log in sentences, grouped by turn; each line carries the numbered rule behind it.
import { useEffect, useRef } from "preact/hooks";
import type { Told } from "../../generated/wire";
import { say } from "../words";

interface Group {
  step: number;
  head: Told | null; // who takes the turn
  lines: Told[];
}

/** What opens a new part of the log: a turn, or where all act together a round and its locations. */
const HEADS = new Set(["turn", "round", "choose"]);

export function byTurn(log: Told[]): Group[] {
  const groups: Group[] = [];
  for (const told of log) {
    const head = HEADS.has(told.key) ? told : null;
    if (head || groups.length === 0) {
      groups.push({ step: told.step, head, lines: [] });
      if (head) continue;
    }
    groups[groups.length - 1]!.lines.push(told);
  }
  return groups;
}

export function RuleLink(props: { game: string; rule: string; open(rule: string): void }) {
  if (!props.rule) return null;
  return (
    <a
      class="rule-link"
      href={`/rules/${props.game}/${props.rule}`}
      aria-label={say("log.rule", { rule: props.rule })}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        props.open(props.rule);
      }}
    >
      {props.rule}
    </a>
  );
}

export function Lines(props: { game: string; lines: Told[]; open(rule: string): void }) {
  return (
    <ul class="log-lines">
      {props.lines.map((told, index) => (
        <li key={index} class={told.seat < 0 ? "chance" : ""}>
          <span>{told.says}</span> <RuleLink game={props.game} rule={told.rule} open={props.open} />
        </li>
      ))}
    </ul>
  );
}

interface LogProps {
  game: string;
  match: string;
  log: Told[];
  mine: number | null; // the step after the viewer's own last move
  open(rule: string): void;
}

export function LogPanel(props: LogProps) {
  const end = useRef<HTMLDivElement>(null);
  const groups = byTurn(props.log);
  useEffect(() => {
    const panel = end.current?.parentElement;
    if (panel) panel.scrollTop = panel.scrollHeight;
  }, [props.log.length]);
  const mark = groups.find((group) => props.mine !== null && group.step >= props.mine);
  return (
    <div class="log scrolls" tabindex={0} role="log" aria-label={say("log.title")}>
      {groups.length === 0 ? <p class="quiet">{say("log.none")}</p> : null}
      {groups.map((group, index) => (
        <section key={index} class="log-turn">
          {group === mark && index > 0 ? <p class="log-mark">{say("log.since")}</p> : null}
          {group.head ? (
            <>
              <h3>
                <span>{group.head.says}</span>
                <a
                  class="rule-link"
                  href={`/m/${props.match}/at/${group.step}`}
                  aria-label={say("log.watch_turn", { turn: group.head.says })}
                >
                  {say("log.watch")}
                </a>
              </h3>
              <Lines game={props.game} lines={group.lines} open={props.open} />
            </>
          ) : (
            <details>
              <summary>{say("log.start")}</summary>
              <Lines game={props.game} lines={group.lines} open={props.open} />
            </details>
          )}
        </section>
      ))}
      <div ref={end} />
    </div>
  );
}
