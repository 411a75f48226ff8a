// The top of the table: who must do what, and how far the turn has come.
import { useDesk } from "../../parts/desk";
import type { View } from "./view";

const STEPS = ["buy", "lay", "sacrifice", "draw", "score"] as const;

/** The step of a turn that each phase of the rules belongs to. */
const STEP_OF: Record<string, (typeof STEPS)[number]> = {
  buy: "buy",
  lay: "lay",
  sacrifice: "sacrifice",
  hide: "sacrifice",
  add: "sacrifice",
  draw: "draw",
  refill: "draw",
  moai: "score",
  substitute: "score",
};

export function Head(props: { view: View; who: string; mine: boolean }) {
  const { words } = useDesk();
  const { phase } = props.view;
  const now = STEP_OF[phase];
  return (
    <header class={`rn11-head ${props.mine ? "rn11-mine" : ""}`}>
      <p class="rn11-prompt">
        {phase === "over" ? (
          words.say("show.over")
        ) : (
          <>
            {props.who && <b>{props.who}: </b>}
            {words.name(`phase_${phase}`)}
          </>
        )}
      </p>
      {now && (
        <ol class="rn11-steps" aria-label={words.say("board.steps")}>
          {STEPS.map((step) => (
            <li key={step} class={step === now ? "rn11-now" : ""} aria-current={step === now ? "step" : "false"}>
              {words.say(`board.step_${step}`)}
            </li>
          ))}
        </ol>
      )}
    </header>
  );
}
