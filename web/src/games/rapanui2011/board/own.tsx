// The viewer's own place: display, hand and offerings as real cards, and the buttons.
import { useDesk } from "../../../parts/desk";
import { Hit } from "../../../parts/hit";
import { Sign } from "../art/symbols";
import { colourOf, type Facts, KINDS, TYPES, type View, type ViewSeat } from "../view";
import { Card, Offering } from "./cards";
import { Bonus, Name, type SeatProps, scoredClass, standing, Tokens } from "./seat";
import { Spot } from "./spot";

/** My display: real cards, fanned by type. */
function Display(props: { view: View; facts: Facts; seat: number }) {
  const { words } = useDesk();
  const display = props.view.seats[props.seat]!.display;
  return (
    <div class="rn11-display" role="group" aria-label={words.say("show.display")}>
      {TYPES.map((type) => {
        const cards = display[type];
        const shown = Math.min(cards, 6);
        const scored = cards ? scoredClass(props.view, type) : "";
        return (
          <Spot at={`display:${props.seat}:${type}`} class={`rn11-set ${scored}`} key={type}>
            {cards === 0 && (
              <div class="rn11-gone">
                <Sign of={type} />
              </div>
            )}
            <div class="rn11-set-cards" style={{ "--cards": shown }}>
              {Array.from({ length: shown }, (_, at) => (
                <div class="rn11-set-card" key={at} data-at={`laid:${type}:${cards - shown + at}`}>
                  <Card
                    type={type}
                    words={words}
                    label={at ? "" : `${words.name(type)} ${cards}`}
                    small
                  />
                </div>
              ))}
            </div>
            {cards > 1 && (
              <b class="rn11-count" aria-hidden="true">
                {cards}
              </b>
            )}
            <Bonus facts={props.facts} seat={props.seat} type={type} />
          </Spot>
        );
      })}
    </div>
  );
}

/** My hand, grouped by type; the cards I will draw are empty places. */
function Hand(props: { own: ViewSeat; missing: number }) {
  const { words } = useDesk();
  const groups = TYPES.filter((type) => (props.own.hand[type] ?? 0) > 0);
  return (
    <div class="rn11-hand" role="group" aria-label={words.say("show.hand")}>
      {groups.map((type) => (
        <Spot at={`hand:${type}`} class="rn11-hand-group" key={type}>
          {Array.from({ length: props.own.hand[type]! }, (_, at) => (
            <div class="rn11-hand-card" key={at} data-at={`held:${type}:${at}`}>
              <Card type={type} words={words} />
            </div>
          ))}
        </Spot>
      ))}
      {Array.from({ length: props.missing }, (_, at) => (
        <div class="rn11-hand-card rn11-missing" key={`missing${at}`} data-about="missing" />
      ))}
    </div>
  );
}

/** My offerings: face down for the others, open to me. */
function Offerings(props: { own: ViewSeat; seat: number }) {
  const { words } = useDesk();
  return (
    <div
      class="rn11-offerings"
      role="group"
      aria-label={words.say("show.offerings")}
      data-at={`seat:${props.seat}:offerings`}
    >
      {KINDS.map((kind) => {
        const cards = props.own.offerings[kind] ?? 0;
        return (
          <Spot
            at={`own:${kind}`}
            class={`rn11-own-offering ${cards ? "" : "rn11-none"}`}
            key={kind}
          >
            {cards > 1 && <i class="rn11-layer" style={{ "--up": 1 }} />}
            {cards > 0 ? (
              <Offering kind={kind} label={`${words.name(kind)} ${cards}`} />
            ) : (
              <div class="rn11-gone">
                <Sign of={kind} />
              </div>
            )}
            {cards > 0 && (
              <b class="rn11-count" aria-hidden="true">
                {cards}
              </b>
            )}
          </Spot>
        );
      })}
    </div>
  );
}

/** Moves that belong to no card: to pass, and fame or wood for Moais. */
function Buttons() {
  const { places, lit } = useDesk();
  const here = [...places.keys()].filter((place) => place.startsWith("button:"));
  return (
    <span class="rn11-buttons">
      {here.map((place) => (
        <Hit at={place} key={place} class={`rn11-button ${lit.has(place) ? "rn11-lit" : ""}`}>
          {place !== "button:pass" && <Sign of={place.slice("button:".length)} />}
          {places.get(place)![0]!.says}
        </Hit>
      ))}
    </span>
  );
}

/** The viewer's own place at the bottom of the table. */
export function OwnSeat(props: SeatProps) {
  const { words } = useDesk();
  const own = props.view.seats[props.seat]!;
  const missing = props.view.phase === "over" ? 0 : props.facts.missing[props.seat]!;
  return (
    <section
      class={`rn11-own ${standing(props)}`}
      style={{ "--seat": colourOf(props.view, props.seat) }}
      aria-label={props.name}
    >
      <div class="rn11-own-head">
        <Name {...props} />
        <Tokens view={props.view} facts={props.facts} seat={props.seat} />
        <Buttons />
      </div>
      <Display view={props.view} facts={props.facts} seat={props.seat} />
      <div class="rn11-own-hand" data-at={`seat:${props.seat}:hand`}>
        <Hand own={own} missing={missing} />
      </div>
      <div class="rn11-own-offerings">
        <span class="rn11-caption">{words.say("show.offerings")}</span>
        <Offerings own={own} seat={props.seat} />
      </div>
    </section>
  );
}
