// On a phone: one row of constant height that tells what others do and did. It opens a sheet with all
// of them, from which each one's part of the board is one tap away.
import { useEffect, useState } from "preact/hooks";
import type { Told, View } from "../../generated/wire";
import type { GameFolder, GameWords } from "../../parts/board";
import { Dialog } from "../page/dialog";
import { Icon } from "../page/icons";
import { isStill } from "../settings";
import { say } from "../words";
import type { Deeds } from "./recap";
import { colourOf, nameOf } from "./seats";
import { lineOf } from "./since";

interface NewsProps {
  view: View;
  folder: GameFolder | null;
  words: GameWords | null;
  deeds: Deeds[]; // since the viewer's last move, while it is the viewer's turn
  log: Told[];
}

export function News(props: NewsProps) {
  const { view, deeds } = props;
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState<number | null>(null); // the step up to which the sheet was seen
  useEffect(() => {
    if (open) setRead(view.step);
  }, [open, view.step]);
  const last = props.log.at(-1);
  const fresh =
    deeds.length > 0 && (read === null || deeds.some(({ told }) => told.at(-1)!.step > read));
  return (
    <div class="news">
      <button type="button" class="news-row" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="friends" size={20} />
        {fresh ? <span class="news-mark" role="img" aria-label={say("news.fresh")} /> : null}
        <span class="unseen">{say("news.open")}</span>
        <span class="news-text" aria-live="polite">
          {deeds.length > 0 ? <Short {...props} /> : (last?.says ?? "")}
        </span>
      </button>
      {open ? <Others {...props} close={() => setOpen(false)} /> : null}
    </div>
  );
}

function Short(props: NewsProps) {
  return (
    <>
      {props.deeds.map((deeds) => {
        const { seat } = deeds;
        const name = nameOf(props.view.sitters[seat]!);
        return (
          <span
            key={seat}
            class="news-line"
            style={{ "--seat": colourOf(props.folder, props.view, seat) }}
          >
            <span class="dot" aria-hidden="true" /> <strong>{name}:</strong> {lineOf(props, deeds)}
          </span>
        );
      })}
    </>
  );
}

/** Everybody else: points, what they did, and the way to their part of the board. */
function Others(props: NewsProps & { close(): void }) {
  const { view, folder } = props;
  const others = view.sitters.filter((sitter) => sitter.seat !== view.seat);
  return (
    <Dialog kind="side" title={say("news.open")} close={props.close}>
      <ul class="others">
        {others.map((sitter) => {
          const name = nameOf(sitter);
          const deeds = props.deeds.find(({ seat }) => seat === sitter.seat);
          return (
            <li key={sitter.seat} style={{ "--seat": colourOf(folder, view, sitter.seat) }}>
              <h3>
                <span class="dot" aria-hidden="true" />
                {name}
                {view.score ? (
                  <span class="seat-score">
                    {view.score[sitter.seat]}
                    <span class="unseen"> {say("table.points")}</span>
                  </span>
                ) : null}
              </h3>
              <p>{deeds ? lineOf(props, deeds) : say("news.nothing")}</p>
              {document.querySelector(panelOf(sitter.seat)) ? (
                <button
                  type="button"
                  class="button"
                  onClick={() => {
                    props.close();
                    requestAnimationFrame(() => lookAt(sitter.seat)); // after the focus came back
                  }}
                >
                  <Icon name="eye" size={18} />
                  {say("news.look", { name })}
                </button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

const panelOf = (seat: number) => `.board-area [data-panel="${seat}"]`;

/** Bring what a seat has before the viewer's eyes, and a screen reader to it. */
function lookAt(seat: number): void {
  const panel = document.querySelector<HTMLElement>(panelOf(seat));
  if (!panel) return;
  panel.tabIndex = -1;
  panel.focus({ preventScroll: true });
  panel.scrollIntoView({ block: "center", behavior: isStill() ? "auto" : "smooth" });
}
