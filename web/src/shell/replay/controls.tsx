// How a replay is moved: buttons, keys and a line of time with marks.
import { useLayoutEffect } from "preact/hooks";
import type { Told, View } from "../../generated/wire";
import type { Beats, Mark } from "../../parts/beats";
import { Pick } from "../page/fields";
import { Icon, type IconName } from "../page/icons";
import { paces } from "../page/paces";
import { toast } from "../page/toasts";
import { go } from "../router";
import { change, settings } from "../settings";
import { useStore } from "../store";
import { nameOf } from "../table/seats";
import { say } from "../words";

interface Steps {
  to(step: number): void; // and stay there
  last: number;
  nextTurn: number;
  lastTurn: number;
}

/** Arrow keys step, with shift turn by turn; Home and End go to the edges. */
export function Keys(props: Steps & { step: number }) {
  // What can be seen can be steered: a key pressed before the browser has drawn counts too.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.target instanceof Element &&
        event.target.closest("input, select, dialog, [role=tablist]")
      )
        return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const keys: Record<string, number> = {
        ArrowRight: event.shiftKey ? props.nextTurn : props.step + 1,
        ArrowLeft: event.shiftKey ? props.lastTurn : props.step - 1,
        PageDown: props.nextTurn,
        PageUp: props.lastTurn,
        Home: 0,
        End: props.last,
      };
      const step = keys[event.key];
      if (step === undefined) return;
      event.preventDefault();
      props.to(step);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [props.step, props.last, props.nextTurn, props.lastTurn]);
  return null;
}

export function Controls(
  props: Steps & {
    view: View;
    match: string;
    seat: string | null;
    open: boolean; // everything may be seen
    playing: boolean;
    play(on: boolean): void;
    log: Told[];
    beats: Beats;
  },
) {
  const { view, to, last, playing } = props;
  const { pace } = useStore(settings);
  const button = (icon: IconName, name: string, step: number, off: boolean) => (
    <button
      type="button"
      class="button square"
      aria-label={name}
      title={name}
      disabled={off}
      onClick={() => to(step)}
    >
      <Icon name={icon} />
    </button>
  );
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      toast(say("share.copied"));
    } catch {
      toast(say("share.not_copied"), "trouble");
    }
  };
  const chooseSeat = (seat: string) =>
    go(`/m/${props.match}/at/${view.step}?seat=${seat}`, "replace");
  return (
    <section class="bar replay-bar" aria-label={say("replay.controls")}>
      <p class="replay-asked">{caption(view, props.log)}</p>
      <div class="row tight">
        {button("first", say("replay.first"), 0, view.step === 0)}
        {button("slow", say("replay.last_turn"), props.lastTurn, view.step === 0)}
        {button("prev", say("replay.back"), view.step - 1, view.step === 0)}
        <button
          type="button"
          class="button square primary"
          aria-label={say(playing ? "replay.pause" : "replay.play")}
          title={say(playing ? "replay.pause" : "replay.play")}
          disabled={view.step >= last && !playing}
          onClick={() => props.play(!playing)}
        >
          <Icon name={playing ? "pause" : "play"} />
        </button>
        {button("next", say("replay.on"), view.step + 1, view.step >= last)}
        {button("fast", say("replay.next_turn"), props.nextTurn, view.step >= last)}
        {button("last", say("replay.last"), last, view.step >= last)}
      </div>
      <label class="slider">
        <span class="unseen">{say("replay.moment")}</span>
        <span class="timeline">
          <input
            type="range"
            min={0}
            max={last}
            value={view.step}
            onInput={(event) => to(Number(event.currentTarget.value))}
          />
          {marks(props.log, props.beats).map(({ step, mark }) => (
            <i
              key={step}
              class={`mark-${mark}`}
              title={say(mark === "round" ? "replay.mark_round" : "replay.mark_scoring")}
              style={{ "--at": step / Math.max(1, last) }}
            />
          ))}
        </span>
        <output>{say("replay.step", { step: view.step, last })}</output>
      </label>
      <div class="row tight">
        <Pick
          quiet
          label={say("replay.pace")}
          value={pace}
          values={paces()}
          choose={(name) => change({ pace: name })}
        />
        <Pick
          quiet
          label={say("replay.view")}
          value={
            props.seat ?? (props.open ? "open" : view.seat === null ? "none" : String(view.seat))
          }
          values={[
            ...(props.open ? [["open", say("replay.open")] as const] : []),
            ["none", say("replay.spectator")],
            ...view.sitters
              .filter((sitter) => props.open || sitter.you || sitter.seat === view.seat)
              .map((sitter) => [String(sitter.seat), nameOf(sitter)] as const),
          ]}
          choose={chooseSeat}
        />
        <button type="button" class="button" onClick={() => void copy()}>
          <Icon name="link" size={18} />
          <span class="wide-only">{say("replay.link")}</span>
          <span class="unseen narrow-only">{say("replay.link")}</span>
        </button>
        <a
          class="button"
          href={`/api/matches/${props.match}/journal`}
          download={`${view.game}-${props.match}.journal`}
        >
          <Icon name="down" size={18} />
          <span class="wide-only">{say("replay.download")}</span>
          <span class="unseen narrow-only">{say("replay.download")}</span>
        </a>
      </div>
    </section>
  );
}

/** Who is asked what; where chance is to move, what has just happened. */
function caption(view: View, log: Told[]): string {
  if (view.turn[0] !== -1) return view.bar;
  return log.findLast((event) => event.step <= view.step)?.says ?? view.bar;
}

/** Where something was scored or a round ended: of several in one step the end of the round. */
export function marks(log: Told[], beats: Beats): { step: number; mark: Mark }[] {
  const found = new Map<number, Mark>();
  for (const { key, step } of log) {
    const mark = beats.marks[key];
    if (mark && found.get(step) !== "round") found.set(step, mark);
  }
  return [...found].map(([step, mark]) => ({ step, mark }));
}
