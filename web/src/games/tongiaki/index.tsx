// The board of Tongiaki.
import { useMemo, useRef } from "preact/hooks";
import type { BoardProps, GameFolder } from "../../parts/board";
import "./board/board.css";
import { Chart, shownCells } from "./board/chart";
import { Corners, covers } from "./board/corners";
import { Dock } from "./board/dock";
import { Lens } from "./board/lens";
import { Pointed, Possible } from "./board/overlay";
import { Seats } from "./board/seats";
import { Targets } from "./board/targets";
import { Emblem } from "./emblem";
import { several, useHand } from "./play/hand";
import { parsed, type Target } from "./play/moves";
import { spoken } from "./play/spoken";
import { COLOURS } from "./play/tiles";
import { useZoom, type Zoom } from "./play/zoom";
import type { Facts, View } from "./view";

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** The same view in a new message is no new view: nothing is told twice. */
function useSame(view: View): View {
  const text = JSON.stringify(view);
  const last = useRef({ view, text });
  if (last.current.text !== text) last.current = { view, text };
  return last.current.view;
}

/** Keys of the map: plus, minus and zero zoom, the arrows move it. */
function mapKey(event: KeyboardEvent, zoom: Zoom, drop: () => void): void {
  const keys: Record<string, () => void> = {
    "+": () => zoom.by(1.3),
    "=": () => zoom.by(1.3),
    "-": () => zoom.by(1 / 1.3),
    "0": zoom.fit,
    Escape: drop,
    ArrowLeft: () => zoom.pan(90, 0),
    ArrowRight: () => zoom.pan(-90, 0),
    ArrowUp: () => zoom.pan(0, 90),
    ArrowDown: () => zoom.pan(0, -90),
  };
  const act = keys[event.key];
  if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  act();
}

function Board(props: BoardProps<View, Facts>) {
  const { choices, facts, words } = props;
  const view = useSame(props.view);
  const still = props.still || calm.matches;
  const cells = useMemo(() => {
    const empty = choices.map((choice) => parsed(choice.move, view).cell);
    return shownCells(
      view,
      empty.filter((cell) => cell !== null),
    );
  }, [choices, view]);
  const frame = useRef<HTMLDivElement>(null);
  const zoom = useZoom(frame, cells, (width, height) => covers(width, height, view.drawn !== ""));
  const hand = useHand(props, view, zoom.scale);

  const label = (target: Target): string => {
    const moves = target.choices.length;
    if (several(target))
      return words.say("board.choose", { island: words.name(target.tile), moves });
    const { says, warns } = hand.current(target);
    const more = moves > 1 ? words.say("board.ways", { ways: moves }) : "";
    return [says, warns, more].filter(Boolean).join(" ");
  };
  const under = (
    <>
      <Possible view={view} targets={hand.targets} />
      {hand.shown && <Pointed view={view} facts={facts} move={hand.shown.move} name={words.name} />}
    </>
  );
  const over = (
    <Targets
      view={view}
      targets={hand.targets}
      seat={props.seat ?? 0}
      scale={zoom.scale}
      marked={hand.laying?.id ?? ""}
      label={label}
      point={(target) => hand.point(target && !several(target) ? hand.current(target).move : null)}
      act={hand.act}
      turn={hand.turn}
      reveal={(target) => zoom.reveal(target.at)}
    />
  );
  return (
    <section class={still ? "tk-board tk-still" : "tk-board"}>
      <Seats view={view} facts={facts} sitters={props.sitters} turn={props.turn} words={words} />
      <div class="tk-window">
        <div
          class="tk-frame"
          ref={frame}
          tabindex={hand.targets.length ? -1 : 0}
          role="group"
          aria-label={words.say("board.map")}
          onKeyDown={(event) => mapKey(event, zoom, hand.drop)}
        >
          <Chart
            view={view}
            facts={facts}
            told={props.told}
            still={still}
            zoom={zoom}
            name={words.name}
            spoken={(tile) => spoken(view, facts, tile, props.sitters, words)}
            under={under}
            over={over}
          />
        </div>
        <Corners view={view} facts={facts} zoom={zoom} words={words} />
        {hand.lens && (
          <Lens
            view={view}
            target={hand.lens}
            words={words}
            shown={hand.shown?.move ?? null}
            point={hand.point}
            choose={(choice) => hand.decide(choice, false)}
            close={hand.drop}
          />
        )}
      </div>
      <Dock
        view={view}
        hand={hand}
        choices={choices}
        words={words}
        quiet={props.told.filter((told) => told.key !== "turn").at(-1)?.says ?? ""}
      />
    </section>
  );
}

export const game: GameFolder<View, Facts> = {
  Board,
  Emblem,
  colour: (_, seat) => `var(--tk-${COLOURS[seat]})`,
};
