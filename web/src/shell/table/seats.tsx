// Who sits where: names with their colours, points, and whether somebody is there or thinking.
import type { Sitter, View } from "../../generated/wire";
import type { GameFolder } from "../../parts/board";
import { Icon } from "../page/icons";
import { call, say } from "../words";

export function colourOf(folder: GameFolder | null, view: View, seat: number): string {
  return folder?.colour?.(view.view, seat) ?? `var(--seat-${seat})`;
}

/** What a seat is called on this page. */
export function nameOf(sitter: Sitter): string {
  return sitter.kind === "open" ? say("table.open_seat") : sitter.name;
}

function note(sitter: Sitter): string {
  if (sitter.away_bot) return say("table.stand_in");
  if (sitter.kind === "bot") return call("level", sitter.bot);
  if (sitter.you) return say("table.you");
  if (sitter.kind === "open") return "";
  return sitter.here ? "" : say("table.away");
}

/** Moving dots for bots that are to move. */
export function Thinking(props: { names: string }) {
  return (
    <span class="thinking" role="img" aria-label={say("table.thinks", { name: props.names })}>
      <i />
      <i />
      <i />
    </span>
  );
}

export function Seats(props: { view: View; folder: GameFolder | null; past?: boolean }) {
  const { view } = props;
  return (
    <ul class="seats" aria-label={say("table.seats")}>
      {view.sitters.map((sitter) => {
        const acting =
          view.confirming === null
            ? view.turn.includes(sitter.seat)
            : view.confirming === sitter.seat; // the next turn has not begun
        const thinks = view.thinking.includes(sitter.seat);
        const about = props.past && sitter.kind === "person" ? "" : note(sitter); // who was there then is not known
        return (
          <li
            key={sitter.seat}
            class={`seat${acting ? " acting" : ""}${sitter.here || props.past ? "" : " absent"}`}
            style={{ "--seat": colourOf(props.folder, view, sitter.seat) }}
          >
            <span class="dot" aria-hidden="true" />
            <span class="seat-name">{nameOf(sitter)}</span>
            {sitter.kind === "bot" || sitter.away_bot ? <Icon name="bot" size={16} /> : null}
            {about ? <span class="quiet seat-note">{about}</span> : null}
            {thinks ? <Thinking names={nameOf(sitter)} /> : null}
            {view.score ? (
              <strong class="seat-score">
                {view.score[sitter.seat]}
                <span class="unseen"> {say("table.points")}</span>
              </strong>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
