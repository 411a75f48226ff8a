// The Moai that nobody has carved yet, by size; they are taken in phase 2.
import { useDesk } from "../../../parts/desk";
import { Moai } from "../art/stones";
import { SIZES, YIELD } from "../play/island";
import type { View } from "../view";
import { stateOf, Target } from "./spot";

const LEFT = 416;
const TOP = 528;
const WIDE = 76;

export function Supply(props: { view: View }) {
  const desk = useDesk();
  const { words } = desk;
  return (
    <g>
      <path
        class="rn20-quay"
        d={`M${LEFT - 8} ${TOP + 8}q4-10 16-10h${3 * WIDE - 18}q14 0 16 10v92q0 12-12 12h-${3 * WIDE - 8}q-12 0-12-12Z`}
      />
      {SIZES.map((size, i) => {
        const count = props.view.moai[size] ?? 0;
        const says = words.say("board.supply", {
          size: words.name(`cargo_${size}`),
          count,
          resources: YIELD[i]!,
        });
        return (
          <g
            key={size}
            class={`${count ? "" : "rn20-none"} ${stateOf(desk, `supply:${size}`)}`}
            transform={`translate(${LEFT + WIDE * (i + 0.5)} ${TOP})`}
            data-at={`supply:${size}`}
            role="img"
            aria-label={says}
          >
            <g transform="translate(-9 84)">
              <Moai size={size} />
            </g>
            <text class="rn20-count" x="22" y="28" text-anchor="middle">
              {count}
            </text>
            <text class="rn20-yield" x="0" y="104" text-anchor="middle">
              +{YIELD[i]}
            </text>
          </g>
        );
      })}
    </g>
  );
}

export function SupplyTargets(props: { together: boolean }) {
  if (props.together)
    return (
      <Target at="group:supply">
        <rect class="rn20-ring" x={LEFT} y={TOP - 4} width={3 * WIDE} height="116" rx="9" />
      </Target>
    );
  return (
    <>
      {SIZES.map((size, i) => (
        <Target key={size} at={`supply:${size}`}>
          <rect
            class="rn20-ring"
            x={LEFT + WIDE * i + 1}
            y={TOP + 2}
            width={WIDE - 2}
            height="106"
            rx="9"
          />
        </Target>
      ))}
    </>
  );
}
