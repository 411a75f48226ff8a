// What belongs to the question of now: who still has to choose, moves without a place, and bids. The
// question itself the page says above the board.
import { useDesk } from "../../../parts/desk";
import { Hit } from "../../../parts/hit";
import { SeatSign } from "../art/seats";
import { Sign } from "../art/symbols";
import { zoneOf } from "../play/moves";
import type { Facts, View } from "../view";
import { Bidding } from "./bidding";
import { TokenDisc } from "./cards";
import { Spot } from "./spot";

interface PromptProps {
  view: View;
  facts: Facts;
  seat: number | null;
  turn: number[];
  asked: boolean; // nobody has only to end a turn, and the match goes on
  paying: { picked: number; units: number } | null; // cards of one payment are gathered
}

function Waiting(props: { view: View; turn: number[] }) {
  const { words, nameOf } = useDesk();
  const keeping = props.view.seats.some((own) => own.keep > 0); // who has kept is not asked any more
  const seats = props.view.seats
    .map((_, seat) => seat)
    .filter((seat) => !keeping || props.turn.includes(seat));
  return (
    <ul class="ra-waiting" aria-label={words.say("board.waiting")}>
      {seats.map((seat) => {
        const open = props.turn.includes(seat);
        const says = words.say(open ? "board.thinking" : "board.chosen", { who: nameOf(seat) });
        return (
          <li
            key={seat}
            class={open ? "ra-open" : ""}
            data-about={`${open ? "thinking" : "chosen"}:${seat}`}
          >
            <SeatSign seat={seat} />
            <Sign of={open ? "thinking" : "chosen"} />
            <span class="unseen">{says}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Buttons() {
  const { places, lit, words } = useDesk();
  const here = [...places.keys()].filter((place) => place.startsWith("button:"));
  if (!here.length) return null;
  return (
    <div class="ra-buttons" role="group" aria-label={words.say("board.choose")}>
      {here.map((place) => {
        const quiet = /^button:(pass|done|train 0)$/.test(place);
        return (
          <Hit
            at={place}
            key={place}
            class={`ra-button ${quiet ? "ra-quiet" : ""} ${lit.has(place) ? "ra-lit" : ""}`}
          >
            {!quiet && <Sign of={place.includes("train") ? "priests" : "tattoo"} />}
            {places.get(place)![0]!.says}
          </Hit>
        );
      })}
    </div>
  );
}

/** On a narrow page: where something can be clicked, and the way there. */
function Signposts(props: { inCeremony: boolean }) {
  const { places, words } = useDesk();
  const { inCeremony } = props;
  const zones = new Map<string, number>();
  for (const place of places.keys()) {
    const zone = zoneOf(place);
    if (zone !== "prompt") zones.set(zone, (zones.get(zone) ?? 0) + 1);
  }
  const go = (zone: string) => (event: MouseEvent) => {
    const root = (event.currentTarget as HTMLElement).closest(".ra");
    root
      ?.querySelector(`[data-zone="${zone}"]`)
      ?.scrollIntoView({ block: "center", behavior: "smooth" });
  };
  return (
    <div class="ra-signposts">
      {[...zones].map(([zone, count]) => (
        <button key={zone} type="button" tabIndex={-1} onClick={go(zone)}>
          {words.say(`board.${zone === "stage" && inCeremony ? "ceremony" : zone}`)} <b>{count}</b>
        </button>
      ))}
    </div>
  );
}

/** R47: the token that is auctioned. */
function Lot(props: { token: string }) {
  const { words } = useDesk();
  return (
    <Spot at="lot" about={`token:${props.token}`} label={words.name(props.token)} class="ra-lot">
      <TokenDisc token={props.token} />
      <span>{words.name(props.token)}</span>
    </Spot>
  );
}

/** R39: what is at stake in act 4. */
function Stake(props: { cost: number | null; mana: number }) {
  const { words } = useDesk();
  const { cost, mana } = props;
  if (cost === null) return null;
  return (
    <p class="ra-stake">
      {cost > 0
        ? words.say("board.bagged", { cost, mana })
        : words.say("board.bagged_none", { mana })}
    </p>
  );
}

export function Prompt(props: PromptProps) {
  const { words, places } = useDesk();
  const { view, seat, turn } = props;
  const mine = seat !== null && turn.includes(seat);
  const all = props.asked && props.facts.together;
  const bids = places.get("bid") ?? [];
  const step = view.todo[0];
  const lot = step?.do === "auction" ? step.token : undefined;
  if (!all && !lot && places.size === 0) return null;
  const buttons = [...places.keys()].some((place) => place.startsWith("button:"));
  const leads = !all && !lot && !bids.length && !buttons && !props.paying; // a wide page needs no signposts
  return (
    <section
      class={`ra-prompt ${mine ? "ra-mine" : ""} ${leads ? "ra-only-leads" : ""}`}
      aria-label={words.say("board.prompt")}
      data-zone="prompt"
    >
      {all && <Waiting view={view} turn={turn} />}
      {lot && <Lot token={lot} />}
      {bids.length > 0 && <Bidding key={`${view.round}:${view.phase}:${lot}`} bids={bids} />}
      {bids.length > 0 && !lot && seat !== null && (
        <Stake cost={props.facts.seats[seat]!.bagged} mana={view.bag} />
      )}
      {props.paying && (
        <p class="ra-stake" role="status">
          {words.say("board.paying", props.paying)}
        </p>
      )}
      <Buttons />
      <Signposts inCeremony={props.facts.act > 0} />
    </section>
  );
}
