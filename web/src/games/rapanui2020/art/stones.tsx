// Moai and Pukao. A Moai stands with its foot at 0, 0; a large one is 60 high.
import { MoaiHead, Pukao } from "../../../parts/signs";

const SCALES: Record<string, number> = { small: 0.68, medium: 0.85, large: 1.04 };
const TOP = -57; // of a large head

const HAT = 15; // how much higher a Pukao makes it

/** How high a Moai of a size stands, with a Pukao or without. */
export const heightOf = (size: string, pukao = false): number =>
  ((pukao ? HAT : 0) - TOP) * (SCALES[size] ?? 1);

export function Moai(props: { size: string; pukao?: boolean }) {
  return (
    <g class={`rn20-moai rn20-moai-${props.size}`} transform={`scale(${SCALES[props.size] ?? 1})`}>
      <ellipse class="rn20-shade" cy="0" rx="21" ry="4.5" />
      <path class="rn20-rock" d="M-18 1Q-19.5-15-10-19.5H10Q19.5-15 18 1Z" />
      <path class="rn20-rock-line" d="M-11-8Q-6-5-5-.5M11-8Q6-5 5-.5" />
      <g transform="translate(-28.6 -67.7) scale(1.19)">
        <MoaiHead />
      </g>
      {props.pukao && (
        <g transform={`translate(0 ${TOP + 3})`}>
          <Pukao />
        </g>
      )}
    </g>
  );
}
