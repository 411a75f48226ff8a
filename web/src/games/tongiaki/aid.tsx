// The player aid of Tongiaki: islands with their beaches, waters with their paths, and chances.
import tiles from "../../generated/tongiaki/tiles.json";
import type { Aid, AidItem, GameWords } from "../../parts/board";
import { upper } from "../../parts/text";
import "./aid.css";
import "./board/board.css";
import { Mask, ShipSign } from "./board/ship";
import { TilePicture } from "./board/tile";
import { BOX, islandLines, waterLines } from "./play/box";
import type { View } from "./view";

const SIZE = 104;

function islandItem(name: string, words: GameWords): AidItem {
  return { of: name, title: words.name(name), lines: islandLines(name, words) };
}

function waterItem(name: string, words: GameWords): AidItem {
  return { of: name, title: upper(words.name(name)), lines: waterLines(name, words) };
}

/** How many of all tiles let a fleet of so many colours pass when it discovers them. */
function chances(words: GameWords): AidItem[] {
  return Object.entries(BOX.passing).map(([colours, [n = 0, percent = 0]]) => ({
    of: `fleet:${colours}`,
    title: words.say("aid.fleet", { colours: Number(colours) }),
    lines: [words.say("aid.chance", { n, percent, tiles: BOX.pile })],
  }));
}

function pieces(words: GameWords): AidItem[] {
  return [
    {
      of: "ship",
      title: words.say("aid.ships"),
      count: BOX.ships,
      lines: [words.say("aid.about_ships")],
    },
    {
      of: "mask",
      title: words.say("aid.royal"),
      count: BOX.royal,
      lines: [words.say("aid.about_royal")],
    },
  ];
}

function Picture(props: { of: string; words: GameWords }) {
  const [sort, colours] = props.of.split(":");
  if (sort === "fleet")
    return (
      <span class="tk-aid-fleet">
        {Array.from({ length: Number(colours) }, (_, seat) => (
          <ShipSign key={seat} seat={seat} size={30} />
        ))}
      </span>
    );
  if (sort === "ship") return <ShipSign seat={0} size={56} />;
  if (sort === "mask")
    return (
      <svg viewBox="-34 -42 68 76" width="64" height="72" aria-hidden="true">
        <Mask seat={0} />
      </svg>
    );
  const name = props.words.name(props.of);
  return <TilePicture tile={props.of} rot={0} name={name} size={SIZE} label={name} />;
}

export const aid: Aid<View> = {
  groups: (words) => [
    {
      id: "islands",
      title: words.say("aid.islands"),
      items: Object.keys(tiles.islands).map((name) => islandItem(name, words)),
    },
    {
      id: "waters",
      title: words.say("aid.waters"),
      items: Object.keys(tiles.waters).map((name) => waterItem(name, words)),
    },
    { id: "chances", title: words.say("aid.chances"), items: chances(words) },
    { id: "pieces", title: words.say("aid.pieces"), items: pieces(words) },
  ],
  Frame: (props) => (
    <div class="tk-board aid-frame" style={{ "--aid-picture": `${SIZE}px` }}>
      {props.children}
    </div>
  ),
  Picture,
};
