// What lies over the corners of the map: the pile, the tile in hand, the zoom buttons.
import type { GameWords } from "../../../parts/board";
import { type Box, unitOf, type Zoom } from "../play/zoom";
import type { Facts, View } from "../view";
import { Tool } from "./dock";
import { Pile } from "./pile";
import { TilePicture } from "./tile";

/** The parts of the window that the corners cover. */
export function covers(
  { width, height }: { width: number; height: number },
  drawn: boolean,
  open: boolean, // the pile tells which tiles are left
): Box[] {
  const unit = unitOf(width, height);
  const boxes = [
    { left: 0, top: 0, right: (open ? 300 : 132) * unit, bottom: (open ? 330 : 54) * unit },
    { left: width - 52 * unit, top: height - 142 * unit, right: width, bottom: height },
  ];
  const [wide, high] = width < 620 ? [92, 84] : [122 * unit, 112 * unit];
  return drawn ? [...boxes, { left: width - wide, top: 0, right: width, bottom: high }] : boxes;
}

export function Corners(props: { view: View; facts: Facts; zoom: Zoom; words: GameWords }) {
  const { view, zoom, words } = props;
  const drawn = words.name(view.drawn);
  return (
    <>
      <div class="tk-corner tk-corner-pile">
        <Pile view={view} facts={props.facts} roomy={zoom.roomy} words={words} />
        {view.ending && view.phase !== "over" && (
          <p class="tk-ending" data-about="ending">
            {words.say("show.ending")}
          </p>
        )}
      </div>
      {view.drawn && (
        <div class="tk-corner tk-corner-drawn" data-at="drawn">
          <TilePicture
            key={view.drawn}
            tile={view.drawn}
            rot={0}
            size={104}
            name={drawn}
            label={words.say("show.drawn", { tile: drawn })}
          />
        </div>
      )}
      <div class="tk-corner tk-corner-zoom">
        <Tool says={words.say("board.zoom_in")} act={() => zoom.by(1.3)}>
          +
        </Tool>
        <Tool says={words.say("board.zoom_out")} act={() => zoom.by(1 / 1.3)}>
          −
        </Tool>
        <Tool says={words.say("board.zoom_fit")} act={zoom.fit}>
          <svg viewBox="-12 -12 24 24" width="20" height="20" aria-hidden="true" class="tk-outline">
            <path d="M-8-3V-8H-3M8-3V-8H3M-8 3V8H-3M8 3V8H3" />
          </svg>
        </Tool>
      </div>
    </>
  );
}
