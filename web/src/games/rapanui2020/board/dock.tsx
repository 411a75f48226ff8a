// The strip below the map: what the move pointed at would do, and the moves that have no place.
import type { Choice } from "../../../generated/wire";
import { useDesk } from "../../../parts/desk";
import { Hit } from "../../../parts/hit";
import { RESOURCES } from "../play/island";
import type { View } from "../view";
import { Glyph } from "./glyph";

const SHORT: Record<string, string> = {
  done: "board.done",
  drop: "board.drop",
  end: "board.end",
  otherwise: "plan.otherwise",
};

interface DockProps {
  view: View;
  price: number; // units of an offering
  pointed: Choice | null;
  quiet: string;
}

export function Dock(props: DockProps) {
  const { places, lit, words } = useDesk();
  const { price } = props;
  const { now } = props.view;
  const buttons = [...places.keys()].filter((place) => place.startsWith("button:"));
  if (props.view.phase === "over" && !props.quiet) return null;
  return (
    <div class="rn20-dock">
      <p class="rn20-caption" aria-live="polite">
        {props.pointed ? props.pointed.says : <span class="rn20-quiet">{props.quiet}</span>}
        {props.pointed?.warns && <strong class="rn20-warns">{props.pointed.warns}</strong>}
      </p>
      {now.stage === "spend" && (
        <span
          class="rn20-paying"
          data-about="paying"
          role="img"
          aria-label={words.say("board.paid", { paid: now.spent.length, price })}
        >
          {Array.from({ length: price }, (_, i) => (
            <i key={i}>{now.spent[i] && <Glyph of={now.spent[i]} />}</i>
          ))}
        </span>
      )}
      {buttons.map((place) => {
        const move = place.slice("button:".length);
        const noun = move.split(" ").at(-1);
        const resource = RESOURCES.find((name) => name === noun);
        const short = SHORT[move];
        const written = short ? words.say(short) : resource && words.name(resource);
        return (
          <Hit
            at={place}
            key={place}
            written={written}
            class={`rn20-button ${short ? "" : "rn20-resource-button"} ${lit.has(place) ? "rn20-lit" : ""}`}
          >
            {resource && <Glyph of={resource} />}
            {written ?? places.get(place)![0]!.says}
          </Hit>
        );
      })}
    </div>
  );
}
