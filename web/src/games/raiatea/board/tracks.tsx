// The tattoo track with its ranks and the priest track: in each field every seat has a
// stand of its own, so that no disc hides another.
import type { ComponentChildren } from "preact";
import { useDesk } from "../../../parts/desk";
import { SeatSign } from "../art/seats";
import { Sign } from "../art/symbols";
import { CARDS } from "../parts";
import type { Facts, Tracked, View } from "../view";
import { Spot } from "./spot";
import { Zone } from "./zone";

/** Where the discs of seats stand in a field, in parts of it from its middle: none hides another. */
const STANDS = [
  [-0.3, -0.24],
  [0, -0.24],
  [0.3, -0.24],
  [-0.15, 0.24],
  [0.15, 0.24],
] as const;

interface TrackProps {
  view: View;
  what: Tracked;
  last: number;
  children?: ComponentChildren; // what stands on the fields and below them
}

function Track(props: TrackProps) {
  const { hinted } = useDesk();
  const { view, what, last } = props;
  return (
    <div class="ra-track" style={{ "--fields": last + 1 }} data-about={what}>
      {Array.from({ length: last + 1 }, (_, at) => (
        <span key={at} class="ra-field" style={{ gridColumn: at + 1 }} aria-hidden="true">
          {at}
        </span>
      ))}
      {props.children}
      <div class="ra-discs" aria-hidden="true">
        {view.seats.map((own, seat) => {
          const [aside, down] = STANDS[seat]!;
          return (
            <span
              key={seat}
              class={`ra-disc ${hinted.has(`${what}:${seat}`) ? "ra-hinted-disc" : ""}`}
              data-at={`${what}:${seat}`}
              style={{ "--at": own[what] + 0.5 + aside, "--down": 0.5 + down }}
            >
              <SeatSign seat={seat} />
            </span>
          );
        })}
      </div>
    </div>
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

/** The four ranks, each from its field to the next. */
function Ranks() {
  const { words } = useDesk();
  const fields = Object.values(CARDS.ranks);
  const end = CARDS.numbers.tattoo + 1;
  return (
    <>
      {Object.entries(CARDS.ranks).map(([rank, field], at) => (
        <Spot
          key={rank}
          at={`rank:${rank}`}
          about={`rank:${rank}`}
          label={words.name(rank)}
          class="ra-rank"
          style={{ gridColumn: `${field + 1} / ${(fields[at + 1] ?? end) + 1}` }}
        >
          {words.name(rank)}
        </Spot>
      ))}
    </>
  );
}

export function Tracks(props: { view: View; facts: Facts }) {
  const { words } = useDesk();
  return (
    <Zone name="tracks" caption={words.say("board.tracks")}>
      <Spot at="track:tattoo" about="tattoo" label={words.say("card.tattoo_title")}>
        <Sign of="tattoo" class="ra-track-sign" />
      </Spot>
      <Standing view={props.view} facts={props.facts} what="tattoo" />
      <Track view={props.view} what="tattoo" last={CARDS.numbers.tattoo}>
        <Ranks />
      </Track>
      <Spot at="track:priests" about="priests" label={words.say("board.priests")}>
        <Sign of="priests" class="ra-track-sign" />
      </Spot>
      <Standing view={props.view} facts={props.facts} what="priests" />
      <Track view={props.view} what="priests" last={CARDS.numbers.priests} />
    </Zone>
  );
}
