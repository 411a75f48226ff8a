// A transport: the way so far, the piece under way, and what the next steps would pay to whom.
import { useDesk } from "../../../parts/desk";
import { isSeries, movesOf } from "../../../parts/series";
import { Pukao } from "../../../parts/signs";
import { Animal } from "../art/animals";
import { Moai } from "../art/stones";
import { stepsOf } from "../play/gestures";
import { centre, type Point } from "../play/ground";
import { space } from "../play/island";
import type { Facts, SpaceId, View } from "../view";
import { Drawing } from "./glyph";

const line = (points: Point[]): string =>
  points.map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

export function Route(props: { view: View }) {
  const { route, seat } = props.view.now;
  const { lit } = useDesk();
  const here = centre(route.at(-1)!);
  const next = [...lit]
    .filter((place) => place.startsWith("space:"))
    .map((place) => place.slice("space:".length) as SpaceId);
  const way = line(route.map(centre));
  return (
    <g class={`rn20-seat-${seat}`} aria-hidden="true">
      <path class="rn20-way-rim" d={way} />
      <path class="rn20-way" d={way} />
      {next
        .filter((id) => !route.includes(id))
        .map((id) => (
          <path key={id} class="rn20-way-next" d={line([here, centre(id)])} />
        ))}
    </g>
  );
}

/** The way that is proposed with the gesture pointed at. */
export function Proposed(props: { view: View; facts: Facts; seat: number }) {
  const { view, facts } = props;
  const { pointed } = useDesk();
  const steps = pointed && isSeries(pointed.move) ? stepsOf(pointed.move) : [];
  if (!pointed || !steps.length) return null;
  const cargo = movesOf(pointed.move)[0]!.replace("load ", "") as keyof Facts["starts"];
  const start = facts.starts[cargo] ?? view.now.route.at(-1)!;
  return (
    <g class={`rn20-seat-${props.seat} rn20-proposed`} aria-hidden="true">
      <path class="rn20-way-rim" d={line([start, ...steps].map(centre))} />
      <path class="rn20-way-next" d={line([start, ...steps].map(centre))} />
    </g>
  );
}

/** The piece under way, on a sledge of logs. */
export function Cargo(props: { view: View }) {
  const { piece, route, stage } = props.view.now;
  if (stage !== "route" && stage !== "income") return null;
  const here = route.at(-1)!;
  const { x, y } = centre(here);
  const aside = space(props.view.board, here).ahu === 2 ? 0 : 36; // what the space prints stays in sight
  return (
    <g
      class="rn20-cargo"
      transform={`translate(${(x + aside).toFixed(1)} ${(y + 40).toFixed(1)})`}
      data-at="cargo"
    >
      <path class="rn20-log" d="M-24 5H24M-20 11H20" />
      <g transform={piece === "pukao" ? "scale(1.6)" : ""}>
        {piece === "pukao" ? <Pukao /> : <Moai size={piece} />}
      </g>
    </g>
  );
}

/** P3.3: above each space that may be entered, its price: a resource for the owner of the figures. */
export function Tolls(props: { steps: Facts["steps"] }) {
  const { places } = useDesk();
  const steps = Object.entries(props.steps).filter(([id]) => places.has(`space:${id}`));
  return (
    <g aria-hidden="true">
      {steps.map(([id, { seat, resources }]) => {
        const { x, y } = centre(id);
        const paid = resources.length > 0;
        const wide = paid ? 32 + 22 * resources.length : 34;
        return (
          <g
            key={id}
            class="rn20-toll"
            data-about={`space:${id}`}
            transform={`translate(${x.toFixed(1)} ${(y - 48).toFixed(1)})`}
          >
            <rect x={-wide / 2} y="-14" width={wide} height="28" rx="14" />
            {paid ? (
              <>
                <g transform={`translate(${-wide / 2 + 16} 0) scale(0.68)`}>
                  <Animal seat={seat} />
                </g>
                {resources.map((resource, i) => (
                  <g
                    key={resource}
                    transform={`translate(${-wide / 2 + 39 + 22 * i} 0) scale(0.88)`}
                  >
                    <Drawing of={resource} />
                  </g>
                ))}
              </>
            ) : (
              <path class="rn20-free" d="M-7 0-2 5 8-6" />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** A pennant where the piece could be set down. */
export function Goal(props: { space: string; seat: number }) {
  const { x, y } = centre(props.space);
  return (
    <g
      class={`rn20-goal rn20-seat-${props.seat}`}
      data-about={`space:${props.space}`}
      transform={`translate(${(x + 50).toFixed(1)} ${(y - 30).toFixed(1)})`}
      aria-hidden="true"
    >
      <path d="M0 16V-16L-20-8 0 0" />
    </g>
  );
}
