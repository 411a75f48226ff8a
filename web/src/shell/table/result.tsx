// How a match ended: who won and by what, and the final scoring, which is told row by row.

import { useEffect, useState } from "preact/hooks";
import type { Result, View } from "../../generated/wire";
import { LENGTH } from "../../parts/beats";
import type { GameFolder } from "../../parts/board";
import { Sign as Points } from "../../parts/signs";
import { playAgain } from "../lobby/start";
import { Dialog } from "../page/dialog";
import { Icon } from "../page/icons";
import { NARROW, useMedia } from "../page/media";
import { trouble } from "../page/toasts";
import { isStill, SLOWNESS, settings } from "../settings";
import { say } from "../words";
import { CourseFigure } from "./course";
import { RuleLink } from "./log";
import { columnsOf, type Row, rowsOf, sumUntil } from "./scoring";
import { colourOf, nameOf } from "./seats";

interface ResultProps {
  view: View;
  folder: GameFolder | null;
  staged: boolean; // it ended before the viewer's eyes
  open(rule: string): void;
  close(): void;
}

function verdict(view: View): string {
  const winners = view.result?.winners ?? [];
  const names = winners.map((seat) => nameOf(view.sitters[seat]!)).join(", ");
  if (winners.length === 1 && winners[0] === view.seat) return say("result.you_win");
  return say(winners.length > 1 ? "result.share" : "result.wins", { names });
}

function Rematch(props: { view: View }) {
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    await playAgain(props.view).catch(trouble);
    setBusy(false);
  };
  return (
    <button type="button" class="button primary" disabled={busy} onClick={() => void open()}>
      <Icon name="play" size={18} />
      {say("result.rematch")}
    </button>
  );
}

/** How many rows are shown: one after the other, where somebody looks on. */
function useReveal(rows: number, staged: boolean): [number, () => void] {
  const pause = LENGTH.middle * (SLOWNESS[settings.get().pace] ?? 1);
  const [shown, show] = useState(staged && pause && !isStill() ? 0 : rows);
  useEffect(() => {
    if (shown >= rows) return;
    const timer = setTimeout(() => show(shown + 1), pause);
    return () => clearTimeout(timer);
  }, [shown, rows]);
  return [shown, () => show(rows)];
}

export function ResultDialog(props: ResultProps) {
  const { view } = props;
  const { result } = view;
  const narrow = useMedia(NARROW);
  const rows = result ? rowsOf(result) : [];
  const [shown, all] = useReveal(rows.length + 1, props.staged); // the sum is the last
  if (!result) return null;
  const over = shown > rows.length;
  const columns = columnsOf(result, narrow ? view.seat : null);
  return (
    <Dialog title={say("result.title")} close={props.close} foot={<Ways view={view} />}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: hurries what comes by itself */}
      <div class="ending" onClick={all}>
        <p class={over ? "verdict" : "verdict later"}>
          <Icon name="flower" size={28} />
          <span>
            <strong>{verdict(view)}</strong> {result.decided}
          </span>
        </p>
        <Scores {...props} result={result} rows={rows} columns={columns} shown={shown} />
        {over ? (
          <>
            <CourseFigure view={view} folder={props.folder} />
            <Details view={view} result={result} columns={columns} />
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

interface ScoresProps extends ResultProps {
  result: Result;
  rows: Row[];
  columns: number[];
  shown: number;
}

/** Players are columns, categories rows. */
function Scores(props: ScoresProps) {
  const { view, result, columns } = props;
  const Sign = props.folder?.Sign;
  const row = (at: number) => (at < props.shown ? "" : "later");
  const over = props.shown > props.rows.length;
  const sumOf = (seat: number) =>
    over ? result.scoring[seat]!.total : sumUntil(props.rows, props.shown, seat);
  return (
    <section class="scores scrolls" tabindex={0} aria-label={say("result.title")}>
      <table>
        <thead>
          <tr>
            <td />
            {columns.map((seat) => (
              <th
                key={seat}
                scope="col"
                class={result.winners.includes(seat) && over ? "winner" : ""}
                style={{ "--seat": colourOf(props.folder, view, seat) }}
              >
                {nameOf(view.sitters[seat]!)}
                <span class={`quiet ${row(props.rows.length)}`}>
                  {say("result.place", { place: result.places[seat]! })}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map(({ key, name, rule, points }, at) => (
            <tr key={name} class={row(at)}>
              <th scope="row">
                {Sign ? <Sign of={key} /> : null}
                {name} <RuleLink game={view.game} rule={rule} open={props.open} />
              </th>
              {columns.map((seat) => (
                <td key={seat}>{points[seat]}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <Points of="points" />
              {say("result.total")}
            </th>
            {columns.map((seat) => (
              <td key={seat}>{sumOf(seat)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** Every line of every seat, for whoever wants to know. */
function Details(props: { view: View; result: Result; columns: number[] }) {
  return (
    <details class="every-line">
      <summary>{say("result.lines")}</summary>
      {props.columns.map((seat) => (
        <section key={seat}>
          <h3>{nameOf(props.view.sitters[seat]!)}</h3>
          <ul>
            {props.result.scoring[seat]!.lines.map((line, index) => (
              <li key={index}>
                <span>{line.says}</span>
                <span>{line.points}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}

/** What one may want to do next: always in sight. */
function Ways(props: { view: View }) {
  const { view } = props;
  return (
    <>
      <a
        class="button"
        href={`/api/matches/${view.match}/journal`}
        download={`${view.game}-${view.match}.journal`}
      >
        <Icon name="down" size={18} />
        {say("replay.download")}
      </a>
      <a class="button" href={`/m/${view.match}/at/0`}>
        <Icon name="film" size={18} />
        {say("table.replay")}
      </a>
      <a class="button" href={`/m/${view.match}/analysis`}>
        <Icon name="lamp" size={18} />
        {say("analysis.open")}
      </a>
      <a class="button" href="/">
        {say("result.again")}
      </a>
      {view.seat === null ? null : <Rematch view={view} />}
    </>
  );
}
