// The offerings: five stacks, the dearest tile on top, beside each its Outstanding tiles. Before the
// first round of two the Ahu tiles to choose from.
import { useDesk } from "../../../parts/desk";
import { COSTS, OFFERINGS, TILES } from "../play/island";
import type { View } from "../view";
import { Drawing, Glyph } from "./glyph";
import { Spot } from "./spot";

export function Market(props: { view: View }) {
  const { view } = props;
  const { words } = useDesk();
  return (
    <section class="rn20-market" aria-label={words.say("show.offerings")}>
      {OFFERINGS.map((type) => {
        const stack = view.stacks[type];
        const beside = view.outstanding[type];
        const units = [...new Set(COSTS[type])];
        const says = words.say("board.stack", {
          type: words.name(type),
          values: stack.join(", ") || "–",
          outstanding: beside.join(", ") || "–",
        });
        return (
          <div class="rn20-kind" key={type}>
            <span
              class="rn20-cost"
              role="img"
              aria-label={words.name(`cost_${type}`)}
              data-about={`cost:${type}`}
            >
              {units.length === 1 && <b aria-hidden="true">{COSTS[type].length}</b>}
              {units.map((resource) => (
                <Glyph key={resource} of={resource} />
              ))}
            </span>
            <Spot at={`stack:${type}`} class={`rn20-stack rn20-high-${Math.min(stack.length, 4)}`}>
              <Offering type={type} value={stack[0]} />
              <span class="rn20-rest" aria-hidden="true">
                {stack.slice(1).join(" ")}
              </span>
            </Spot>
            <Spot
              at={`outstanding:${type}`}
              class={`rn20-beside ${beside.length ? "" : "rn20-none"}`}
            >
              <span class="rn20-nailed">
                <Glyph of={type} />
                <b>{beside[0] ?? "–"}</b>
                {beside.length > 1 && <small>×{beside.length}</small>}
              </span>
            </Spot>
            <span class="unseen">{says}</span>
          </div>
        );
      })}
    </section>
  );
}

/** An offering tile: what it shows and what it is worth. */
export function Offering(props: {
  type: string;
  value?: number | undefined;
  outstanding?: boolean;
}) {
  return (
    <svg
      class={`rn20-offering rn20-of-${props.type} ${props.value === undefined ? "rn20-gone" : ""}`}
      viewBox="0 0 44 52"
      aria-hidden="true"
    >
      <rect class="rn20-offering-plate" x="1.5" y="1.5" width="41" height="49" rx="6" />
      {props.outstanding && <path class="rn20-nails" d="M6 6h.1M38 6h.1M6 46h.1M38 46h.1" />}
      <g transform="translate(22 18) scale(1.25)">
        <Drawing of={props.type} />
      </g>
      <text class="rn20-worth" x="22" y="47" text-anchor="middle">
        {props.value ?? ""}
      </text>
    </svg>
  );
}

/** S8: the open tiles from which two seats choose before the first round. */
export function Draft(props: { view: View }) {
  const { words } = useDesk();
  const shown = TILES.filter((tile) => (props.view.display[tile] ?? 0) > 0);
  return (
    <section class="rn20-draft" aria-label={words.say("show.display")}>
      <h2>{words.say("board.draft")}</h2>
      <div class="rn20-draft-tiles">
        {shown.map((tile) => (
          <Spot key={tile} at={`draft:${tile}`} class="rn20-draft-tile">
            <AhuTile tile={tile} />
            <span>
              <b>{words.name(tile)}</b> ×{props.view.display[tile]}
              <small>{words.name(`effect_${tile}`)}</small>
            </span>
          </Spot>
        ))}
      </div>
    </section>
  );
}

export function AhuTile(props: { tile: string }) {
  return (
    <svg class="rn20-ahu-tile" viewBox="-16 -16 32 32" aria-hidden="true">
      <rect class="rn20-tile" x="-15" y="-15" width="30" height="30" rx="5" />
      <Drawing of={props.tile} />
    </svg>
  );
}
