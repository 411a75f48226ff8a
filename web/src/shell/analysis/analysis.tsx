// What a finished match teaches: the curve, the turning points, and each of them on the board.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Analysis, Choice, Moment, View } from "../../generated/wire";
import { NO_BEATS } from "../../parts/beats";
import type { GameFolder } from "../../parts/board";
import { movesOf } from "../../parts/series";
import { title } from "../alerts";
import { get } from "../http";
import { Pick, Switch } from "../page/fields";
import { Frame } from "../page/frame";
import { Icon } from "../page/icons";
import { Missing } from "../page/missing";
import { go } from "../router";
import { change, settings } from "../settings";
import { useStore } from "../store";
import { BoardArea, useGame } from "../table/board_area";
import { percent } from "../table/hint";
import { colourOf, nameOf } from "../table/seats";
import { useWholeLog } from "../table/use_log";
import { say } from "../words";
import { Curve } from "./curve";
import { type Doing, MomentPanel, READING, signed, TRYING } from "./moment";
import { useAnalysis, useMoment } from "./use_analysis";
import { lucky } from "./ways";
import "./analysis.css";

const NONE: Choice[] = []; // the same each time: the board is drawn anew where something is new
const nothing = (): void => undefined;

export function AnalysisPage(props: { match: string; at: number | null }) {
  const { match } = props;
  const { language } = useStore(settings);
  const { found, refused } = useAnalysis(match);
  const [end, setEnd] = useState<View | null>(null);
  const [missing, miss] = useState<string | null>(null);
  const [chosen, chooseSeat] = useState<number | null>(null);
  useEffect(() => {
    const asked = new URLSearchParams({ language, seat: "open" });
    get<View>(`/api/matches/${match}?${asked}`).then(setEnd, (failure: Error) =>
      miss(failure.message),
    );
  }, [match, language]);
  const { folder, words } = useGame(end?.game);
  const log = useWholeLog(match, language, "open", end?.steps);
  const seat = chosen ?? found?.seat ?? end?.result?.winners[0] ?? 0;
  const first = useFirst(seat, found?.seats[seat]?.costliest[0] ?? null);
  const at = props.at ?? first;
  const moment = useMoment(match, at, language);
  const name = say("analysis.title", { title: words?.say("title") ?? "" });
  title(name);
  if (missing !== null) return <Missing says={missing} />;
  if (!end || (refused && !found))
    return (
      <Frame kind="table">
        <p class="quiet padded">{refused ?? say("table.connecting")}</p>
      </Frame>
    );
  const visit = (step: number) => go(`/m/${match}/analysis?at=${step}`, "replace");
  return (
    <Frame
      kind="table"
      middle={<h1 class="table-title">{name}</h1>}
      right={
        <a class="button plain" href={`/m/${match}/at/${at ?? 0}`}>
          <Icon name="film" size={18} />
          <span class="wide-only">{say("table.replay")}</span>
          <span class="unseen narrow-only">{say("table.replay")}</span>
        </a>
      }
    >
      <div class="table analysis" data-done={found?.done ? "" : undefined}>
        <div class="analysis-top">
          {found ? (
            <Curve
              {...{ view: end, folder, log, found, at }}
              beats={folder?.beats ?? NO_BEATS}
              go={visit}
            />
          ) : null}
        </div>
        <Beside
          key={at ?? -1}
          {...{ end, folder, words, found, moment, seat, at }}
          refused={refused}
          go={visit}
          chooseSeat={chooseSeat}
        />
      </div>
    </Frame>
  );
}

/** The first thing of a seat that was worth looking at; it stays while costlier ones are found. */
function useFirst(seat: number, costliest: number | null): number | null {
  const first = useRef<{ seat: number; step: number } | null>(null);
  if (first.current?.seat !== seat) first.current = null;
  if (!first.current && costliest !== null) first.current = { seat, step: costliest };
  return first.current?.step ?? null;
}

interface BesideProps {
  end: View;
  folder: GameFolder | null;
  words: ReturnType<typeof useGame>["words"];
  found: Analysis | null;
  moment: Moment | null;
  seat: number;
  at: number | null;
  refused: string | null;
  go(step: number): void;
  chooseSeat(seat: number): void;
}

/** The board at a moment, and beside it all moments and what there is to say of this one. */
function Beside(props: BesideProps) {
  const { end, folder, words, found, moment } = props;
  const [chosen, act] = useState<Doing | null>(null);
  const { findFirst } = useStore(settings);
  const doing = chosen ?? (findFirst && isOwnMistake(found, moment) ? TRYING : READING);
  const [looked, point] = useState<string | null>(null);
  const { view, choices, pointed } = useMemo(
    () => shownAt(end, moment, doing, looked),
    [end, moment, doing, looked],
  );
  const choose = (gesture: string) => {
    if (doing.trying) act({ ...doing, tried: movesOf(gesture)[0] ?? null });
  };
  return (
    <>
      <BoardArea
        {...{ view, folder, words, choices, pointed, point, choose }}
        beat={0}
        jumped
        quick={1}
        need={nothing}
        hurry={nothing}
        press={nothing}
      />
      <aside class="side scrolls" aria-label={say("analysis.side")} tabindex={0}>
        <Standing {...props} />
        <Turning {...props} />
        {moment && found ? (
          <MomentPanel
            {...{ folder, found, moment, doing, choose, point }}
            view={end}
            pointed={pointed}
            do={act}
            go={props.go}
          />
        ) : null}
        <p class="quiet method">{say("analysis.method")}</p>
      </aside>
    </>
  );
}

/** Whether a moment is one in which who looks has made a mistake. */
function isOwnMistake(found: Analysis | null, moment: Moment | null): boolean {
  const move = found?.moves.find(({ step }) => step === moment?.step);
  return move?.mistake === true && move.seat === found?.seat;
}

/** What the board shows: the end until there is a moment, then that, its line, or what is tried. */
function shownAt(end: View, moment: Moment | null, doing: Doing, looked: string | null) {
  if (!moment) return { view: end, choices: NONE, pointed: null };
  const ahead = doing.ahead === null ? undefined : moment.line[doing.ahead];
  if (ahead) {
    const { view, facts, turn } = ahead;
    return { view: { ...moment.view, view, facts, turn, told: [] }, choices: NONE, pointed: null };
  }
  const { choices } = moment;
  if (doing.trying) return { view: moment.view, choices, pointed: looked ?? doing.tried };
  const drawn = looked ?? moment.best;
  const shown = choices.filter(({ move }) => move === drawn);
  return { view: moment.view, choices: shown, pointed: drawn || null };
}

/** Each seat in one line, and how far the analysis is. */
function Standing({ end, folder, found, refused }: BesideProps) {
  return (
    <section class="standing" aria-label={say("analysis.seats")}>
      {found?.done ? null : (
        <p class="quiet" role="status">
          {refused ?? say("analysis.working", { made: found?.made ?? 0, steps: found?.steps ?? 0 })}
          <progress value={found?.made ?? 0} max={found?.steps ?? 1} aria-hidden="true" />
        </p>
      )}
      <ul>
        {found?.seats.map((line) => (
          <li key={line.seat} style={{ "--seat": colourOf(folder, end, line.seat) }}>
            <span class="dot" aria-hidden="true" />
            <b>{nameOf(end.sitters[line.seat]!)}</b>
            <span>
              {say("analysis.line_of", {
                accuracy: line.accuracy === null ? "-" : percent(line.accuracy),
                luck: signed(line.luck),
              })}
            </span>
            <span class="quiet">{say("analysis.mistakes", { count: line.mistakes })}</span>
          </li>
        ))}
      </ul>
      <p class="quiet marks">{say("analysis.marks")}</p>
    </section>
  );
}

/** The turning points: the costliest moves of a seat, and the luckiest deals. */
function Turning(props: BesideProps) {
  const { end, found, seat } = props;
  const { findFirst } = useStore(settings);
  if (!found) return null;
  const line = found.seats[seat];
  const item = (step: number, says: string, worth: string) => (
    <li key={step}>
      <button
        type="button"
        class="turning-point"
        aria-current={step === props.at ? "true" : undefined}
        onClick={() => props.go(step)}
      >
        <span>{says}</span>
        <b>{worth}</b>
      </button>
    </li>
  );
  const costs = (line?.costliest ?? []).map((step) => {
    const cost = found.moves.find((move) => move.step === step)?.cost ?? 0;
    return item(step, say("analysis.move", { step: step + 1 }), `−${percent(cost)}`);
  });
  const [luck] = lucky(found);
  return (
    <section class="turning">
      <header>
        <h2>{say("analysis.turning")}</h2>
        <Pick
          quiet
          label={say("analysis.whose")}
          value={String(seat)}
          values={end.sitters.map((sitter) => [String(sitter.seat), nameOf(sitter)] as const)}
          choose={(value) => props.chooseSeat(Number(value))}
        />
      </header>
      {found.seat === null ? null : (
        <Switch
          label={say("analysis.find_first")}
          about={say("analysis.find_first_about")}
          on={findFirst}
          turn={(on) => change({ findFirst: on })}
        />
      )}
      {costs.length ? (
        <ol>{costs}</ol>
      ) : (
        <p class="quiet">{say(found.done ? "analysis.none" : "analysis.none_yet")}</p>
      )}
      {luck ? (
        <>
          <h3>{say("analysis.luckiest")}</h3>
          <ol>
            {item(
              luck.step,
              say("analysis.move_of", {
                name: nameOf(end.sitters[luck.seat]!),
                step: luck.step + 1,
              }),
              `+${percent(luck.worth)}`,
            )}
          </ol>
        </>
      ) : null}
    </section>
  );
}
