// The pile: how many islands and water tiles are still to be discovered, and on request which.
import { useState } from "preact/hooks";
import type { GameWords } from "../../../parts/board";
import { outline } from "../play/hex";
import type { Facts, View } from "../view";

const SMALL = outline(13, 7);

export function Pile(props: { view: View; facts: Facts; roomy: boolean; words: GameWords }) {
  const [chosen, choose] = useState<boolean | null>(null);
  const open = chosen ?? props.roomy;
  const { view, words } = props;
  const { islands, waters } = props.facts.pile;
  const [lands, seas] = [islands, waters].map((groups) => groups.flatMap(({ tiles }) => tiles));
  return (
    <div class="tk-pile" data-still>
      <button
        type="button"
        class="tk-pile-button"
        aria-expanded={open}
        onClick={() => choose(!open)}
      >
        <span class="unseen">{words.say("board.pile")}</span>
        <Stack
          kind="land"
          says={words.say("board.pile_islands", { tiles: lands!.length })}
          count={lands!.length}
        />
        <Stack
          kind="water"
          says={words.say("board.pile_waters", { tiles: seas!.length })}
          count={seas!.length}
        />
      </button>
      {open && (
        <div class="tk-pile-open">
          <p>{words.say("board.pile_about")}</p>
          <ul>
            {islands.map(({ points, tiles }) => (
              <li key={points}>
                <span class="tk-chip tk-chip-land" data-about={`chip:land:${points}`}>
                  {points}
                </span>
                {tiles.map(words.name).join(", ") || "–"}
              </li>
            ))}
            {waters.map(({ number, tiles }) => (
              <li key={number}>
                <span class={`tk-chip tk-danger-${number}`} data-about={`chip:water:${number}`}>
                  {number || "·"}
                </span>
                {tiles.map((tile) => tile.slice(-1).toUpperCase()).join(", ") || "–"}
              </li>
            ))}
          </ul>
          {view.removed.length > 0 && (
            <p>{words.say("show.removed", { islands: view.removed.map(words.name).join(", ") })}</p>
          )}
        </div>
      )}
    </div>
  );
}

function Stack(props: { kind: "land" | "water"; count: number; says: string }) {
  const high = Math.min(4, Math.ceil(props.count / 3));
  return (
    <span class="tk-stack" data-about={`pile:${props.kind}`}>
      <svg viewBox="-16 -18 32 36" width="30" height="32" aria-hidden="true">
        {Array.from({ length: Math.max(1, high) }, (_, i) => (
          <path
            key={i}
            class={props.count ? `tk-back tk-back-${props.kind}` : "tk-back tk-back-none"}
            d={SMALL}
            transform={`translate(0 ${4 - i * 2.5})`}
          />
        ))}
      </svg>
      <b aria-hidden="true">{props.count}</b>
      <span class="unseen">{props.says}</span>
    </span>
  );
}
