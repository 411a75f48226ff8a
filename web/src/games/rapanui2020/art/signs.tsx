// The signs of Ahu tiles, Improvements and the tablet, each in a box from -12 to 12.
import type { JSX } from "preact";

const Figures = (props: { text: string; y?: number }) => (
  <text class="rn20-sign-text" y={props.y ?? 5} text-anchor="middle">
    {props.text}
  </text>
);

function Rest() {
  return (
    <g class="rn20-ink">
      <circle cx="-8" cy="6.5" r="2.6" />
      <path class="rn20-ink-line" d="M-4 7H9" stroke-width="3.6" />
      <path class="rn20-ink-line" d="M1 2.5V-9M-4-4.5 1-9.5 6-4.5" stroke-width="2.4" />
    </g>
  );
}

function Barter() {
  return (
    <path
      class="rn20-ink-line"
      d="M-9-4H8M3.5-8.5 8-4 3.5.5M9 5H-8M-3.5.5-8 5-3.5 9.5"
      stroke-width="2.3"
    />
  );
}

function Skimp() {
  return (
    <>
      <Figures text="4" y={-0.5} />
      <path class="rn20-strike" d="M-7-5.5H7" />
      <Figures text="2" y={11} />
    </>
  );
}

function Pick() {
  return (
    <>
      <path class="rn20-ink-line" d="M-6 9 2-3" stroke-width="2.4" />
      <path class="rn20-ink-line" d="M-6-6Q3-9 8 1" stroke-width="3" />
      <path class="rn20-plus" d="M7 4V11M3.5 7.5H10.5" />
    </>
  );
}

const Three = () => <Figures text="+3" />;
const Two = () => <Figures text="+2" />;

function Star() {
  return (
    <>
      <rect
        class="rn20-ink-line"
        x="-9.5"
        y="-9.5"
        width="19"
        height="19"
        rx="2"
        stroke-width="1.5"
      />
      <path
        class="rn20-ink"
        d="M0-7.5 2.1-2.6 7.3-2.3 3.3 1.2 4.6 6.4 0 3.6-4.6 6.4-3.3 1.2-7.3-2.3-2.1-2.6Z"
      />
      <path class="rn20-nails" d="M-7.5-7.5h.1M7.5-7.5h.1M-7.5 7.5h.1M7.5 7.5h.1" />
    </>
  );
}

function Jobs() {
  return (
    <>
      <path
        class="rn20-ink-line"
        d="M-8.5 2.5A9 9 0 0 1 5-7.5M8.5-2.5A9 9 0 0 1-5 7.5"
        stroke-width="2.2"
      />
      <path class="rn20-ink" d="M2.5-11.5 9.5-6 1.5-3ZM-2.5 11.5-9.5 6-1.5 3Z" />
    </>
  );
}

function Hand() {
  return (
    <path
      class="rn20-ink"
      d="M-8.5-2Q-7-3.5-5.5-1L-4 1V-8Q-4-9.5-2.7-9.5T-1.4-8V-2-9.5Q-1.4-11 0-11T1.4-9.5V-2-8.5Q1.4-10 2.7-10T4-8.5V-1-6.5Q4-8 5.3-8T6.6-6.5V3Q6.6 11 0 11-4.5 11-6 6Z"
    />
  );
}

function Favor() {
  return (
    <>
      <path class="rn20-ink-line" d="M-5 9Q-12 2-7-8M5 9Q12 2 7-8" stroke-width="2" />
      <path
        class="rn20-leaf"
        d="M-10-3q-3-1-2-4 3 1 2 4ZM-9 3q-4 0-4-3 4 0 4 3ZM10-3q3-1 2-4-3 1-2 4ZM9 3q4 0 4-3-4 0-4 3Z"
      />
      <Figures text="3" y={4} />
    </>
  );
}

function Fervent() {
  return (
    <>
      <path
        d="M0-11Q8-4 6.5 4 5.5 10 0 10.5-5.5 10-6.5 4-6.5 0-3.5-3-3 0-1 0-3-6 0-11Z"
        fill="#e0702a"
        stroke="#5c2410"
        stroke-width="1.1"
      />
      <path d="M0 0Q4 3 2.5 7 1.5 9 0 9-2.5 8.5-2.5 6 0 4 0 0Z" fill="#ffd25e" />
    </>
  );
}

function Artistic() {
  return (
    <>
      <path
        d="M-8 9Q-10 4-6 2.5-2.5 3-2.5 6-4 10-8 9Z"
        fill="#c8412b"
        stroke="#4a1c10"
        stroke-width="1"
      />
      <path d="M-5 3 6-9Q9-10.5 9.5-7L-2.5 6Z" fill="#c99a5b" stroke="#3d2814" stroke-width="1" />
      <path class="rn20-ink-line" d="M3 9.5Q7 5 10 9" stroke-width="1.6" />
    </>
  );
}

function Popular() {
  return (
    <g class="rn20-ink">
      <circle cx="-4" cy="-5" r="3.4" />
      <path d="M-10 9Q-10-.5-4-.5T2 9Z" />
      <path class="rn20-plus" d="M7-6V3M2.5-1.5H11.5" />
    </g>
  );
}

export function Feathers() {
  return (
    <g stroke="#5c2410" stroke-width="1" stroke-linejoin="round">
      <path d="M-3 5Q-12-2-9-8-3-5-1 4ZM3 5Q12-2 9-8 3-5 1 4Z" fill="#f4e3b5" />
      <path d="M-2.5 5Q-5-6 0-11 5-6 2.5 5Z" fill="#c8412b" />
      <path d="M-8 4H8V9H-8Z" fill="#c9971c" />
    </g>
  );
}

export function Tablet() {
  return (
    <>
      <path
        d="M-11-7Q0-10 11-7 12 0 11 7 0 9-11 7-12 0-11-7Z"
        fill="#7d4f2a"
        stroke="#3a2210"
        stroke-width="1.2"
      />
      <path
        d="M-8-3.5l1.5-1.5 1.5 1.5M-2.5-5v3M0-3.5a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0M5-5l2.5 2.5M8-5 5.5-2.5M-8 1v3M-6.5 2.5h3M-1 1q1.5 3 3 0M4.5 4l1.5-3 1.5 3"
        fill="none"
        stroke="#f1d7a4"
        stroke-width="1.2"
        stroke-linecap="round"
      />
    </>
  );
}

export const SIGNS: Record<string, () => JSX.Element> = {
  rest: Rest,
  barter: Barter,
  skimp: Skimp,
  chip_in: Pick,
  take_three_more: Three,
  take_two_more: Two,
  take_your_pick: Star,
  change_jobs: Jobs,
  lend_a_hand: Hand,
  gain_favor: Favor,
  fervent: Fervent,
  artistic: Artistic,
  popular: Popular,
  chief: Feathers,
  rongorongo: Tablet,
};
