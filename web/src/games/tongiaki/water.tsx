// Water: three paths of foam. How many colours a path asks for is told by a number, by a colour and
// by dashes in groups of as many.
import { turned } from "./hex";
import { pathCurve, pathPoint } from "./route";
import { paths } from "./tiles";

export function WaterArt(props: { tile: string; rot: number; letter: string }) {
  const all = paths(props.tile);
  return (
    <g class="tk-water">
      <g transform={`rotate(${props.rot * 60})`}>
        {all.map((path) => (
          <g key={path.from} class={`tk-path tk-danger-${path.number}`}>
            <path class="tk-foam-edge" d={pathCurve(path)} />
            <path class="tk-foam" d={pathCurve(path)} />
            <path class="tk-core" d={pathCurve(path)} />
          </g>
        ))}
      </g>
      {all.map((path) => {
        if (!path.number) return null;
        const { x, y } = turned(pathPoint(path, 0.5), props.rot);
        return (
          <g key={path.from} class={`tk-danger-${path.number}`} transform={`translate(${x} ${y})`}>
            <g class="tk-number">
              <circle r="14" />
              <text y="6.2">{path.number}</text>
            </g>
          </g>
        );
      })}
      <text class="tk-letter" x="-83" y="4.5">
        {props.letter}
      </text>
    </g>
  );
}
