// Twelve masks. The colour and the sign on the chin tell what a pair scores by; the carving, and the
// code by which all sentences call it, tell the four masks apart that score by pairs.
import { CARDS } from "../parts";

const COLOURS: Record<string, string> = {
  task_pearls: "#c9b3c4",
  task_mana: "#7d58b8",
  task_goods: "#6f9a3a",
  task_condition: "#8e2f35",
  helper_collector: "#a7803c",
  helper_trader: "#cf7430",
  helper_shaman: "#45548f",
  helper_pearl_diver: "#2f8fa8",
  pairs: "#d9b02c",
};
/** What a pair counts, as a sign. */
const COUNTS: Record<string, string> = {
  task_pearls: "pearls",
  task_mana: "mana",
  task_goods: "goods",
  task_condition: "rank",
  helper_collector: "collector",
  helper_trader: "trader",
  helper_shaman: "shaman",
  helper_pearl_diver: "pearl_diver",
  pairs: "mask",
};
const FACES = [
  "M8 10Q30-4 52 10 56 40 42 58 30 68 18 58 4 40 8 10Z",
  "M10 6H50L56 30 46 60H14L4 30Z",
  "M30 2Q58 8 52 38 46 64 30 66 14 64 8 38 2 8 30 2Z",
];
const BROWS = [
  "M12 18q8-8 15 0v3q-7-5-15 0ZM33 18q7-8 15 0v3q-8-5-15 0Z",
  "M11 14l16 6v3l-16-5ZM49 14l-16 6v3l16-5Z",
  "M10 22q9-12 18-2l-2 3q-7-7-14 1ZM50 22q-9-12-18-2l2 3q7-7 14 1Z",
  "M12 16h15v4H12ZM33 16h15v4H33Z",
];
const EYES = [
  "M13 26q7-6 13 0-6 6-13 0ZM34 26q6-6 13 0-7 6-13 0Z",
  "M20 20a6 6 0 1 1-.1 0ZM40 20a6 6 0 1 1-.1 0Z",
  "M13 24h13l-3 6h-7ZM34 24h13l-3 6h-7Z",
];
const PLUMES = [
  "M14 6 10-6 20 1 30-9 40 1 50-6 46 6Z",
  "M12 6 18-8 24 3 30-8 36 3 42-8 48 6Z",
  "M16 4Q8-8 20-4 26-12 30-4 34-12 40-4 52-8 44 4Z",
];

/** A mask on a field of 60 by 80; a mirror is a mask that reflects any other. */
export function MaskArt(props: { of: string }) {
  if (props.of === "mirror") {
    return (
      <svg class="ra-mask" viewBox="0 -12 60 80" aria-hidden="true">
        <use href="#ra-mirror" x="2" y="0" width="56" height="56" />
      </svg>
    );
  }
  const number = Number(props.of.slice(1)) - 1;
  const kind = CARDS.pairs[props.of] ?? "pairs";
  return (
    <svg class="ra-mask" viewBox="0 -12 60 80" aria-hidden="true">
      <path
        fill={number % 2 ? "#b5382a" : "#e0ac24"}
        stroke="#2a1c12"
        stroke-width="1.500"
        d={PLUMES[number % 3]!}
      />
      <path
        fill={COLOURS[kind]!}
        stroke="#2a1c12"
        stroke-width="2"
        d={FACES[(number + (number >> 2)) % 3]!}
      />
      <text
        x="30"
        y="9"
        text-anchor="middle"
        font-size="24"
        font-weight="800"
        fill="#fff6dd"
        stroke="#2a1c12"
        stroke-width="4"
        paint-order="stroke"
      >
        {props.of.toUpperCase()}
      </text>
      <path fill="#2a1c12" opacity="0.850" d={BROWS[number % 4]!} />
      <path fill="#fff6dd" stroke="#2a1c12" d={EYES[(number + (number >> 2)) % 3]!} />
      <circle cx="20" cy="26" r="2.600" fill="#2a1c12" />
      <circle cx="40" cy="26" r="2.600" fill="#2a1c12" />
      <circle cx="30" cy="48" r="14.500" fill="#fff6dd" stroke="#2a1c12" stroke-width="1.500" />
      <use href={`#ra-${COUNTS[kind]!}`} x="18.500" y="36.500" width="23" height="23" />
    </svg>
  );
}

export function maskColour(picture: string): string {
  return COLOURS[CARDS.pairs[picture] ?? "pairs"]!;
}
