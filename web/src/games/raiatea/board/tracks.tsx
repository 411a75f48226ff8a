// The tattoo track with its ranks and the priest track: a lane for each seat, so that no marker hides
// another.
import { useDesk } from "../../../parts/desk";
import { SeatShape } from "../art/seats";
import { Sign } from "../art/symbols";
import { CARDS } from "../parts";
import type { Facts, Tracked, View } from "../view";
import { Spot } from "./spot";
import { Zone } from "./zone";

const [FIELD, LANE] = [26, 15];

interface TrackProps {
  view: View;
  what: Tracked;
  last: number;
  ranks?: boolean;
}

function Track(props: TrackProps) {
  const { hinted } = useDesk();
  const { view, what, last } = props;
  const fields = Array.from({ length: last + 1 }, (_, at) => at);
  const height = view.seats.length * LANE + 6;
  const ranks = new Map(Object.entries(CARDS.ranks).map(([name, field]) => [field, name]));
  return (
    <svg class="ra-track" viewBox={`0 0 ${FIELD * (last + 1)} ${height + 16}`} aria-hidden="true">
      {fields.map((at) => (
        <g key={at} transform={`translate(${at * FIELD} 0)`}>
          <rect
            class={`ra-field ${props.ranks && ranks.has(at) ? "ra-rank-field" : ""}`}
            x="1"
            y="1"
            width={FIELD - 2}
            height={height - 2}
            rx="4"
          />
          <text class="ra-field-number" x={FIELD / 2} y={height + 13} text-anchor="middle">
            {props.ranks && at > 0 && ranks.has(at) ? `${at}★` : at}
          </text>
        </g>
      ))}
      {view.seats.map((own, seat) => (
        <g
          key={seat}
          class={`ra-disc ${hinted.has(`${what}:${seat}`) ? "ra-hinted-disc" : ""}`}
          data-at={`${what}:${seat}`}
          style={{
            transform: `translate(${(own[what] + 0.5) * FIELD}px, ${(seat + 0.5) * LANE + 3}px) scale(0.74)`,
          }}
        >
          <SeatShape seat={seat} />
        </g>
      ))}
    </svg>
  );
}

/** Who is how far, for those who do not see the track. */
function Standing(props: { view: View; facts: Facts; what: Tracked }) {
  const { nameOf, words } = useDesk();
  const { view, facts, what } = props;
  const says = (seat: number) =>
    what === "tattoo" ? ` (${words.name(facts.seats[seat]!.rank)})` : "";
  return (
    <span class="unseen">
      {view.seats.map((own, seat) => `${nameOf(seat)}: ${own[what]}${says(seat)}`).join("; ")}
    </span>
  );
}

export function Tracks(props: { view: View; facts: Facts }) {
  const { words } = useDesk();
  return (
    <Zone name="tracks" caption={words.say("board.tracks")}>
      <div class="ra-tracks">
        <div>
          <div class="ra-track-title">
            <Sign of="tattoo" />
            <span class="ra-ranks">
              {Object.keys(CARDS.ranks).map((rank) => (
                <Spot
                  key={rank}
                  at={`rank:${rank}`}
                  about={`rank:${rank}`}
                  label={words.name(rank)}
                  class="ra-rank"
                >
                  {words.name(rank)}
                </Spot>
              ))}
            </span>
            <Standing view={props.view} facts={props.facts} what="tattoo" />
          </div>
          <Track view={props.view} what="tattoo" last={CARDS.numbers.tattoo} ranks />
        </div>
        <div>
          <div class="ra-track-title">
            <Sign of="priests" />
            <span>{words.say("board.priests")}</span>
            <Standing view={props.view} facts={props.facts} what="priests" />
          </div>
          <Track view={props.view} what="priests" last={CARDS.numbers.priests} />
        </div>
      </div>
    </Zone>
  );
}
