// The log in sentences, grouped by turn; each line carries the numbered rule behind it.
import { useEffect, useRef } from "preact/hooks";
import type { Told } from "../../generated/wire";
import type { Language } from "../../parts/board";
import { kept } from "../../parts/kept";
import { NARROW, useMedia } from "../page/media";
import { say } from "../words";

interface Group {
  step: number;
  head: Told | null; // who takes the turn
  lines: Told[];
}

/** What opens a new part of the log: a turn, or where all act together a round and its locations. */
const HEADS = new Set(["turn", "round", "choose"]);

const FEW = 3; // turns: while there is little else to read, the start lies open

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

/** What a plain click does instead of following a link; with a key held down the browser opens it. */
function plainly(act: () => void) {
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };
}

/** How lines of a replay lead to their moments. */
export interface Jump {
  address(step: number): string;
  to(step: number): void;
}

/** A sentence as a way to its moment: a link, so that it flows as text and its mark stays beside it. */
function JumpLink(props: { told: Told; jump: Jump }) {
  const { told, jump } = props;
  return (
    <a
      class="log-jump"
      href={jump.address(told.step)}
      title={say("log.to")}
      onClick={plainly(() => jump.to(told.step))}
    >
      {told.says}
    </a>
  );
}

export function RuleLink(props: { game: string; rule: string; open(rule: string): void }) {
  if (!props.rule) return null;
  return (
    <a
      class="rule-link"
      href={`/rules/${props.game}/${props.rule}`}
      aria-label={say("log.rule", { rule: props.rule })}
      onClick={plainly(() => props.open(props.rule))}
    >
      {props.rule}
    </a>
  );
}

interface LinesProps {
  game: string;
  lines: Told[];
  open(rule: string): void;
  jump?: Jump | undefined; // in a replay every line leads to its moment
}

export function Lines(props: LinesProps) {
  const { jump } = props;
  return (
    <ul class="log-lines">
      {props.lines.map((told, index) => (
        <li key={index} class={told.seat < 0 ? "chance" : ""}>
          {jump ? <JumpLink told={told} jump={jump} /> : <span>{told.says}</span>}
          <RuleLink game={props.game} rule={told.rule} open={props.open} />{" "}
        </li>
      ))}
    </ul>
  );
}

interface LogProps {
  language: Language | null;
  game: string;
  match: string;
  log: Told[];
  mine: number | null; // the step after the viewer's own last move
  open(rule: string): void;
  jump?: LinesProps["jump"];
}

/** Who takes a turn, with a way to see it again. */
function Head(props: { match: string; head: Told; jump: LogProps["jump"] }) {
  const { head, jump } = props;
  if (jump) return <JumpLink told={head} jump={jump} />;
  return (
    <>
      <span>{head.says}</span>
      <a
        class="rule-link"
        href={`/m/${props.match}/at/${head.step}?play`}
        aria-label={say("log.watch_turn", { turn: head.says })}
      >
        {say("log.watch")}
      </a>
    </>
  );
}

interface TurnProps extends Omit<LogProps, "log" | "mine"> {
  head: Told | null;
  lines: Told[];
  since: boolean; // the viewer's own last move lies before it
  unfolded: boolean; // what came before the first turn can be read
}

/** A turn. A long log has hundreds of lines, and only its last turn changes. */
const Turn = kept((props: TurnProps) => (
  <section class="log-turn">
    {props.since ? <p class="log-mark">{say("log.since")}</p> : null}
    {props.head ? (
      <>
        <h3>
          <Head match={props.match} head={props.head} jump={props.jump} />
        </h3>
        <Lines game={props.game} lines={props.lines} open={props.open} jump={props.jump} />
      </>
    ) : (
      <details open={props.unfolded}>
        <summary>{say("log.start")}</summary>
        <Lines game={props.game} lines={props.lines} open={props.open} jump={props.jump} />
      </details>
    )}
  </section>
));

export const LogPanel = kept((props: LogProps) => {
  const end = useRef<HTMLDivElement>(null);
  const groups = byTurn(props.log);
  const narrow = useMedia(NARROW);
  useEffect(() => {
    const panel = end.current?.parentElement;
    if (panel) panel.scrollTop = panel.scrollHeight;
  }, [props.log.length]);
  const mark = groups.find((group) => props.mine !== null && group.step >= props.mine);
  return (
    <div class="log scrolls" tabindex={0} role="log" aria-label={say("log.title")}>
      {groups.length === 0 ? <p class="quiet">{say("log.none")}</p> : null}
      {groups.map((group, index) => (
        <Turn
          key={index}
          language={props.language}
          game={props.game}
          match={props.match}
          head={group.head}
          lines={group.lines}
          since={group === mark && index > 0}
          open={props.open}
          jump={props.jump}
          unfolded={!narrow && groups.length <= FEW}
        />
      ))}
      <div ref={end} />
    </div>
  );
});
