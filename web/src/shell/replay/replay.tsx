// The replay: any moment of a match, step by step and turn by turn, with a link for each.
import { useEffect, useState } from "preact/hooks";
import type { View } from "../../generated/wire";
import { title } from "../alerts";
import { get } from "../http";
import { Pick } from "../page/fields";
import { Frame } from "../page/frame";
import { Icon, type IconName } from "../page/icons";
import { NARROW, useMedia } from "../page/media";
import { Missing } from "../page/missing";
import { toast, trouble } from "../page/toasts";
import { go } from "../router";
import { RulePanel } from "../rules/rule_panel";
import { settings } from "../settings";
import { useStore } from "../store";
import { BoardArea, useGame } from "../table/board_area";
import { byTurn, Lines } from "../table/log";
import { nameOf, Seats } from "../table/seats";
import { useLog } from "../table/use_table";
import { say } from "../words";

interface Shown {
  view: View;
  moved: boolean;
}

export function Replay(props: { match: string; step: number; seat: string | null }) {
  const { language } = useStore(settings);
  const [shown, show] = useState<Shown | null>(null);
  const [whole, setWhole] = useState<View | null>(null); // the newest moment seen, for the log
  const [refused, refuse] = useState<string | null>(null);
  const [rule, openRule] = useState<string | null>(null);
  const seat = props.seat;
  useEffect(() => {
    let over = false;
    const asked = new URLSearchParams({ language, ...(seat === null ? {} : { seat }) });
    get<View>(`/api/matches/${props.match}/steps/${props.step}?${asked}`).then(
      (view) => {
        if (over) return;
        show((before) => ({
          view,
          moved:
            before !== null && view.step > before.view.step && view.told_from === before.view.step,
        }));
        setWhole((before) =>
          before && before.steps === view.steps && before.seat === view.seat
            ? before
            : { ...view, step: view.steps, told_from: -2 },
        );
      },
      (failure: Error) => (shown ? trouble(failure) : refuse(failure.message)),
    );
    return () => {
      over = true;
    };
  }, [props.match, props.step, seat, language]);
  const log = useLog(props.match, language, whole, seat ?? "");
  const open = useOpen(props.match, whole?.steps);
  const { folder, words } = useGame(shown?.view.game);
  const narrow = useMedia(NARROW);
  title(say("replay.title", { title: words?.say("title") ?? "" }));
  if (refused) return <Missing says={refused} />;
  if (!shown)
    return <Frame kind="table">{<p class="quiet padded">{say("table.connecting")}</p>}</Frame>;
  const { view } = shown;
  const last = view.steps;
  const turns = byTurn(log).map((group) => group.step);
  const to = (step: number) => {
    const next = Math.max(0, Math.min(last, step));
    go(`/m/${props.match}/at/${next}${seat === null ? "" : `?seat=${seat}`}`, "replace");
  };
  const nextTurn = turns.find((step) => step > view.step) ?? last;
  const lastTurn = [...turns].reverse().find((step) => step < view.step) ?? 0;
  const past = log.filter((told) => told.step <= view.step);
  const happened = (
    <div class="log scrolls" tabindex={0} role="region" aria-label={say("log.title")}>
      {byTurn(past)
        .slice(-3)
        .map((group, index) => (
          <section key={index} class="log-turn">
            <h3>{group.head?.says ?? say("log.start")}</h3>
            <Lines game={view.game} lines={group.lines} open={openRule} />
          </section>
        ))}
    </div>
  );
  return (
    <Frame
      kind="table"
      middle={
        <>
          <h1 class="table-title">{say("replay.title", { title: words?.say("title") ?? "" })}</h1>
          {narrow ? null : <Seats view={view} folder={folder} past />}
        </>
      }
      right={
        view.uploaded ? null : (
          <a class="button plain" href={`/m/${view.match}`}>
            <Icon name="vaka" size={18} />
            <span>{say("replay.to_table")}</span>
          </a>
        )
      }
    >
      <Keys to={to} step={view.step} last={last} nextTurn={nextTurn} lastTurn={lastTurn} />
      <div class="table replay">
        <Controls {...{ view, to, last, nextTurn, lastTurn, seat, open }} match={props.match} />
        <BoardArea
          view={view}
          folder={folder}
          words={words}
          moved={shown.moved}
          choices={[]}
          pointed={null}
          point={() => undefined}
          choose={() => undefined}
        />
        {narrow ? (
          <details class="side">
            <summary class="side-head">
              <Icon name="log" size={18} />
              {say("replay.now")}
            </summary>
            {happened}
          </details>
        ) : (
          <aside class="side" aria-label={say("log.title")}>
            <h2 class="side-head">
              <Icon name="log" size={18} />
              {say("replay.now")}
            </h2>
            {happened}
          </aside>
        )}
      </div>
      {rule ? (
        <RulePanel key={rule} game={view.game} rule={rule} close={() => openRule(null)} />
      ) : null}
    </Frame>
  );
}

/** Tell whether the match is over, so that everything may be seen. */
function useOpen(match: string, steps: number | undefined): boolean {
  const [open, set] = useState(false);
  useEffect(() => {
    get<View>(`/api/matches/${match}`).then((now) => set(now.over || now.uploaded), trouble);
  }, [match, steps]);
  return open;
}

interface Steps {
  to(step: number): void;
  last: number;
  nextTurn: number;
  lastTurn: number;
}

/** Arrow keys step, with shift turn by turn; Home and End go to the edges. */
function Keys(props: Steps & { step: number }) {
  useEffect(() => {
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

function Controls(
  props: Steps & { view: View; match: string; seat: string | null; open: boolean },
) {
  const { view, to, last } = props;
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
      <p class="replay-asked">{view.bar}</p>
      <div class="row tight">
        {button("first", say("replay.first"), 0, view.step === 0)}
        {button("slow", say("replay.last_turn"), props.lastTurn, view.step === 0)}
        {button("prev", say("replay.back"), view.step - 1, view.step === 0)}
        {button("next", say("replay.on"), view.step + 1, view.step >= last)}
        {button("fast", say("replay.next_turn"), props.nextTurn, view.step >= last)}
        {button("last", say("replay.last"), last, view.step >= last)}
      </div>
      <label class="slider">
        <span class="unseen">{say("replay.moment")}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={view.step}
          onInput={(event) => to(Number(event.currentTarget.value))}
        />
        <output>{say("replay.step", { step: view.step, last })}</output>
      </label>
      <div class="row tight">
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
