// The turn order: totems in the order of now, and the stars that decide the next one.
import { useDesk } from "../../../parts/desk";
import { Animal } from "../art/animals";
import type { View } from "../view";
import { Figure } from "./glyph";
import { stateOf, Target } from "./spot";

const RIGHT = 908;
const TOP = 14;
const STEP = 66;

const starX = (view: View, star: number): number =>
  RIGHT - STEP * (view.stars.length - star - 0.5) - 6;

export function Track(props: { view: View; nameOf(seat: number): string }) {
  const { view } = props;
  const desk = useDesk();
  const { words } = desk;
  const count = view.stars.length;
  const left = RIGHT - STEP * count - 12;
  const who = (seats: number[]) =>
    seats.map((seat) => (seat < 0 ? "–" : props.nameOf(seat))).join(", ");
  const says = `${words.say("show.order")}: ${who(view.order)}; ${words.say("show.stars")} ${who(view.stars)}`;
  return (
    <g role="img" aria-label={says}>
      <rect class="rn20-plank" x={left} y={TOP} width={STEP * count + 12} height="122" rx="12" />
      <path
        class="rn20-grain"
        d={`M${left + 10} ${TOP + 40}h${STEP * count - 14}M${left + 6} ${TOP + 86}h${STEP * count}`}
      />
      {view.stars.map((seat, star) => (
        <g
          key={star}
          class={stateOf(desk, `star:${star + 1}`)}
          transform={`translate(${starX(view, star)} ${TOP + 36})`}
          data-at={`star:${star + 1}`}
        >
          <path class="rn20-star" d={STAR} />
          {seat < 0 ? (
            <text class="rn20-star-number" y="9" text-anchor="middle">
              {star + 1}
            </text>
          ) : (
            <Figure seat={seat} kind="sorcerer" />
          )}
        </g>
      ))}
      {view.order.map((seat, place) => (
        <g
          key={seat}
          class={`rn20-totem rn20-seat-${seat} ${view.seats[seat]!.dropped ? "rn20-out" : ""} ${view.now.seat === seat ? "rn20-now" : ""}`}
          transform={`translate(${starX(view, place)} ${TOP + 100})`}
          data-at={`totem:${seat}`}
        >
          <circle r="18" />
          <g transform="scale(0.8)">
            <Animal seat={seat} />
          </g>
          <text class="rn20-ordinal" x="-22" y="-8" text-anchor="middle">
            {place + 1}
          </text>
        </g>
      ))}
    </g>
  );
}

const STAR = `${Array.from({ length: 10 }, (_, i) => {
  const [angle, far] = [(i * Math.PI) / 5, i % 2 ? 15 : 31];
  return `${i ? "L" : "M"}${(far * Math.sin(angle)).toFixed(1)} ${(-far * Math.cos(angle)).toFixed(1)}`;
}).join("")}Z`;

export function TrackTargets(props: { view: View; together: boolean }) {
  const wide = STEP * props.view.stars.length + 12;
  if (props.together)
    return (
      <Target at="group:stars">
        <rect class="rn20-ring" x={RIGHT - wide} y={TOP} width={wide} height="122" rx="12" />
      </Target>
    );
  return (
    <>
      {props.view.stars.map((_, star) => (
        <Target key={star} at={`star:${star + 1}`}>
          <rect
            class="rn20-ring"
            x={starX(props.view, star) - 32.5}
            y={TOP + 2}
            width="65"
            height="67"
            rx="14"
          />
        </Target>
      ))}
    </>
  );
}
