// The three markets: goods with their price tracks, helpers, masks.
import { useDesk } from "../../../parts/desk";
import { upper } from "../../../parts/text";
import { MaskArt } from "../art/masks";
import { Sign } from "../art/symbols";
import { CARDS, type Good, MASKS } from "../parts";
import { effectText } from "../play/about";
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
    <Zone name="market" about="market" caption={words.say("board.market")}>
      <div class="ra-price-tracks">
        {CARDS.goods.map((good) => (
          <PriceTrack key={good} view={props.view} good={good} />
        ))}
      </div>
    </Zone>
  );
}

export function HelperMarket(props: { view: View }) {
  const { words } = useDesk();
  return (
    <Zone name="helpers" about="helper_market" caption={words.say("board.helpers")}>
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
              <span class="ra-stall-name">{upper(words.name(helper))}</span>
              <b class="ra-count">{cards}</b>
            </Spot>
          );
        })}
      </div>
    </Zone>
  );
}

/** How masks lie in a narrow market: in two rows at most, larger where one row has them all. */
function spread(masks: number): Record<string, number> {
  return { "--columns": Math.max(5, Math.ceil(masks / 2)), "--mask": masks > 5 ? 44 : 56 };
}

export function MaskMarket(props: { view: View }) {
  const { words } = useDesk();
  const there = MASKS.filter((mask) => props.view.mask_market[mask] > 0);
  return (
    <Zone name="masks" about="mask_market" caption={words.say("board.masks")}>
      <div
        class="ra-mask-market"
        style={spread(there.length)}
        data-at="masks"
        data-about="mask_market"
      >
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
