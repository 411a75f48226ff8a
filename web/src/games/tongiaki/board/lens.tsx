// An island close up, for fingers: its picture, and every move there as a button.
import { useEffect, useRef } from "preact/hooks";
import type { Choice } from "../../../generated/wire";
import type { GameWords } from "../../../parts/board";
import { shoresOf } from "../play/berths";
import { line } from "../play/hex";
import { parsed, type Target } from "../play/moves";
import { beachOf } from "../play/tiles";
import { kingOf, rotOf, shipsOn, type View } from "../view";
import { Sand } from "./island";
import { Ship } from "./ship";
import { TileArt } from "./tile";

export interface LensProps {
  view: View;
  target: Target;
  words: GameWords;
  shown: string | null; // the move that is pointed at
  chosen: number[]; // the beaches that are chosen for ships
  point(move: string | null): void;
  choose(choice: Choice): void;
  close(): void;
}

export function Lens(props: LensProps) {
  const { view, target, words } = props;
  const list = useRef<HTMLUListElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const map = box.current!.closest(".tk-window")!;
    list.current?.querySelector("button")?.focus();
    return () => requestAnimationFrame(() => backTo(map, target.id));
  }, []);
  return (
    <div
      ref={box}
      class="tk-lens"
      data-still
      role="dialog"
      aria-label={words.name(target.tile)}
      onKeyDown={(event) => event.key === "Escape" && props.close()}
    >
      <Closeup view={view} tile={target.tile} name={words.name(target.tile)} shown={props.shown} />
      <ul ref={list}>
        {target.choices.map((choice) => (
          <li key={choice.move}>
            <button
              type="button"
              class={choice.move === props.shown ? "tk-row tk-shown" : "tk-row"}
              {...picked(props, choice)}
              onPointerEnter={() => props.point(choice.move)}
              onFocus={() => props.point(choice.move)}
              data-does={choice.move}
              onClick={() => props.choose(choice)}
            >
              {choice.says}
              {choice.warns && <strong class="tk-warns">{choice.warns}</strong>}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        class="tk-button tk-tool tk-close"
        aria-label={words.say("board.close")}
        onClick={props.close}
      >
        ×
      </button>
    </div>
  );
}

/** Whether the beach of a move is chosen, where several are chosen together. */
function picked({ view, chosen }: LensProps, { move }: Choice) {
  const { verb, part } = parsed(move, view);
  return verb === "place" && view.left > 1 ? { "aria-pressed": chosen.includes(part) } : {};
}

/** When the close-up is gone the focus goes back to the map, to the same target if it is still there. */
function backTo(map: Element, id: string): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  const targets = [...map.querySelectorAll<SVGElement>(".tk-target")];
  const same = targets.find((target) => target.dataset.id === id) ?? targets[0];
  (same ?? map.querySelector<HTMLElement>(".tk-frame"))?.focus({ preventScroll: true });
}

function Closeup(props: { view: View; tile: string; name: string; shown: string | null }) {
  const { view, tile } = props;
  const move = parsed(props.shown ?? "", view);
  const beach = move.verb === "sail" ? beachOf(tile, move.part) : move.part;
  const shores = shoresOf(tile, rotOf(view, tile));
  return (
    <svg class="tk-closeup" viewBox="-104 -92 208 184" aria-hidden="true">
      <TileArt tile={tile} rot={rotOf(view, tile)} name={props.name} king={kingOf(view, tile)} />
      {move.tile === tile && beach >= 0 && (
        <g>
          <path class="tk-beach-glow" d={line(shores[beach]!.spine)} />
          <Sand tile={tile} rot={rotOf(view, tile)} beach={beach} />
        </g>
      )}
      {shipsOn(view, tile).flatMap((beach, i) =>
        beach
          .flatMap((count, seat) => Array<number>(count).fill(seat))
          .map((seat, berth) => {
            const { x, y } = shores[i]!.berths[berth]!;
            return (
              <g key={`${i} ${berth}`} transform={`translate(${x} ${y})`}>
                <Ship seat={seat} />
              </g>
            );
          }),
      )}
    </svg>
  );
}
