// The three statues with their tokens in rows of one to five.
import { useDesk } from "../../../parts/desk";
import { Sign } from "../art/symbols";
import { CARDS } from "../parts";
import type { View } from "../view";
import { TokenDisc } from "./cards";
import { Spot } from "./spot";
import { Zone } from "./zone";

/** A To'o of wood with sennit around it; its face looks over the first token. */
function Figure() {
  return (
    <svg class="ra-figure" viewBox="0 0 200 240" preserveAspectRatio="none" aria-hidden="true">
      <path
        class="ra-figure-wood"
        d="M76 0h48l8 14-4 34 30 14 18 48 24 62v68H0v-68l24-62 18-48 30-14-4-34Z"
      />
      <path
        class="ra-figure-shade"
        d="M124 0l8 14-4 34 30 14 18 48 24 62v68h-46l-6-70-20-66-18-22-6-34 2-32Z"
      />
      <path
        class="ra-figure-line"
        d="M42 62 24 110 0 172v20M158 62l18 48 24 62v20M72 48q28 12 56 0M30 96q70 22 140 0M16 142q84 26 168 0M4 190q96 26 192 0"
      />
    </svg>
  );
}

function Statue(props: { view: View; statue: number }) {
  const { words } = useDesk();
  const { view, statue } = props;
  const usable = statue < view.open;
  const points = CARDS.statues[statue]!;
  return (
    <div class={`ra-statue ${usable ? "" : "ra-closed"}`} data-at={`statue:${statue}`}>
      <Figure />
      {view.statues[statue]!.map((tokens, at) => (
        <div class="ra-token-row" key={at} style={{ "--places": at + 1 }}>
          {tokens.map((token, place) => (
            <Spot
              key={place}
              at={token === "?" ? `down:${statue}:${at}:${place}` : `task:${token}:${at + 1}`}
              about={token === "?" ? "face_down" : `token:${token}`}
              label={
                token === "?"
                  ? words.say("card.face_down_title")
                  : `${words.name(token)}, ${words.say("card.points", { points })}`
              }
              dead={!usable}
              twin={tokens.indexOf(token) < place}
              class="ra-token-place"
            >
              <TokenDisc token={token} />
            </Spot>
          ))}
          {Array.from({ length: at + 1 - tokens.length }, (_, gap) => (
            <i class="ra-token-gap" key={`gap${gap}`} />
          ))}
        </div>
      ))}
      <span class="ra-statue-points">
        <b>
          {points}
          <Sign of="points" />
        </b>
        {!usable && <small>{words.say("show.closed")}</small>}
      </span>
    </div>
  );
}

export function Statues(props: { view: View }) {
  const { words } = useDesk();
  return (
    <Zone name="statues" about="statues" caption={words.say("board.statues")}>
      <div class="ra-statues">
        {props.view.statues.map((_, statue) => (
          <Statue key={statue} view={props.view} statue={statue} />
        ))}
      </div>
    </Zone>
  );
}
