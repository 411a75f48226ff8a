// The Moai Quarry: three columns of places for Sculptors, and below each a ledge for Chiefs.
import { useDesk } from "../../../parts/desk";
import { Moai } from "../art/stones";
import { places, SIZES, WORKERS } from "../play/island";
import type { View } from "../view";
import { Figure } from "./glyph";
import { stateOf, Target } from "./spot";

const LEFT = 664;
const TOP = 400;
const WIDE = 80; // of a column
const STEP = 36; // from place to place
const FIRST = 78; // the first place, from the top
const LEDGE = 188;

const columnX = (column: number): number => LEFT + 4 + WIDE * column;

export function Quarry(props: { view: View; nameOf(seat: number): string }) {
  const { view } = props;
  const desk = useDesk();
  const sculpting = view.phase === "sculpt";
  return (
    <g role="img" aria-label={spoken(props, desk.words)}>
      <path
        class="rn20-cliff"
        d={`M${LEFT - 6} ${TOP + 40}q2-26 34-28 22-20 60-12 30-16 66 0 40-8 60 14 28 2 34 26v194q0 12-12 12h-230q-12 0-12-12Z`}
      />
      <text class="rn20-label" x={LEFT + 124} y={TOP + 20} text-anchor="middle">
        {desk.words.say("board.quarry")}
      </text>
      {view.quarry.map((counts, column) => (
        <g
          key={column}
          class={`rn20-column ${stateOf(desk, `column:${column + 1}`)}`}
          transform={`translate(${columnX(column)} ${TOP})`}
          data-at={`column:${column + 1}`}
        >
          <rect class="rn20-shaft" x="3" y="28" width={WIDE - 6} height="152" rx="8" />
          <g transform="translate(14 56) scale(0.42)">
            <Moai size={SIZES[column]!} />
          </g>
          <text class="rn20-rule" x="50" y="48" text-anchor="middle">
            {Array.from({ length: WORKERS[column]! }, (_, i) => i + 1).join("+")}
          </text>
          {Array.from({ length: places(view.board)[column]! }, (_, i) => (
            <circle key={i} class="rn20-niche" cx={nook(i).x} cy={nook(i).y} r="16" />
          ))}
          {sculptors(counts).map((seat, i) => (
            <g key={i} transform={`translate(${nook(i).x} ${nook(i).y}) scale(0.9)`}>
              <Figure seat={seat} />
            </g>
          ))}
          <path class="rn20-ledge" d={`M3 ${LEDGE - 4}H${WIDE - 3}V${LEDGE + 40}H3Z`} />
          <Chiefs view={view} column={column} />
          {sculpting && <Unused view={view} column={column} />}
        </g>
      ))}
    </g>
  );
}

/** Two places beside each other, then the next two; more Sculptors than places stand between. */
const nook = (i: number) => ({
  x: i % 2 ? 58 : 23,
  y: FIRST + STEP * Math.floor(i / 2) + (i % 2 ? 9 : 0),
});

/** The seats of the Sculptors of a column, one for each. */
const sculptors = (counts: number[]): number[] =>
  counts.flatMap((count, seat) => Array.from({ length: count }, () => seat));

function Chiefs(props: { view: View; column: number }) {
  const here = props.view.seats.flatMap((own, seat) =>
    own.chief === `col${props.column + 1}` ? [seat] : [],
  );
  return (
    <g data-at={`base:${props.column + 1}`}>
      <rect class="rn20-anchor" x="20" y={LEDGE} width="40" height="36" />
      {here.length === 0 && (
        <path
          class="rn20-ledge-sign"
          d={`M${WIDE / 2 - 10} ${LEDGE + 26}v-10l5 4 5-8 5 8 5-4v10z`}
        />
      )}
      {here.map((seat, i) => (
        <g
          key={seat}
          transform={`translate(${WIDE / 2 + (i - (here.length - 1) / 2) * 22} ${LEDGE + 24}) scale(0.8)`}
        >
          <Figure seat={seat} kind="chief" />
        </g>
      ))}
    </g>
  );
}

/** P2.3: how many of the Sculptors of the seat to move are still to be used. */
function Unused(props: { view: View; column: number }) {
  const { free, seat } = props.view.now;
  const count = free[props.column] ?? 0;
  if (!count) return null;
  return (
    <g class={`rn20-unused rn20-seat-${seat}`} transform={`translate(${WIDE - 14} 162)`}>
      <circle r="13" />
      <text y="5.5" text-anchor="middle">
        {count}
      </text>
    </g>
  );
}

function spoken(
  props: { view: View; nameOf(seat: number): string },
  words: ReturnType<typeof useDesk>["words"],
): string {
  const columns = props.view.quarry.map((counts, column) => {
    const who = sculptors(counts).map(props.nameOf).join(", ");
    return words.say("board.column", {
      column: column + 1,
      places: places(props.view.board)[column]!,
      who: who || "–",
    });
  });
  return `${words.say("board.quarry")}: ${columns.join("; ")}`;
}

export function QuarryTargets(props: { together: boolean }) {
  if (props.together)
    return (
      <Target at="group:quarry">
        <rect
          class="rn20-ring"
          x={LEFT}
          y={TOP + 24}
          width={3 * WIDE + 8}
          height={LEDGE + 22}
          rx="10"
        />
      </Target>
    );
  return (
    <>
      {[0, 1, 2].map((column) => (
        <Target key={column} at={`column:${column + 1}`}>
          <rect
            class="rn20-ring"
            x={columnX(column) + 3}
            y={TOP + 28}
            width={WIDE - 6}
            height="152"
            rx="8"
          />
        </Target>
      ))}
      {[0, 1, 2].map((column) => (
        <Target key={column} at={`base:${column + 1}`}>
          <rect
            class="rn20-ring"
            x={columnX(column) + 3}
            y={TOP + LEDGE - 4}
            width={WIDE - 6}
            height="66"
            rx="8"
          />
        </Target>
      ))}
    </>
  );
}
