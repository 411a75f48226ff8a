// How a match ended: places, and the final scoring line by line with the rule behind each.
import { useState } from "preact/hooks";
import type { View } from "../../generated/wire";
import type { GameFolder } from "../../parts/board";
import { playAgain } from "../lobby/start";
import { Dialog } from "../page/dialog";
import { Icon } from "../page/icons";
import { trouble } from "../page/toasts";
import { say } from "../words";
import { RuleLink } from "./log";
import { colourOf, nameOf } from "./seats";

interface ResultProps {
  view: View;
  folder: GameFolder | null;
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

export function ResultDialog(props: ResultProps) {
  const { view } = props;
  const result = view.result;
  if (!result) return null;
  const order = [...result.scoring].sort(
    (one, other) => result.places[one.seat]! - result.places[other.seat]!,
  );
  return (
    <Dialog title={say("result.title")} close={props.close}>
      <p class="verdict">
        <Icon name="flower" size={28} />
        <strong>{verdict(view)}</strong>
      </p>
      <div class="scorings">
        {order.map((scoring) => (
          <section
            key={scoring.seat}
            class={result.winners.includes(scoring.seat) ? "scoring winner" : "scoring"}
            style={{ "--seat": colourOf(props.folder, view, scoring.seat) }}
          >
            <h3>
              <span class="dot" aria-hidden="true" />
              <span>{nameOf(view.sitters[scoring.seat]!)}</span>
              <span class="quiet">
                {say("result.place", { place: result.places[scoring.seat]! })}
              </span>
            </h3>
            <table>
              <tbody>
                {scoring.lines.map((line, index) => (
                  <tr key={index}>
                    <th scope="row">
                      {line.says} <RuleLink game={view.game} rule={line.rule} open={props.open} />
                    </th>
                    <td>{line.points}</td>
                  </tr>
                ))}
                <tr class="total">
                  <th scope="row">{say("result.total")}</th>
                  <td>{scoring.total}</td>
                </tr>
              </tbody>
            </table>
          </section>
        ))}
      </div>
      <p class="row end">
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
        <a class="button" href="/">
          {say("result.again")}
        </a>
        {view.seat === null ? null : <Rematch view={view} />}
      </p>
    </Dialog>
  );
}
