// The map: sea, tiles, ships and what happens to them, in layers of one coordinate space.
import type { ComponentChildren, Ref } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Told } from "../../../generated/wire";
import { kept } from "../../../parts/kept";
import { beside, type Cell, cellKey, centre, type Point, TILE } from "../play/hex";
import type { Move } from "../play/moves";
import { type Piece, settle } from "../play/pieces";
import { type Ghost, type Motion, type Story, story, TURN_UP } from "../play/voyage";
import type { Zoom } from "../play/zoom";
import { cellOf, type Facts, kingOf, rotOf, unknownCell, type View } from "../view";
import { Raft, UnknownCell } from "./overlay";
import { Ship } from "./ship";
import { TileArt } from "./tile";

const DIRECTIONS = [0, 1, 2, 3, 4, 5];

export interface ChartProps {
  view: View;
  facts: Facts;
  told: Told[];
  still: boolean;
  zoom: Zoom;
  name(tile: string): string;
  spoken(tile: string): string;
  under: ComponentChildren; // over the tiles, under the ships
  over: ComponentChildren; // over the ships
}

/** The centres of the laid tiles and of the empty cells that matter: what a map must show. */
export function shownCells(view: View, moves: Move[]): Point[] {
  const laid = Object.keys(view.board).map((tile) => cellOf(view, tile));
  const unknown = unknownCell(view);
  const cells = moves.map((move) => move.cell).filter((cell) => cell !== null);
  const points = [...laid, ...(unknown ? [unknown] : []), ...cells].map(centre);
  return points.length ? points : [{ x: 0, y: 0 }];
}

/** The centres of the cells that moves are about. */
export function askedCells(view: View, moves: Move[]): Point[] {
  const places = moves.map(
    ({ cell, tile }) => cell ?? (tile in view.board ? cellOf(view, tile) : null),
  );
  return places.filter((cell) => cell !== null).map(centre);
}

/** The centres around a fleet that is under way: what one watches of a voyage. */
export function actionCells(view: View, facts: Facts): Point[] {
  const at = unknownCell(view) ?? (view.island ? cellOf(view, view.island) : null);
  if (!at || !facts.fleet.ships) return [];
  return [at, ...DIRECTIONS.map((direction) => beside(at, direction))].map(centre);
}

/** The empty cells beside laid tiles, and, deeper in the unknown, those beside them. */
function uncharted(board: View["board"]): { cell: Cell; deeper: boolean }[] {
  const laid = Object.keys(board).map((tile) => cellOf({ board }, tile));
  const near = around(laid, laid);
  const far = around(near, [...laid, ...near]);
  return [
    ...near.map((cell) => ({ cell, deeper: false })),
    ...far.map((cell) => ({ cell, deeper: true })),
  ];
}

/** The cells beside some, each once, without the known ones. */
function around(cells: Cell[], known: Cell[]): Cell[] {
  const skipped = new Set(known.map(cellKey));
  const all = cells.flatMap((cell) => DIRECTIONS.map((direction) => beside(cell, direction)));
  const found = new Map(all.map((cell) => [cellKey(cell), cell]));
  return [...found.values()].filter((cell) => !skipped.has(cellKey(cell)));
}

const Uncharted = kept((props: { board: View["board"] }) => (
  <>
    {uncharted(props.board).map(({ cell, deeper }) => {
      const { x, y } = centre(cell);
      const kind = deeper ? "tk-uncharted tk-deeper" : "tk-uncharted";
      return <path key={cellKey(cell)} class={kind} d={TILE} transform={`translate(${x} ${y})`} />;
    })}
  </>
));

interface Moment {
  n: number; // counts the views
  view: View;
  pieces: Piece[];
  story: Story | null;
}

/** The pieces of this view, and how they came about. */
function useMoment(view: View, told: Told[], still: boolean): Moment {
  const last = useRef<Moment | null>(null);
  return useMemo(() => {
    const before = last.current;
    const pieces = settle(before?.pieces ?? [], view);
    const moving = before && !still && told.length > 0;
    last.current = {
      n: (before?.n ?? 0) + 1,
      view,
      pieces,
      story: moving ? story(told, before.view, before.pieces, view, pieces) : null,
    };
    return last.current;
  }, [view]);
}

export function Chart(props: ChartProps) {
  const { view, zoom } = props;
  const [unknown, { ships: aboard }] = [unknownCell(view), props.facts.fleet];
  const { n, pieces, story } = useMoment(view, props.told, props.still);
  const ships = useRef(new Map<string, SVGElement>());
  const tiles = useRef(new Map<string, SVGElement>());
  const raft = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    if (!story) return;
    const running = play(story, ships.current, tiles.current);
    if (raft.current && aboard) running.push(appear(raft.current, story.arrival));
    return () => {
      for (const animation of running) animation.cancel();
    };
  }, [story]);
  const keep = (all: Map<string, SVGElement>, id: string) => (element: SVGElement | null) => {
    if (element) all.set(id, element);
    else all.delete(id);
  };
  const art = (tile: string) => (
    <g class={tile === view.island && aboard ? "tk-landing" : ""}>
      <TileArt
        tile={tile}
        rot={rotOf(view, tile)}
        name={props.name(tile)}
        king={kingOf(view, tile)}
      />
    </g>
  );
  const far = zoom.scale < 0.44 ? " tk-far" : zoom.scale < 0.6 ? " tk-mid" : "";
  const grow = Math.max(1, Math.min(2.05, 0.9 / zoom.scale)); // of what must be read
  const sheet = useGlide(zoom, props.still);
  return (
    <div
      ref={sheet}
      class={`tk-sheet${far}`}
      style={{ "--tk-grow": grow, "--tk-far-grow": Math.min(3.4, 0.75 / zoom.scale) }}
    >
      <Layer zoom={zoom}>
        <Patterns />
        <rect class="tk-sea" x="-6000" y="-6000" width="12000" height="12000" />
        <Uncharted board={view.board} />
        {unknown && <UnknownCell cell={unknown} />}
        {Object.keys(view.board).map((tile) => {
          const { x, y } = centre(cellOf(view, tile));
          return (
            <g
              key={tile}
              transform={`translate(${x} ${y})`}
              data-at={`tile:${tile}`}
              role="img"
              aria-label={props.spoken(tile)}
            >
              <g ref={keep(tiles.current, tile)}>{art(tile)}</g>
            </g>
          );
        })}
        {props.under}
      </Layer>
      <div class="tk-world" style={placed(zoom)} aria-hidden="true">
        {[...(story?.tiles ?? [])].map(([tile, delay]) => (
          <Turning key={`${n} ${tile}`} at={centre(cellOf(view, tile))} delay={delay}>
            {art(tile)}
          </Turning>
        ))}
      </div>
      <Layer zoom={zoom} hold={raft}>
        <Raft view={view} ships={aboard} name={view.island ? props.name(view.island) : ""} />
      </Layer>
      <div class="tk-world" style={placed(zoom)} aria-hidden="true">
        <div class="tk-pieces">
          {pieces.map(({ id, seat, at }) => (
            <Afloat
              key={id}
              about={`ship:${seat}`}
              hold={keep(ships.current, id)}
              at={`translate(${at.x}px, ${at.y}px)`}
            >
              <Ship seat={seat} />
            </Afloat>
          ))}
        </div>
        {story && <Decoration key={n} story={story} />}
      </div>
      <Layer zoom={zoom}>{props.over}</Layer>
    </div>
  );
}

/** How things of the map lie in its window. */
function placed({ x, y, scale }: Zoom) {
  return { transform: `translate(${x}px, ${y}px) scale(${scale})` };
}

interface LayerProps {
  zoom: Zoom;
  hold?: Ref<SVGSVGElement>;
  children: ComponentChildren;
}

/** A part of the map that is drawn by itself: where ships sail, the sea below them is not drawn anew. */
function Layer({ zoom, hold, children }: LayerProps) {
  return (
    <svg
      ref={hold ?? null}
      class="tk-svg"
      width={zoom.width}
      height={zoom.height}
      role="presentation"
    >
      <g class="tk-world" style={placed(zoom)}>
        {children}
      </g>
    </svg>
  );
}

interface AfloatProps {
  hold: Ref<SVGSVGElement>;
  class?: string;
  about?: string;
  at?: string; // where it lies, as a transform
  children: ComponentChildren;
}

/** Something that moves over the map, in a picture of its own, which the browser moves as a whole: each
 * step of a part of a larger picture would let it lay out and paint the rest of that picture, too. */
function Afloat(props: AfloatProps) {
  return (
    <svg
      ref={props.hold}
      class={`tk-afloat ${props.class ?? ""}`}
      width="1"
      height="1"
      role="presentation"
      data-about={props.about}
      style={{ transform: props.at ?? "" }}
    >
      {props.children}
    </svg>
  );
}

const GLIDE = 350; // milliseconds: of the map, where the page itself moves it

/** Let the drawn map glide from where it lay. It is moved as one picture: to draw the whole map anew at
 * every step between would take a slow processor longer than a frame. */
function useGlide({ x, y, scale, smooth }: Zoom, still: boolean) {
  const sheet = useRef<HTMLDivElement>(null);
  const last = useRef<{ lies: DOMMatrix; motion: Animation | null } | null>(null);
  useLayoutEffect(() => {
    const lies = new DOMMatrix([scale, 0, 0, scale, x, y]);
    const { current: before } = last;
    last.current = { lies, motion: null };
    if (!before || !smooth || still) return before?.motion?.cancel();
    const seen = new DOMMatrix(getComputedStyle(sheet.current!).transform).multiply(before.lies);
    before.motion?.cancel();
    last.current.motion = sheet.current!.animate(
      [{ transform: `${seen.multiply(lies.inverse())}` }, { transform: "none" }],
      { duration: GLIDE, easing: "ease-out" },
    );
  }, [x, y, scale]);
  return sheet;
}

/** Show something only when the fleet has arrived. */
function appear(element: Element, delay: number): Animation {
  const timing = { duration: 200, delay: Math.max(0, delay - 200), fill: "backwards" as const };
  return element.animate([{ opacity: 0 }, { opacity: 1 }], timing);
}

/** Set the pieces in motion; to cancel what is running leaves the final state. */
function play(
  story: Story,
  ships: Map<string, SVGElement>,
  tiles: Map<string, SVGElement>,
): Animation[] {
  const running: Animation[] = [];
  const start = (element: Element | undefined, { frames, timing }: Motion) => {
    if (element) running.push(element.animate(frames, timing));
  };
  for (const [id, motion] of story.pieces) start(ships.get(id), motion);
  for (const [tile, delay] of story.tiles) {
    const hidden = [{ opacity: 0 }, { opacity: 0 }];
    const duration = Math.max(0, delay) + Number(TURN_UP.duration);
    start(tiles.get(tile), { frames: hidden, timing: { duration } });
  }
  return running;
}

/** A tile that is turned up, above the map until it lies in its place there. */
function Turning(props: { at: Point; delay: number; children: ComponentChildren }) {
  const tile = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const motion = tile.current!.animate(
      [
        { transform: "scale(0, 1.08)", opacity: 0.2 },
        { transform: "scale(1.06)", opacity: 1, offset: 0.7 },
        { transform: "none", opacity: 1 },
      ],
      { ...TURN_UP, delay: Math.max(0, props.delay) },
    );
    return () => motion.cancel();
  }, []);
  return (
    <div class="tk-turning" style={{ transform: `translate(${props.at.x}px, ${props.at.y}px)` }}>
      <Afloat hold={tile} class="tk-gone">
        {props.children}
      </Afloat>
    </div>
  );
}

/** Ships that are no longer there, and the place where they were lost. */
function Decoration(props: { story: Story }) {
  const { ripple, ghosts } = props.story;
  return (
    <div class="tk-decoration">
      {ripple && <Ripple {...ripple} />}
      {ghosts.map((ghost) => (
        <GhostShip key={ghost.piece.id} {...ghost} />
      ))}
    </div>
  );
}

function GhostShip(props: Ghost) {
  const ship = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const motion = ship.current!.animate(props.motion.frames, props.motion.timing);
    return () => motion.cancel();
  }, []);
  return (
    <Afloat hold={ship} class="tk-gone">
      <Ship seat={props.piece.seat} />
    </Afloat>
  );
}

function Ripple(props: { at: { x: number; y: number }; delay: number }) {
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const rings = [...group.current!.children].map((ring, i) =>
      ring.animate(
        [
          { transform: "scale(0.2)", opacity: 0 },
          { transform: "scale(0.6)", opacity: 0.9, offset: 0.3 },
          { transform: "scale(1.5)", opacity: 0 },
        ],
        { duration: 1200, delay: props.delay + i * 260, fill: "both", easing: "ease-out" },
      ),
    );
    return () => {
      for (const ring of rings) ring.cancel();
    };
  }, []);
  return (
    <div
      ref={group}
      class="tk-ripple"
      style={{ transform: `translate(${props.at.x}px, ${props.at.y}px)` }}
    >
      {[0, 1, 2].map((ring) => (
        <Afloat key={ring} hold={null} class="tk-gone">
          <ellipse rx="46" ry="30" />
        </Afloat>
      ))}
    </div>
  );
}

function Patterns() {
  return (
    <defs>
      <pattern id="tk-swell-sea" width="120" height="64" patternUnits="userSpaceOnUse">
        <rect class="tk-swell-ground" width="120" height="64" />
        <path
          class="tk-swell"
          d="M8 18Q22 8 36 18T64 18M66 50Q80 40 94 50T122 50M-54 50Q-40 40-26 50T2 50"
        />
      </pattern>
      <pattern id="tk-soundings" width="22" height="22" patternUnits="userSpaceOnUse">
        <circle class="tk-sounding" cx="5" cy="5" r="1.7" />
        <circle class="tk-sounding" cx="16" cy="16" r="1.7" />
      </pattern>
      <pattern id="tk-waves" width="46" height="30" patternUnits="userSpaceOnUse">
        <path
          class="tk-wave"
          d="M4 10Q9 5 14 10T24 10M27 25Q32 20 37 25T47 25M-19 25Q-14 20-9 25T1 25"
        />
      </pattern>
    </defs>
  );
}
