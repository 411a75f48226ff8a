// The top of the table: round and phase, and how near the end is. What is asked of whom the page says
// above it.
import { useDesk } from "../../../parts/desk";
import type { Facts, View } from "../view";

const PHASES = ["place", "sculpt", "haul"];

export function Head(props: { view: View; end: Facts["end"]; mine: boolean }) {
  const { view } = props;
  const { empty, limit, last } = props.end;
  const { words } = useDesk();
  const playing = PHASES.includes(view.phase);
  return (
    <header class={`rn20-head ${props.mine ? "rn20-mine" : ""}`}>
      {playing && (
        <ol class="rn20-phases" aria-label={words.say("board.phases", { round: view.round })}>
          <li class="rn20-round" data-about="round">
            {words.say("board.round", { round: view.round })}
          </li>
          {PHASES.map((phase, i) => (
            <li
              key={phase}
              data-about={`phase:${phase}`}
              class={phase === view.phase ? "rn20-now" : ""}
              aria-current={phase === view.phase ? "step" : "false"}
            >
              <i aria-hidden="true">{i + 1}</i> <span>{words.say(`board.phase_${phase}`)}</span>
            </li>
          ))}
        </ol>
      )}
      <p class={`rn20-end ${playing && last ? "rn20-last" : ""}`} data-about="end">
        {words.say("board.empty", { empty, limit })}
      </p>
    </header>
  );
}
