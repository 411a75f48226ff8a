// The bar that always says who must do what, with undo, confirmation and the clock.
import { useEffect, useState } from "preact/hooks";
import type { View } from "../../generated/wire";
import type { GameFolder } from "../../parts/board";
import { Icon } from "../page/icons";
import { say } from "../words";
import type { State } from "./connection";
import { colourOf, nameOf, Thinking } from "./seats";

interface BarProps {
  view: View;
  folder: GameFolder | null;
  within: number | null; // whose turn it is in which the viewer is asked, if not the viewer's own
  narrow: boolean; // then only the board shows the seats
  line: State;
  trouble: string | null;
  refusal: string | null;
  undo(): void;
  confirm(): void;
  showResult(): void;
}

export function Bar(props: BarProps) {
  const { view } = props;
  const who = view.confirming ?? (view.turn.length === 1 ? view.turn[0]! : -1);
  const kind = view.ended ? "over" : view.your_turn || view.to_confirm ? "yours" : "others";
  return (
    <section
      class={`bar ${kind}`}
      aria-label={say("table.bar")}
      style={who >= 0 ? { "--seat": colourOf(props.folder, view, who) } : {}}
    >
      <div
        class={props.refusal ? "bar-text bar-refused" : "bar-text"}
        role="status"
        aria-live="polite"
        tabindex={props.narrow ? 0 : undefined} // there it has one height, and may scroll
      >
        {kind === "yours" ? <strong class="bar-yours">{yours(props)}</strong> : null}
        <span>{view.to_confirm ? say("table.to_confirm") : asked(view)}</span>
        {props.narrow && view.thinking.length > 0 ? (
          <Thinking names={view.thinking.map((seat) => nameOf(view.sitters[seat]!)).join(", ")} />
        ) : null}
        {props.refusal ? (
          <span class="refusal">
            <Icon name="warn" size={16} /> {props.refusal}
          </span>
        ) : null}
      </div>
      {view.clock ? <Clocks view={view} /> : null}
      <Line line={props.line} trouble={props.trouble} />
      <div class="bar-buttons">
        {view.can_undo ? (
          <button type="button" class="button" onClick={props.undo}>
            <Icon name="undo" size={18} />
            <span class="wide-only">{say("table.undo")}</span>
            <span class="unseen narrow-only">{say("table.undo")}</span>
          </button>
        ) : null}
        {view.to_confirm ? (
          <button type="button" class="button primary" onClick={props.confirm}>
            <Icon name="check" size={18} />
            {say("table.confirm")}
          </button>
        ) : null}
        {view.result ? (
          <button type="button" class="button primary" onClick={props.showResult}>
            <Icon name="flower" size={18} />
            {say("table.result")}
          </button>
        ) : null}
      </div>
    </section>
  );
}

/** What is asked; nobody is called by name who is the only one to act and looks at the page. */
function asked(view: View): string {
  const own = view.seat === null ? undefined : view.sitters[view.seat];
  const called = own ? `${nameOf(own)}: ` : "";
  return view.your_turn && view.turn.length === 1 && called && view.bar.startsWith(called)
    ? view.bar.slice(called.length)
    : view.bar;
}

/** Say that the viewer must act: in the own turn, or asked by somebody else's. */
function yours({ view, within }: BarProps): string {
  if (within === null) return say("table.your_turn");
  return say("table.asked_in", { name: nameOf(view.sitters[within]!) });
}

/** Whether the page is in touch with the table; nothing is said while all is well. */
function Line(props: { line: State; trouble: string | null }) {
  if (props.line === "open" && !props.trouble) return null;
  const says = props.line === "connecting" ? "table.connecting" : "table.reconnecting";
  return (
    <span class="line-state" role="status">
      <span class="spinner" aria-hidden="true" />
      {props.trouble ? `${props.trouble} ${say("table.trying_again")}` : say(says)}
    </span>
  );
}

function Clocks(props: { view: View }) {
  const [now, tick] = useState(() => Date.now());
  const [heard, hear] = useState(() => Date.now());
  useEffect(() => {
    hear(Date.now());
    tick(Date.now());
    const timer = setInterval(() => tick(Date.now()), 500);
    return () => clearInterval(timer);
  }, [props.view]);
  return (
    <>
      {Object.entries(props.view.clock ?? {}).map(([seat, left]) => {
        const seconds = Math.max(0, Math.ceil((left - (now - heard)) / 1000));
        const name = nameOf(props.view.sitters[Number(seat)]!);
        const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
        return (
          <span
            key={seat}
            class={seconds < 10 ? "clock short" : "clock"}
            role="timer"
            aria-label={say("table.clock", { name, time: text })}
          >
            <Icon name="clock" size={16} />
            {text}
          </span>
        );
      })}
    </>
  );
}
