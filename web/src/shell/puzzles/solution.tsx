// What there is to learn from a puzzle: why, how it is expected to go on, what each move is worth.
import type { PuzzleAnswer, View } from "../../generated/wire";
import { Icon } from "../page/icons";
import { Gauge, percent } from "../table/hint";
import { number, say } from "../words";

interface SolutionProps {
  view: View;
  answer: PuzzleAnswer;
  step: number; // of the expected line that the board shows; 0 is before the answer
  walk(to: number): void;
}

export function Solution({ view, answer, step, walk }: SolutionProps) {
  const { line, moves, reasons } = answer;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <div class="puzzle-solution scrolls" tabIndex={0} role="region" aria-label={say("puzzles.why")}>
      <h2>{say("puzzles.why")}</h2>
      <ul class="puzzle-reasons">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <h2>{say("puzzles.line")}</h2>
      <ol class="puzzle-line">
        {line.map(({ seat, says }, index) => (
          <li key={index}>
            <button
              type="button"
              class={`puzzle-step${step === index + 1 ? " now" : ""}`}
              aria-pressed={step === index + 1}
              onClick={() => walk(index + 1)}
            >
              <b>{view.sitters[seat]?.name}:</b> {says}
            </button>
          </li>
        ))}
      </ol>
      <p class="row">
        <button
          type="button"
          class="button small"
          disabled={step === 0}
          onClick={() => walk(step - 1)}
        >
          <Icon name="prev" size={16} />
          {say("puzzles.back")}
        </button>
        <button
          type="button"
          class="button small"
          disabled={step === line.length}
          onClick={() => walk(step + 1)}
        >
          {say("puzzles.on")}
          <Icon name="next" size={16} />
        </button>
      </p>
      <p class="quiet">{say("puzzles.imagined")}</p>
      <h2>{say("puzzles.values")}</h2>
      <ol class="opinions">
        {moves.map((one) => (
          <li key={one.move} class={one.right ? "puzzle-right" : ""}>
            <span class="opinion-says">
              {one.right ? <Icon name="check" size={16} /> : null} {one.says}
            </span>
            <Gauge value={one.share} low={one.low} high={one.high} />
            <span class="quiet opinion-figures">
              {say("puzzles.figures", {
                value: percent(one.share),
                low: percent(one.low),
                high: percent(one.high),
                points: number(one.points, 1),
              })}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
