// What makes the map a landscape: waves, surf, meadows with palms and hills, crater and red pit.
import { kept } from "../../../parts/kept";
import { CELL, centre, HEIGHT, type Point, WIDTH, waver } from "../play/ground";
import { type Board, crater, pukaoQuarry, space, spaces } from "../play/island";
import type { SpaceId } from "../view";

export function SeaPattern() {
  return (
    <pattern id="rn20-waves" width="96" height="56" patternUnits="userSpaceOnUse">
      <path class="rn20-wave" d="M6 16Q16 8 26 16T46 16M54 44Q64 36 74 44T94 44" />
    </pattern>
  );
}

export const Surf = kept((props: { shore: string }) => {
  return (
    <>
      <rect class="rn20-sea" width={WIDTH} height={HEIGHT} />
      <rect fill="url(#rn20-waves)" width={WIDTH} height={HEIGHT} />
      <path class="rn20-shelf" d={props.shore} />
      <path class="rn20-lagoon" d={props.shore} />
      <path class="rn20-foam" d={props.shore} />
      <path class="rn20-beach" d={props.shore} />
      <path class="rn20-meadow" d={props.shore} />
    </>
  );
});

/** Hills, palms, tufts and stones, scattered over the land by the waver of their places. */
export const Scenery = kept((props: { board: Board }) => {
  const { board } = props;
  return (
    <g aria-hidden="true">
      {spaces(board).map((id) => (
        <g key={id} transform={`translate(${at(centre(id))})`}>
          {id === crater(board) ? (
            <Crater />
          ) : id === pukaoQuarry(board) ? (
            <RedPit />
          ) : (
            <Meadow id={id} board={board} />
          )}
        </g>
      ))}
    </g>
  );
});

const at = (point: Point): string => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;

function Meadow(props: { id: SpaceId; board: Board }) {
  const { prints, ahu } = space(props.board, props.id);
  const [a, b] = [props.id.charCodeAt(0), Number(props.id[1])];
  const spots = Array.from({ length: 7 }, (_, i) => ({
    x: (CELL.width / 2 - 8) * waver(a, b, 10 + i),
    y: (CELL.height / 2 - 10) * waver(a, b, 20 + i),
  }));
  return (
    <>
      <ellipse
        class="rn20-mound"
        cx={20 * waver(a, b, 5)}
        cy={-16 + 8 * waver(a, b, 6)}
        rx="56"
        ry="34"
      />
      {spots.map((spot, i) => (
        <g key={i} transform={`translate(${at(spot)})`}>
          {ahu === 0 && prints.includes("wood") && i < 3 ? (
            <Palm />
          ) : (
            <path class="rn20-tuft" d="M-5 3Q-4-2-6-5M0 3V-6M5 3Q4-2 6-5" />
          )}
        </g>
      ))}
    </>
  );
}

const Palm = () => (
  <g class="rn20-palm">
    <path class="rn20-trunk" d="M0 8Q3 0 0-9" />
    <path d="M0-9Q-8-16-14-9-6-11 0-9ZM0-9Q8-16 14-9 6-11 0-9ZM0-9Q-4-19 2-22 4-15 0-9ZM0-9Q-9-9-11-1-4-6 0-9ZM0-9Q9-9 11-1 4-6 0-9Z" />
  </g>
);

/** Rano Raraku: a ring of tuff with a lake in it. */
function Crater() {
  return (
    <g>
      <path
        class="rn20-slope"
        d="M-60 46Q-50 8-34-18-18-44 4-42 30-42 42-12 52 14 60 46 20 58-10 56-40 56-60 46Z"
      />
      <ellipse class="rn20-rim" cx="2" cy="-4" rx="40" ry="25" />
      <ellipse class="rn20-lake" cx="2" cy="2" rx="31" ry="16" />
      <path class="rn20-lake-light" d="M-16 2Q-4-3 8 1M0 8Q10 5 20 8" />
      <path
        class="rn20-crack"
        d="M-46 30Q-38 18-36 8M44 28Q40 16 38 8M-20 46Q-16 36-18 28M24 46Q22 36 26 28"
      />
    </g>
  );
}

/** Puna Pau: the pit of red scoria. */
function RedPit() {
  return (
    <g>
      <path
        class="rn20-red"
        d="M-56 30Q-54-12-28-30-4-44 26-34 52-22 56 14 58 42 20 48-30 54-56 30Z"
      />
      <path
        class="rn20-red-dark"
        d="M-38 24Q-36-4-18-16 2-26 24-18 40-8 40 12 36 30 10 34-24 36-38 24Z"
      />
      <path class="rn20-red-light" d="M-28 20Q-22-4 0-10M-10 26Q-6 8 14 0M16 26Q20 16 30 10" />
    </g>
  );
}
