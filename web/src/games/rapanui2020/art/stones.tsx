// Moai and Pukao. A Moai stands with its foot at 0, 0; a large one is 60 high.

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
      <path class="rn20-rock" d="M-13-42Q-16-38-14-26L-10-24V-42ZM13-42Q16-38 14-26L10-24V-42Z" />
      <path class="rn20-rock" d="M-10.5-45Q-10.5-57 0-57T10.5-45L9.5-18Q0-10.5-9.5-18Z" />
      <path
        class="rn20-rock-dark"
        d="M-8.5-41.5H-2.5V-37Q-6-35-8.5-37.5ZM8.5-41.5H2.5V-37Q6-35 8.5-37.5ZM-5-22.5Q0-24.5 5-22.5 0-20.5-5-22.5Z"
      />
      <path
        class="rn20-rock-light"
        d="M-11-46H11L10.5-41.5H2.5L4.5-29Q0-26-4.5-29L-2.5-41.5H-10.5Z"
      />
      <path class="rn20-rock-line" d="M-11-8Q-6-5-5-.5M11-8Q6-5 5-.5" />
      {props.pukao && (
        <g transform={`translate(0 ${TOP + 3})`}>
          <Pukao />
        </g>
      )}
    </g>
  );
}

/** The hat of red scoria, its lower edge at 0, 0. */
export function Pukao() {
  return (
    <g class="rn20-pukao">
      <path d="M-5-13Q-5-18 0-18T5-13Z" />
      <path d="M-12.5-11Q-12.5-15 0-15T12.5-11V-2Q12.5 2 0 2T-12.5-2Z" />
      <path class="rn20-pukao-line" d="M-12.5-10Q-12-6.5 0-6.5T12.5-10" />
    </g>
  );
}
