// The top of the table: how far the turn has come. What is asked of whom the page says above it.
import { useDesk } from "../../../parts/desk";
import type { View } from "../view";

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

export function Head(props: { view: View; asked: boolean }) {
  const { words } = useDesk();
  const now = props.asked ? STEP_OF[props.view.phase] : undefined; // else it is the step of the next turn
  return (
    <header class="rn11-head">
      {props.view.phase !== "over" && (
        <ol class="rn11-steps" aria-label={words.say("board.steps")}>
          {STEPS.map((step) => (
            <li
              key={step}
              data-about={`step:${step}`}
              class={step === now ? "rn11-now" : ""}
              aria-current={step === now ? "step" : "false"}
            >
              {words.say(`board.step_${step}`)}
            </li>
          ))}
        </ol>
      )}
    </header>
  );
}
