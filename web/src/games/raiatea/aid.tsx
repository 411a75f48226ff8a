// The player aid of Raiatea: every location, ritual, mask, helper, good, task and rank.
import data from "../../generated/raiatea/aid.json";
import type { Aid, AidGroup, AidItem, GameWords } from "../../parts/board";
import { DeskContext } from "../../parts/desk";
import { quietDesk } from "../../parts/quiet";
import { Symbols } from "./art/symbols";
import { TileArt } from "./art/tiles";
import "./board/above.css";
import "./board/board.css";
import { Piece } from "./board/cards";
import "./board/cards.css";
import "./board/zones.css";
import { CARDS } from "./parts";
import { effectText, explain } from "./play/about";
import type { View } from "./view";

/** Groups in the order in which a match meets them, each with the names of its things. */
const GROUPS: Record<string, string[]> = {
  stage: CARDS.tiles.map((name) => `tile:${name}`),
  decks: Object.keys(CARDS.rituals).map((name) => `ritual:${name}`),
  masks: [...CARDS.pictures, "mirror"].map((name) => `mask:${name}`),
  helpers: CARDS.helpers.map((name) => `helper:${name}`),
  market: CARDS.goods.map((name) => `good:${name}`),
  statues: Object.keys(CARDS.tokens).map((name) => `token:${name}`),
  tracks: [...Object.keys(CARDS.ranks).map((name) => `rank:${name}`), "priests", "pearls", "mana"],
};

const COUNTS: Record<string, Record<string, number>> = {
  mask: data.masks,
  helper: data.helpers,
  good: data.goods,
  token: data.tokens,
};

function item(of: string, words: GameWords): AidItem {
  const [sort = "", name = ""] = of.split(":");
  const { title, lines } = explain(of, words)!;
  const count = sort === "ritual" ? data.copies : COUNTS[sort]?.[name];
  return {
    of,
    title,
    lines: sort === "good" ? [...lines, ...prices(name, words)] : lines,
    ...(count === undefined ? {} : { count }),
  };
}

/** What a sale brings at each level of the price. */
function prices(good: string, words: GameWords): string[] {
  return CARDS.prices[good]!.map(
    (steps, at) => `${words.say("show.level", { level: at + 1 })}: ${effectText(steps, words)}`,
  );
}

/** Without the Tāne variant its rituals stay in the box. */
function groups(words: GameWords, view: View | null): AidGroup[] {
  const tane = view?.options.tane ?? true;
  return Object.entries(GROUPS).map(([id, names]) => ({
    id,
    title: words.say(`board.${id}`),
    items: names.filter((of) => tane || !of.startsWith("ritual:tane")).map((of) => item(of, words)),
  }));
}

function Picture(props: { of: string }) {
  const [sort = "", name = ""] = props.of.split(":");
  return (
    <span class="ra-index-picture">
      {sort === "tile" ? (
        <TileArt of={name} />
      ) : (
        <Piece of={sort === "rank" ? "tattoo" : props.of} />
      )}
    </span>
  );
}

export const aid: Aid<View> = {
  groups,
  Frame: (props) => (
    <DeskContext.Provider value={quietDesk(props.words)}>
      <div class="ra aid-frame">
        <Symbols />
        {props.children}
      </div>
    </DeskContext.Provider>
  ),
  Picture,
};
