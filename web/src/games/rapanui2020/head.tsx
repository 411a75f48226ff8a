// The top of the table: round and phase, who must do what, and how near the end is.
import { useDesk } from "../../parts/desk";
import { type View, emptyAhu, endLimit, question } from "./view";

const PHASES = ["place", "sculpt", "haul"];

export function Head(props: { view: View; who: string; mine: boolean }) {
  const { view } = props;
  const { words } = useDesk();
  const playing = PHASES.includes(view.phase);
  return (
    <header class={`rn20-head ${props.mine ? "rn20-mine" : ""}`}>
      <p class="rn20-prompt">
        {view.phase === "over" ? (
          words.say("show.scoring")
        ) : (
          <>
            {props.who && <b>{props.who}: </b>}
            {words.name(question(view))}
          </>
        )}
      </p>
      {playing && (
        <ol class="rn20-phases" aria-label={words.say("board.phases", { round: view.round })}>
          <li class="rn20-round">{words.say("board.round", { round: view.round })}</li>
          {PHASES.map((phase, i) => (
            <li key={phase} class={phase === view.phase ? "rn20-now" : ""} aria-current={phase === view.phase ? "step" : "false"}>
              <i aria-hidden="true">{i + 1}</i> <span>{words.say(`board.phase_${phase}`)}</span>
            </li>
          ))}
        </ol>
      )}
      <p class={`rn20-end ${playing && emptyAhu(view) <= endLimit(view) ? "rn20-last" : ""}`} title={words.say("board.end_about", { limit: endLimit(view) })}>
        {words.say("board.empty", { empty: emptyAhu(view), limit: endLimit(view) })}
      </p>
    </header>
  );
}
