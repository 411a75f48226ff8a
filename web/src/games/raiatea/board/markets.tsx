// The three markets: goods with their price tracks, helpers, masks.
import { useDesk } from "../../../parts/desk";
import { MaskArt } from "../art/masks";
import { Sign } from "../art/symbols";
import { CARDS, type Good, MASKS } from "../parts";
import { effectText, upper } from "../play/about";
import type { View } from "../view";
import { Bits, priceBits } from "./effects";
import { Spot } from "./spot";
import { Zone } from "./zone";

function PriceTrack(props: { view: View; good: Good }) {
  const { words } = useDesk();
  const { view, good } = props;
  const price = view.prices[good];
  const levels = CARDS.prices[good]!.map((_, at) => at + 1).reverse();
  return (
    <div class="ra-price-track">
      <div class="ra-prices">
        <span
          class="ra-marker"
          style={{ "--at": CARDS.numbers.price - price }}
          aria-hidden="true"
        />
        {levels.map((level) => (
          <Spot
            key={level}
            at={`price:${good}:${level}`}
            about={`price:${good}:${level}`}
            label={`${words.name(good)} ${level}: ${effectText(CARDS.prices[good]![level - 1]!, words)}`}
            class={`ra-price ${level > price ? "ra-too-high" : level === price ? "ra-marked" : ""}`}
          >
            <Bits bits={priceBits(good, level)} />
          </Spot>
        ))}
      </div>
      <Spot
        at={`goods:${good}`}
        about={`good:${good}`}
        label={`${words.name(good)} ${view.goods_market[good]}`}
        class={`ra-good ${view.goods_market[good] ? "" : "ra-none"}`}
      >
        <Sign of={good} />
        <b>{view.goods_market[good]}</b>
      </Spot>
    </div>
  );
}

export function GoodsMarket(props: { view: View }) {
  const { words } = useDesk();
  return (
    <Zone name="market" caption={words.say("board.market")}>
      <div class="ra-price-tracks">
        {CARDS.goods.map((good) => (
          <PriceTrack key={good} view={props.view} good={good} />
        ))}
      </div>
    </Zone>
  );
}

/** The letters of the longest word: they decide how large a name can be. */
function longest(name: string): number {
  return Math.max(...name.split(/[ -]/).map((word) => word.length));
}

export function HelperMarket(props: { view: View }) {
  const { words } = useDesk();
  return (
    <Zone name="helpers" caption={words.say("board.helpers")}>
      <div class="ra-stall">
        {CARDS.helpers.map((helper) => {
          const cards = props.view.helper_market[helper];
          return (
            <Spot
              key={helper}
              at={`helpers:${helper}`}
              about={`helper:${helper}`}
              label={`${words.name(helper)} ${cards}`}
              class={`ra-helper ${cards ? "" : "ra-none"}`}
            >
              <Sign of={helper} />
              <span class="ra-stall-name" style={{ "--letters": longest(words.name(helper)) }}>
                {upper(words.name(helper))}
              </span>
              <b class="ra-count">{cards}</b>
            </Spot>
          );
        })}
      </div>
    </Zone>
  );
}

export function MaskMarket(props: { view: View }) {
  const { words } = useDesk();
  const there = MASKS.filter((mask) => props.view.mask_market[mask] > 0);
  return (
    <Zone name="masks" caption={words.say("board.masks")}>
      <div class="ra-mask-market" data-at="masks">
        {there.map((mask) => (
          <Spot
            key={mask}
            at={`masks:${mask}`}
            about={`mask:${mask}`}
            label={`${words.name(mask)} ${props.view.mask_market[mask]}`}
            class="ra-mask-place"
          >
            <MaskArt of={mask} />
            {props.view.mask_market[mask] > 1 && (
              <b class="ra-count">{props.view.mask_market[mask]}</b>
            )}
          </Spot>
        ))}
        {!there.length && <span class="ra-empty">{words.say("show.none")}</span>}
      </div>
    </Zone>
  );
}
