// Who was winning: the win share of each seat through the match, with marks that lead to moments.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Analysis, Told, View } from "../../generated/wire";
import type { Beats } from "../../parts/beats";
import type { GameFolder } from "../../parts/board";
import { marks } from "../replay/controls";
import { percent } from "../table/hint";
import { colourOf, nameOf } from "../table/seats";
import { say } from "../words";
import { EDGE, type Mark, marked, nearest, type Size, wayOf, xOf, yOf } from "./ways";

const SHARES = [0, 0.5, 1];
const HEIGHT = 150;

interface CurveProps {
  view: View; // of the end
  folder: GameFolder | null;
  beats: Beats;
  log: Told[];
  found: Analysis;
  at: number | null;
  go(step: number): void;
}

/** The width that an element has now. */
function useWidth(): [{ current: HTMLDivElement | null }, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, set] = useState(0);
  useLayoutEffect(() => {
    const measure = () => set(element.current?.clientWidth ?? 0);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element.current!);
    return () => watcher.disconnect();
  }, []);
  return [element, width];
}

/** What a mark says to who points at it. */
export function markSays(mark: Mark, view: View): string {
  const told = { name: nameOf(view.sitters[mark.seat]!), step: mark.step + 1 };
  return mark.kind === "mistake"
    ? say("analysis.mark_mistake", { ...told, cost: percent(mark.worth) })
    : say("analysis.mark_luck", { ...told, luck: percent(mark.worth) });
}

export function Curve(props: CurveProps) {
  const { view, folder, found } = props;
  const [frame, width] = useWidth();
  const size: Size = { width, height: HEIGHT };
  const seats = view.sitters.map((sitter) => sitter.seat);
  const ends = found.seats.map(
    ({ seat, result }) => `${nameOf(view.sitters[seat]!)} ${percent(result)}`,
  );
  return (
    <figure class="shares">
      <figcaption class="unseen">{say("analysis.curve")}</figcaption>
      <div class="shares-frame" ref={frame} style={{ height: `${HEIGHT}px` }}>
        {width ? (
          <>
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: with keys one goes from decision to decision */}
            <svg
              width={width}
              height={HEIGHT}
              role="img"
              aria-label={`${say("analysis.curve_label")} ${ends.join(", ")}`}
              onClick={(event) => {
                const { left } = event.currentTarget.getBoundingClientRect();
                const step = nearest(found, event.clientX - left, size);
                if (step !== null) props.go(step);
              }}
            >
              <Ground {...props} size={size} />
              {seats.map((seat) => (
                <polyline
                  key={seat}
                  class={seat === found.seat ? "way mine" : "way"}
                  style={{ stroke: colourOf(folder, view, seat) }}
                  points={wayOf(found, seat, size)
                    .map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`)
                    .join(" ")}
                />
              ))}
            </svg>
            {marked(found).map((mark) => (
              <button
                key={`${mark.kind}${mark.step}`}
                type="button"
                class={`share-mark ${mark.kind}`}
                aria-label={markSays(mark, view)}
                title={markSays(mark, view)}
                aria-current={mark.step === props.at ? "true" : undefined}
                style={{
                  "--seat": colourOf(folder, view, mark.seat),
                  left: `${xOf(mark.step, found.last, size)}px`,
                  top: `${yOf(mark.share, size)}px`,
                }}
                onClick={() => props.go(mark.step)}
              />
            ))}
          </>
        ) : null}
      </div>
    </figure>
  );
}

/** What lies behind the curves: shares, the ends of rounds and scorings, and the moment that is shown. */
function Ground(props: CurveProps & { size: Size }) {
  const { found, size } = props;
  const says = (step: number) => props.log.findLast((event) => event.step === step)?.says ?? "";
  return (
    <>
      {SHARES.map((share) => (
        <g key={share} class="share-line">
          <path d={`M${EDGE.left} ${yOf(share, size)}H${size.width - EDGE.right}`} />
          <text x={EDGE.left - 6} y={yOf(share, size) + 4} text-anchor="end">
            {percent(share)}
          </text>
        </g>
      ))}
      {marks(props.log, props.beats).map(({ step, mark }) => (
        <path
          key={step}
          class={`share-event ${mark}`}
          d={`M${xOf(step, found.last, size)} ${EDGE.top}V${size.height - EDGE.bottom}`}
        >
          <title>{says(step)}</title>
        </path>
      ))}
      {props.at === null ? null : (
        <path
          class="share-here"
          d={`M${xOf(props.at, found.last, size)} ${EDGE.top - 8}V${size.height - EDGE.bottom + 8}`}
        />
      )}
    </>
  );
}
