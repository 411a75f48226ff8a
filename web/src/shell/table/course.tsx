// The points of every seat through a match, as curves.
import { useEffect, useState } from "preact/hooks";
import type { Course, View } from "../../generated/wire";
import type { GameFolder } from "../../parts/board";
import { get } from "../http";
import { say } from "../words";
import { curves, HEIGHT, WIDTH } from "./scoring";
import { colourOf, nameOf } from "./seats";

export function CourseFigure(props: { view: View; folder: GameFolder | null }) {
  const { view, folder } = props;
  const [course, set] = useState<Course | null>(null);
  useEffect(() => {
    get<Course>(`/api/matches/${view.match}/course`).then(set, () => undefined); // it is not missed
  }, [view.match]);
  if (!course || course.steps.length < 2) return null;
  const ends = view.sitters.map(
    (sitter) => `${nameOf(sitter)} ${course.points.at(-1)![sitter.seat]}`,
  );
  return (
    <figure class="course">
      <figcaption>{say("result.course")}</figcaption>
      <svg
        viewBox={`-4 -6 ${WIDTH + 8} ${HEIGHT + 12}`}
        role="img"
        aria-label={`${say("result.course")}: ${ends.join(", ")}`}
      >
        <path class="course-ground" d={`M0 ${HEIGHT}H${WIDTH}`} />
        {curves(course).map((curve, seat) => (
          <polyline
            key={seat}
            points={curve.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ")}
            style={{ stroke: colourOf(folder, view, seat) }}
            class={seat === view.seat ? "mine" : ""}
          />
        ))}
      </svg>
    </figure>
  );
}
