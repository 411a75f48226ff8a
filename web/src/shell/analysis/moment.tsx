// A moment explained: what was played, what was better and why, how it was expected to go on.
import type { Analysis, JudgedMove, Moment, Opened, PlayOn, View } from "../../generated/wire";
import type { GameFolder } from "../../parts/board";
import { post } from "../http";
import { Icon } from "../page/icons";
import { trouble } from "../page/toasts";
import { go } from "../router";
import { settings } from "../settings";
import { Gauge, percent } from "../table/hint";
import { Moves } from "../table/moves";
import { colourOf, nameOf } from "../table/seats";
import { number, say } from "../words";
import { verdictOf } from "./verdict";
import { neighbours } from "./ways";

/** What the person is doing with a moment: reading about it, following the line, or trying again. */
export interface Doing {
  ahead: number | null; // the step of the expected line whose table is shown
  trying: boolean; // the answer is hidden
  tried: string | null; // the move that was tried last
}

export const READING: Doing = { ahead: null, trying: false, tried: null };
export const TRYING: Doing = { ...READING, trying: true };

const LEAST_POINTS = 0.05; // less would be written as nothing

interface MomentProps {
  view: View; // of the end: who sat where
  folder: GameFolder | null;
  found: Analysis;
  moment: Moment;
  doing: Doing;
  pointed: string | null;
  do(doing: Doing): void;
  point(move: string | null): void;
  choose(move: string): void;
  go(step: number): void;
}

export function MomentPanel(props: MomentProps) {
  const { moment, found, view } = props;
  const chance = moment.seat < 0;
  const name = chance ? "" : nameOf(view.sitters[moment.seat]!);
  const { before, after } = neighbours(found, moment.step, moment.seat);
  return (
    <section class="moment" aria-label={say("analysis.moment")} data-step={moment.step}>
      <header
        class="moment-head"
        style={chance ? {} : { "--seat": colourOf(props.folder, view, moment.seat) }}
      >
        <h2>
          {chance ? say("analysis.deal") : say("analysis.move_of", { name, step: moment.step + 1 })}
        </h2>
        {chance ? null : (
          <span class="row tight">
            <Step icon="prev" says={say("analysis.before", { name })} to={before} go={props.go} />
            <Step icon="next" says={say("analysis.after", { name })} to={after} go={props.go} />
          </span>
        )}
      </header>
      {signed(moment.luck_before) === signed(0) ? null : (
        <p class="quiet">
          {say("analysis.luck_before", { name, luck: signed(moment.luck_before) })}
        </p>
      )}
      {chance ? (
        <DealTold {...props} />
      ) : props.doing.trying ? (
        <Trying {...props} />
      ) : (
        <Told {...props} />
      )}
      <PlayOnButton {...props} />
    </section>
  );
}

function Step(props: {
  icon: "prev" | "next";
  says: string;
  to: number | null;
  go(step: number): void;
}) {
  return (
    <button
      type="button"
      class="button square"
      aria-label={props.says}
      title={props.says}
      disabled={props.to === null}
      onClick={() => props.to !== null && props.go(props.to)}
    >
      <Icon name={props.icon} size={18} />
    </button>
  );
}

/** What a deal has brought, and what it changed for whom. */
function DealTold({ view, folder, moment }: MomentProps) {
  return (
    <>
      <ul class="reasons">
        {moment.reasons.map((reason, index) => (
          <li key={index}>{reason}</li>
        ))}
      </ul>
      <ul class="lucks">
        {moment.luck.map((luck, seat) => (
          <li key={seat} style={{ "--seat": colourOf(folder, view, seat) }}>
            <span class="dot" aria-hidden="true" />
            {nameOf(view.sitters[seat]!)} <b>{signed(luck)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

export function signed(share: number): string {
  const text = percent(Math.abs(share));
  return text === percent(0) ? text : share > 0 ? `+${text}` : `−${text}`;
}

function costSays({ cost, cost_points: points }: Moment): string {
  const told = { cost: percent(Math.max(0, cost)), points: number(points, 1) };
  return say(points < LEAST_POINTS ? "analysis.cost" : "analysis.cost_points", told);
}

/** The move that was played, the better one, and why. */
function Told(props: MomentProps) {
  const { moment, doing } = props;
  const of = (move: string) => moment.moves.find((judged) => judged.move === move);
  const [best, played] = [of(moment.best), of(moment.played)];
  const same = moment.best === moment.played;
  return (
    <>
      <p class={same ? "quiet" : ""}>{same ? say("analysis.was_best") : costSays(moment)}</p>
      <ul class="judged">
        {played ? (
          <Judged judged={played} label={say("analysis.played")} point={props.point} />
        ) : null}
        {best && !same ? (
          <Judged judged={best} label={say("analysis.better")} point={props.point} better />
        ) : null}
      </ul>
      <ul class="reasons">
        {moment.reasons.map((reason, index) => (
          <li key={index}>{reason}</li>
        ))}
      </ul>
      {moment.line.length > 1 ? <Line {...props} /> : null}
      <p class="row">
        <button
          type="button"
          class="button primary"
          disabled={moment.moves.length < 2}
          onClick={() => props.do(TRYING)}
        >
          <Icon name="undo" size={18} />
          {say("analysis.try")}
        </button>
        {doing.ahead === null ? null : (
          <button type="button" class="button" onClick={() => props.do(READING)}>
            {say("analysis.back")}
          </button>
        )}
      </p>
      {moment.moves.length > 2 ? (
        <details class="all-moves">
          <summary>{say("analysis.all_moves", { moves: moment.moves.length })}</summary>
          <ul class="judged">
            {moment.moves.map((judged) => (
              <Judged key={judged.move} judged={judged} label="" point={props.point} />
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

function Judged(props: {
  judged: JudgedMove;
  label: string;
  better?: boolean;
  point(move: string | null): void;
}) {
  const { judged } = props;
  const range = { low: percent(judged.low), high: percent(judged.high) };
  return (
    <li
      class={props.better ? "better" : ""}
      onPointerEnter={() => props.point(judged.move)}
      onPointerLeave={() => props.point(null)}
    >
      {props.label ? <b>{props.label}</b> : null}
      <span>{judged.says}</span>
      <span class="judged-share" title={say("analysis.range", range)}>
        {percent(judged.share)}
      </span>
      <Gauge value={judged.share} low={judged.low} high={judged.high} />
      <span class="quiet judged-figures">
        {say("analysis.figures", {
          ...range,
          points: number(judged.points, 1),
          points_low: number(judged.points_low, 1),
          points_high: number(judged.points_high, 1),
        })}
      </span>
    </li>
  );
}

/** What was expected after the better move: each step can be looked at on the board. */
function Line(props: MomentProps) {
  const { moment, view, doing } = props;
  return (
    <>
      <h3>{say("analysis.line")}</h3>
      <ol class="expected">
        {moment.line.map((ahead, index) => (
          <li key={index}>
            <button
              type="button"
              class="ahead"
              aria-pressed={doing.ahead === index}
              onClick={() => props.do({ ...READING, ahead: doing.ahead === index ? null : index })}
            >
              <b>{nameOf(view.sitters[ahead.seat]!)}:</b> {ahead.says}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Choose a move and hear how good it is. */
function Trying(props: MomentProps) {
  const { moment, doing } = props;
  return (
    <>
      <div aria-live="polite">
        {doing.tried === null ? (
          <p>{say("analysis.choose")}</p>
        ) : (
          <Verdict moment={moment} tried={doing.tried} />
        )}
      </div>
      <Moves
        choices={moment.choices}
        decision={moment.step}
        pointed={props.pointed}
        point={props.point}
        choose={props.choose}
        none=""
      />
      <p class="row">
        <button type="button" class="button primary" onClick={() => props.do(READING)}>
          <Icon name="lamp" size={18} />
          {say("analysis.show")}
        </button>
      </p>
    </>
  );
}

function Verdict(props: { moment: Moment; tried: string }) {
  const { moment, tried } = props;
  const judged = moment.moves.find(({ move }) => move === tried);
  const verdict = verdictOf(moment.moves, tried);
  const says = moment.choices.find(({ move }) => move === tried)?.says ?? tried;
  const share = percent(judged?.share ?? 0);
  const more = percent((moment.moves[0]?.share ?? 0) - (judged?.share ?? 0));
  const text = {
    best: () => say("analysis.is_best", { move: says, share }),
    as_good: () => say("analysis.as_good", { move: says, share }),
    worse: () =>
      judged
        ? say("analysis.worse", { move: says, share, more })
        : say("analysis.worse_unkept", { move: says }),
    unknown: () => say("analysis.unknown", { move: says }),
  }[verdict]();
  const good = verdict === "best" || verdict === "as_good";
  return (
    <p class={`verdict-of ${verdict}`} data-verdict={verdict}>
      <Icon name={good ? "check" : "warn"} size={18} /> {text}
    </p>
  );
}

/** A new match from here, for this person at the seat that had to choose. */
function PlayOnButton({ moment, view, found }: MomentProps) {
  const seat =
    moment.seat >= 0 ? moment.seat : (found.seat ?? moment.luck.indexOf(Math.max(...moment.luck)));
  const open = async () => {
    const { language, name } = settings.get();
    const wish: PlayOn = { step: moment.step, seat, language, name: name || say("lobby.guest") };
    const opened = await post<Opened>(`/api/matches/${view.match}/play-on`, wish);
    go(`/m/${opened.match}`);
  };
  return (
    <p class="row">
      <button type="button" class="button" onClick={() => void open().catch(trouble)}>
        <Icon name="play" size={18} />
        {say("analysis.play_on", { name: nameOf(view.sitters[seat]!) })}
      </button>
    </p>
  );
}
