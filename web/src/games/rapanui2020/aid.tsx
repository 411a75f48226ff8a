// The player aid of Rapa Nui (2020): Improvements, Ahu tiles, offerings, Moai and Pukao.
import type { Aid, AidGroup, AidItem, GameWords } from "../../parts/board";
import { upper } from "../../parts/text";
import "./aid.css";
import "./art/art.css";
import "./board/board.css";
import { Glyph, StoneSign } from "./board/glyph";
import { BOX, costLine, improvementLines, moaiLines, tabletLine, tileLines } from "./play/box";
import { IMPROVEMENTS, OFFERINGS, SIZES, TILES } from "./play/island";
import type { View } from "./view";

type Board = keyof typeof BOX.stacks;

function improvement({ name }: (typeof IMPROVEMENTS)[number], words: GameWords): AidItem {
  return { of: name, title: words.name(name), lines: improvementLines(name, words) };
}

function tile(name: (typeof TILES)[number], words: GameWords): AidItem {
  return {
    of: name,
    title: words.name(name),
    count: BOX.tiles[name],
    lines: tileLines(name, words),
  };
}

function tablet(words: GameWords): AidItem {
  return { of: "rongorongo", title: upper(words.name("rongorongo")), lines: [tabletLine(words)] };
}

function offering(type: (typeof OFFERINGS)[number], board: Board, words: GameWords): AidItem {
  return {
    of: type,
    title: words.name(type),
    count: BOX.stacks[board][type].length + BOX.outstanding[type].length,
    lines: [
      costLine(type, words),
      words.say("aid.stack", { values: BOX.stacks[board][type].join(", ") }),
      words.say("aid.outstanding", { values: BOX.outstanding[type].join(", ") }),
    ],
  };
}

function stones(board: Board, words: GameWords): AidItem[] {
  const moai = SIZES.map((size, at) => ({
    of: size,
    title: upper(words.say("aid.moai", { size })),
    count: BOX.moai[board][size],
    lines: moaiLines(at, words),
  }));
  const pukao = {
    of: "pukao",
    title: upper(words.name("pukao")),
    count: BOX.pukao,
    lines: [words.say("about.pukao_quarry")],
  };
  return [...moai, pukao];
}

function groups(words: GameWords, view: View | null): AidGroup[] {
  const board: Board = view?.board ?? "b34";
  return [
    {
      id: "improvements",
      title: words.say("board.improvements"),
      items: IMPROVEMENTS.map((one) => improvement(one, words)),
    },
    {
      id: "tiles",
      title: words.say("aid.tiles"),
      items: [...TILES.map((name) => tile(name, words)), tablet(words)],
    },
    {
      id: "offerings",
      title: upper(words.say("show.offerings")),
      items: OFFERINGS.map((type) => offering(type, board, words)),
    },
    { id: "stones", title: words.say("aid.stones"), items: stones(board, words) },
  ];
}

function Picture(props: { of: string }) {
  return props.of in BOX.moai.b2 || props.of === "pukao" ? (
    <StoneSign of={props.of} />
  ) : (
    <Glyph of={props.of} />
  );
}

export const aid: Aid<View> = {
  groups,
  Frame: (props) => <div class="rn20 aid-frame">{props.children}</div>,
  Picture,
};
