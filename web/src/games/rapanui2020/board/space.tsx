// What lies and stands on a space: what is gathered there, its ahu with tiles and Moai, figures.
import { useDesk } from "../../../parts/desk";
import { Pukao } from "../../../parts/signs";
import { heightOf, Moai } from "../art/stones";
import { centre, foot, stands } from "../play/ground";
import { crater, pukaoQuarry, SIZES, space as spaceOf } from "../play/island";
import { chiefOn, type SpaceId, slotsOf, type View, type ViewSlot } from "../view";
import { Drawing, Figure, Neutral } from "./glyph";
import { Target } from "./spot";

interface SpaceProps {
  view: View;
  space: SpaceId;
  mine: number;
  nameOf(seat: number): string;
}

export function SpaceThings(props: SpaceProps) {
  const { view, space } = props;
  const { words } = useDesk();
  const { x, y } = centre(space);
  const about = spaceOf(view.board, space);
  const slots = slotsOf(view, space);
  const prints = about.prints;
  return (
    <g
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      data-at={`space:${space}`}
      role="img"
      aria-label={spoken(props, words)}
    >
      <rect class="rn20-anchor" x="-20" y="-20" width="40" height="40" />
      {prints.map((resource, i) => {
        const spread =
          slots.length > 0 ? [-42, 36] : prints.length > 1 ? [(i ? 1 : -1) * 23, -16] : [0, -16];
        return (
          <g
            key={resource}
            transform={`translate(${spread.join(" ")}) scale(${slots.length > 0 ? 1.25 : 1.45})`}
          >
            <Drawing of={resource} />
          </g>
        );
      })}
      {prints.length > 1 && <path class="rn20-slash" d="M5-30-5-2" />}
      {slots.map(({ slot, index }, i) => (
        <g
          key={index}
          transform={`translate(${foot(i, slots.length).x} ${foot(i, slots.length).y})`}
          data-at={`slot:${index}`}
        >
          <Ahu slot={slot} />
        </g>
      ))}
      <Workers {...props} />
      <text class="rn20-place" y="-44" text-anchor="middle">
        <tspan class="rn20-place-id">{space.toUpperCase()}</tspan>{" "}
        <tspan class="rn20-place-name">{about.name}</tspan>
      </text>
    </g>
  );
}

/** What a screen reader says of a space that cannot be clicked. */
function spoken(props: SpaceProps, words: ReturnType<typeof useDesk>["words"]): string {
  const { view, space } = props;
  const about = spaceOf(view.board, space);
  const figures = view.island[space];
  const parts = about.prints.map(words.name);
  for (const { slot } of slotsOf(view, space)) {
    if (slot.tile) parts.push(words.name(slot.tile));
    if (slot.moai)
      parts.push(
        `${words.name(`cargo_${slot.moai}`)}${slot.pukao ? ` + ${words.name("pukao")}` : ""}`,
      );
  }
  if (figures && figures.seat >= 0) {
    const figuresSaid = words.say("board.figures", { fresh: figures.fresh, tired: figures.tired });
    parts.push(`${props.nameOf(figures.seat)}: ${figuresSaid}`);
  }
  return `${space.toUpperCase()} ${about.name}: ${parts.join(", ")}`;
}

const UNDER_NAME = 59; // of an ahu: what is higher would cover the name of the place

/** An ahu: a platform with its tile, or with its Moai. */
function Ahu(props: { slot: ViewSlot }) {
  const { slot } = props;
  const pukao = slot.pukao > 0;
  const fits = slot.moai ? Math.min(1, UNDER_NAME / heightOf(slot.moai, pukao)) : 1;
  return (
    <g>
      <path class="rn20-ahu" d="M-27-5H27L30 5H-30Z" />
      <path
        class="rn20-ahu-line"
        d="M-28.5 0H28.5M-14-5V0M2-5V0M16-5V0M-20 0V5M-6 0V5M8 0V5M21 0V5"
      />
      {slot.tile && (
        <g transform="translate(0 -29)">
          <rect class="rn20-tile" x="-22" y="-22" width="44" height="44" rx="7" />
          <g transform="scale(1.42)">
            <Drawing of={slot.tile} />
          </g>
        </g>
      )}
      {slot.moai && (
        <g transform={`scale(${fits.toFixed(3)})`}>
          <Moai size={slot.moai} pukao={pukao} />
        </g>
      )}
    </g>
  );
}

/** Villagers, a Chief, a neutral figure; in the Crater the Moai that wait to be carried. */
function Workers(props: SpaceProps) {
  const { view, space } = props;
  if (space === crater(view.board)) return <Waiting view={view} seat={props.mine} />;
  if (space === pukaoQuarry(view.board)) return <Hats count={view.pukao} />;
  const figures = view.island[space]!;
  const chief = chiefOn(view, space);
  const ahu = spaceOf(view.board, space).ahu;
  const all = [
    ...(chief >= 0 ? [{ seat: chief, kind: "chief" as const }] : []),
    ...Array.from({ length: figures.fresh }, () => ({ seat: figures.seat })),
    ...Array.from({ length: figures.tired }, () => ({ seat: figures.seat, tired: true })),
  ];
  const spots = stands(all.length, ahu);
  return (
    <>
      {all.map((figure, i) => (
        <g key={i} transform={`translate(${spots[i]!.x} ${spots[i]!.y})`}>
          <Figure {...figure} />
        </g>
      ))}
    </>
  );
}

/** P2.6: the Moai that a seat has carved stand in the Crater. */
function Waiting(props: { view: View; seat: number }) {
  const { view, seat } = props;
  const { piece, route } = view.now;
  const held = SIZES.flatMap((size) => {
    const away =
      size === piece && view.now.seat === seat && route.length > 0 && view.now.stage === "route"
        ? 1
        : 0;
    return Array.from(
      { length: Math.max(0, (view.seats[seat]?.moai[size] ?? 0) - away) },
      () => size,
    );
  });
  const step = Math.min(26, 92 / Math.max(1, held.length));
  return (
    <>
      <g transform="translate(-46 -18) scale(0.95)">
        <Neutral />
      </g>
      {held.map((size, i) => (
        <g key={i} transform={`translate(${(i - (held.length - 1) / 2) * step} 36) scale(0.85)`}>
          <Moai size={size} />
        </g>
      ))}
    </>
  );
}

function Hats(props: { count: number }) {
  const shown = Math.min(6, props.count);
  return (
    <>
      <g transform="translate(-46 -18) scale(0.95)">
        <Neutral />
      </g>
      {Array.from({ length: shown }, (_, i) => (
        <g
          key={i}
          transform={`translate(${[-14, 14, 0, -26, 2, 28][i]! + 2} ${[4, 4, -12, 22, 22, 22][i]!})`}
        >
          <Pukao />
        </g>
      ))}
      <text class="rn20-count" x="46" y="-22" text-anchor="middle">
        {props.count}
      </text>
    </>
  );
}

/** The ahu on which a Moai may be set now. */
export function SlotTargets(props: { view: View }) {
  return (
    <>
      {props.view.slots.map((slot, index) => {
        const here = slotsOf(props.view, slot.space);
        const i = here.findIndex((one) => one.index === index);
        const middle = centre(slot.space);
        const { x, y } = foot(i, here.length);
        return (
          <Target key={index} at={`slot:${index}`}>
            <rect
              class="rn20-ring"
              x={middle.x + x - 32.5}
              y={middle.y + y - 58}
              width="65"
              height="67"
              rx="9"
            />
          </Target>
        );
      })}
    </>
  );
}
