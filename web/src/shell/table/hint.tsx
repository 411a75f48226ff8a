// "Ask a bot": what it would do, and how much of the match it thinks each move is worth.
import { useEffect, useState } from "preact/hooks";
import type { AskHint, Hint, HintMove, View } from "../../generated/wire";
import { ofSeat, post } from "../http";
import { Icon } from "../page/icons";
import { trouble } from "../page/toasts";
import { number, say } from "../words";

interface HintProps {
  view: View;
  point(move: string | null): void;
  choose(move: string): void;
}

const SECONDS = 1.5;
const LEAST_POINTS = 0.5; // less is not worth a word

export function percent(value: number): string {
  return `${Math.round(value * 100)} %`;
}

/** What the search found; a range that is no wider than its value says nothing more. */
function figures(opinion: HintMove, expected: number): string {
  const value = percent(expected);
  const [low, high] = [percent(opinion.low ?? expected), percent(opinion.high ?? expected)];
  const told = {
    value,
    low,
    high,
    points: number(opinion.points ?? 0, 1),
    visits: number(opinion.visits),
  };
  return low === value && high === value ? say("hint.figures", told) : say("hint.range", told);
}

/** In words how the best move compares with the next one, as far as the search can tell them apart. */
export function compared(moves: HintMove[]): string {
  const [best, next] = moves;
  if (!best || !next || best.value === null || next.value === null) return "";
  if ((best.low ?? best.value) <= (next.high ?? next.value))
    return say("hint.close", { next: next.says });
  const told = { next: next.says, share: percent(best.value - next.value) };
  const points = (best.points ?? 0) - (next.points ?? 0);
  return points >= LEAST_POINTS
    ? say("hint.better", { ...told, points: number(points, 1) })
    : say("hint.likelier", told);
}

/** Why the best move: what it is better than, and what is expected after it. */
function Why(props: { view: View; moves: HintMove[] }) {
  const { view } = props;
  const line = props.moves[0]?.line ?? [];
  const text = compared(props.moves);
  const name = (seat: number) =>
    seat === view.seat ? say("hint.you") : (view.sitters[seat]?.name ?? "");
  return (
    <div class="opinion-why">
      {text ? <p>{text}</p> : null}
      {line.length ? (
        <p>
          {say("hint.then")}{" "}
          {line.map((step, index) => (
            <span key={index}>
              <b>{name(step.seat)}:</b> {step.says || say("hint.secret")}
              {index < line.length - 1 ? "; " : ""}
            </span>
          ))}
        </p>
      ) : null}
    </div>
  );
}

export function HintPanel(props: HintProps) {
  const { view } = props;
  const [hint, setHint] = useState<Hint | null>(null);
  const [asking, setAsking] = useState(false);
  useEffect(() => setHint(null), [view.since]);
  if (!view.settings.hints) return <p class="quiet padded">{say("hint.forbidden")}</p>;
  if (!view.your_turn) return <p class="quiet padded">{say("hint.wait")}</p>;
  const ask = async () => {
    setAsking(true);
    try {
      const asked: AskHint = { seconds: SECONDS };
      setHint(await post<Hint>(ofSeat(view, "hint"), asked));
    } catch (failure) {
      trouble(failure);
    }
    setAsking(false);
  };
  return (
    <div class="hint scrolls" tabindex={0} role="region" aria-label={say("hint.title")}>
      <p class="quiet">{say("hint.about")}</p>
      <button type="button" class="button primary" disabled={asking} onClick={() => void ask()}>
        {asking ? <span class="spinner" aria-hidden="true" /> : <Icon name="lamp" size={18} />}
        {asking ? say("hint.asking") : say("hint.ask")}
      </button>
      <div aria-live="polite">
        {hint ? (
          <ol class="opinions">
            {hint.moves.map((opinion, index) => (
              <li
                key={opinion.move}
                onPointerEnter={() => props.point(opinion.move)}
                onPointerLeave={() => props.point(null)}
              >
                <span class="opinion-says">{opinion.says}</span>
                {index === 0 ? <Why view={view} moves={hint.moves} /> : null}
                {opinion.value === null ? (
                  <span class="quiet">{say("hint.untried")}</span>
                ) : (
                  <Gauge
                    value={opinion.value}
                    low={opinion.low ?? opinion.value}
                    high={opinion.high ?? opinion.value}
                  />
                )}
                {opinion.value === null ? null : (
                  <span class="quiet opinion-figures">{figures(opinion, opinion.value)}</span>
                )}
                <button
                  type="button"
                  class="button small"
                  onClick={() => props.choose(opinion.move)}
                  onFocus={() => props.point(opinion.move)}
                >
                  {say("hint.play")}
                  <span class="unseen"> {opinion.says}</span>
                </button>
              </li>
            ))}
          </ol>
        ) : null}
      </div>
    </div>
  );
}

/** A value between 0 and 1, and how far the search is settled about it. */
export function Gauge(props: { value: number; low: number; high: number }) {
  return (
    <svg class="gauge" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect class="gauge-back" width="100" height="8" rx="1" />
      <rect
        class="gauge-range"
        x={props.low * 100}
        width={Math.max(1, (props.high - props.low) * 100)}
        height="8"
      />
      <rect class="gauge-value" x={Math.max(0, props.value * 100 - 0.8)} width="1.6" height="8" />
    </svg>
  );
}
