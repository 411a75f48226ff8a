// The three statues with their tokens in rows of one to five.
import { useDesk } from "../../../parts/desk";
import { CARDS } from "../parts";
import type { View } from "../view";
import { TokenDisc } from "./cards";
import { Spot } from "./spot";
import { Zone } from "./zone";

function Figure() {
  return (
    <svg class="ra-figure" viewBox="0 0 100 120" preserveAspectRatio="none" aria-hidden="true">
      <path d="M38 4h24l5 12-3 12 10 10 8 26 14 30v22H4V94l14-30 8-26 10-10-3-12Z" />
      <path class="ra-figure-line" d="M40 12h7M53 12h7M42 20h16M4 112h92" />
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
      <span class="ra-statue-points">
        {points}★{!usable && <small>{words.say("show.closed")}</small>}
      </span>
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
              dead={!usable || tokens.indexOf(token) < place}
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
    </div>
  );
}

export function Statues(props: { view: View }) {
  const { words } = useDesk();
  return (
    <Zone name="statues" caption={words.say("board.statues")}>
      <div class="ra-statues">
        {props.view.statues.map((_, statue) => (
          <Statue key={statue} view={props.view} statue={statue} />
        ))}
      </div>
    </Zone>
  );
}
