// The board of Tongiaki.
import { useMemo, useRef } from "preact/hooks";
import type { Told } from "../../generated/wire";
import type { BoardProps, GameFolder } from "../../parts/board";
import { focusThing, spotAhead, spotsOrThings } from "../../parts/focus";
import { useMarks } from "../../parts/marks";
import { THINGS } from "../../parts/reading";
import { Tips } from "../../parts/tip";
import "./board/board.css";
import { actionCells, askedCells, Chart, shownCells } from "./board/chart";
import { Corners, covers } from "./board/corners";
import { Dock } from "./board/dock";
import { Lens } from "./board/lens";
import { Chosen, Pointed, Possible } from "./board/overlay";
import { Seats } from "./board/seats";
import { IslandSign } from "./board/sign";
import { Targets } from "./board/targets";
import { Emblem } from "./emblem";
import { explain } from "./play/about";
import { beats } from "./play/beats";
import { isSeveral, useHand } from "./play/hand";
import { centre } from "./play/hex";
import { parsed, type Target } from "./play/moves";
import { withShips } from "./play/placing";
import { retell } from "./play/recap";
import { spoken } from "./play/spoken";
import { COLOURS } from "./play/tiles";
import { useZoom, type Zoom } from "./play/zoom";
import type { Facts, View } from "./view";

const NOTHING: Told[] = []; // ships that are put down here are not told of
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
  if (event.shiftKey && event.key.startsWith("Arrow")) return; // leads to other things
  event.preventDefault();
  act();
}

function Board(props: BoardProps<View, Facts>) {
  const { choices, facts, words } = props;
  const view = useSame(props.view);
  const still = props.still || calm.matches;
  const subject = useMemo(() => {
    const moves = choices.map((choice) => parsed(choice.move, view));
    return {
      cells: shownCells(view, moves),
      action: actionCells(view, facts),
      asked: askedCells(view, moves),
    };
  }, [choices, view]);
  const root = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const zoom = useZoom(frame, subject, (size, open) => covers(size, view.drawn !== "", open));
  const hand = useHand(props, view, zoom.scale);
  useMarks(frame, props.recent, touched, view);
  const lying = hand.lying.join();
  const shown = useMemo(() => withShips(view, hand.lying), [view, lying]);

  const label = (target: Target): string => {
    const moves = target.choices.length;
    if (isSeveral(target))
      return words.say("board.choose", { island: words.name(target.tile), moves });
    const { says, warns } = hand.current(target);
    const more = moves > 1 ? words.say("board.ways", { ways: moves }) : "";
    const ships = hand.chosen.filter((beach) => beach === target.part).length;
    const read = hand.placing && ships ? words.say("board.chosen", { says, ships }) : says;
    return [read, warns, more].filter(Boolean).join(" ");
  };
  const places = new Map(
    hand.targets.map((target) => [
      target.id,
      isSeveral(target) ? target.choices : [hand.current(target)],
    ]),
  );
  const nameOf = (seat: number) => props.sitters[seat]?.name ?? words.name(COLOURS[seat]!);
  const mine = props.seat !== null && props.turn.includes(props.seat);
  const alive = (tile: string) => hand.targets.some((target) => target.tile === tile);
  const asking = { view, facts, words, seat: props.seat, mine, alive, nameOf };
  const under = (
    <>
      <Possible view={view} targets={hand.targets} />
      <Chosen view={view} beaches={hand.chosen} />
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
      point={(target) =>
        hand.point(target && !isSeveral(target) ? hand.current(target).move : null)
      }
      act={hand.act}
      turn={hand.turn}
      reveal={(target) => zoom.reveal(target.at)}
    />
  );
  return (
    <section
      class={still ? "tk-board tk-still" : "tk-board"}
      ref={root}
      onKeyDown={(event) => walk(event, root.current!)}
    >
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
            view={shown}
            facts={facts}
            told={shown === view && !hand.placing ? props.told : NOTHING}
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
            view={shown}
            target={hand.lens}
            words={words}
            shown={hand.shown?.move ?? null}
            chosen={hand.chosen}
            point={hand.point}
            choose={(choice) => hand.decide(choice, false)}
            close={hand.drop}
          />
        )}
      </div>
      <Dock
        view={view}
        hand={hand}
        words={words}
        quiet={props.told.filter((told) => told.key !== "turn").at(-1)?.says ?? ""}
      />
      <Tips
        root={root}
        view={view}
        words={words}
        explain={(thing) => explain(thing, asking)}
        places={places}
        below={(place) => northward(hand.targets, place)}
      />
    </section>
  );
}

/** A pier whose fleet leaves to the north: the route above it stays in sight. */
function northward(targets: Target[], place: string): boolean {
  const found = targets.find((target) => target.id === place);
  return found?.kind === "pier" && found.at.y < centre(found.cell).y;
}

/** Shift and an arrow lead to everything that has something to say. */
function walk(event: KeyboardEvent, root: HTMLElement): void {
  if (!event.shiftKey) return;
  const from = event.target as HTMLElement;
  const named = from.closest<HTMLElement>(THINGS) ?? root;
  const to = spotAhead(spotsOrThings(root, named, event), from, event.key);
  if (!to) return;
  event.preventDefault();
  focusThing(to);
}

/** The tiles that something is told of. */
function touched(told: Told[]): string[] {
  return told.flatMap(({ arguments: { island, tile } }) => [`tile:${island}`, `tile:${tile}`]);
}

export const game: GameFolder<View, Facts> = {
  Board,
  Emblem,
  beats,
  retell,
  colour: (_, seat) => `var(--tk-${COLOURS[seat]})`,
  Sign: IslandSign,
};
