// The board of Tongiaki.
import { useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps, Choice, GameFolder } from "../../board";
import "./board.css";
import { Chart, shownCells } from "./chart";
import { Aboard, Caption, Placeless, Tool, TurnSign } from "./dock";
import { Emblem } from "./emblem";
import { Lens } from "./lens";
import { type Target, landing, parsed, placeless, targets } from "./moves";
import { Pile } from "./pile";
import { Pointed, Possible } from "./overlay";
import { Seats } from "./seats";
import { spoken } from "./spoken";
import { Targets } from "./targets";
import { TilePicture } from "./tile";
import { COLOURS } from "./tiles";
import type { View } from "./view";
import { type Box, useZoom } from "./zoom";

/** What the viewer has begun but not decided; it does not outlive the view it was begun in. */
interface Hand {
  view: View | null;
  cell: string; // the id of the cell on which the drawn tile is tried, or ""
  rotation: number; // which of its legal rotations
  armed: string; // the move that a finger has asked to see
  lens: string; // the id of the target that is open close up
  colour: string; // of the ship to be landed
  pointed: string | null;
}

const EMPTY: Hand = { view: null, cell: "", rotation: 0, armed: "", lens: "", colour: "", pointed: null };
const WEIGHTY = ["sail", "king", "colonise", "explore", "pass"]; // a finger sees them before it does them

/** A tile that stands for all that may be done there. */
const several = (target: Target): boolean => target.kind !== "cell" && target.choices.length > 1;

/** The same view in a new message is no new view: nothing is told twice. */
function useSame(view: View): View {
  const last = useRef(view);
  const text = JSON.stringify(view);
  const known = useRef(text);
  if (known.current !== text) {
    last.current = view;
    known.current = text;
  }
  return last.current;
}

/** Where the corners of the window lie over the map: pile, zoom buttons, drawn tile. */
function covers(width: number, height: number, drawn: boolean): Box[] {
  const boxes = [
    { left: 0, top: 0, right: 132, bottom: 50 },
    { left: width - 52, top: height - 142, right: width, bottom: height },
  ];
  return drawn ? [...boxes, { left: width - 122, top: 0, right: width, bottom: 112 }] : boxes;
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");

function Board(props: BoardProps<View>) {
  const { choices, words } = props;
  const view = useSame(props.view);
  const still = props.still || calm.matches;
  const [kept, keep] = useState(EMPTY);
  const hand: Hand = kept.view === view ? kept : { ...EMPTY, view, colour: kept.colour };
  const change = (part: Partial<Hand>) => keep((old) => ({ ...(old.view === view ? old : hand), ...part }));

  const cells = useMemo(() => {
    const empty = choices.map((choice) => parsed(choice.move, view).cell);
    return shownCells(view, empty.filter((cell) => cell !== null));
  }, [choices, view]);
  const frame = useRef<HTMLDivElement>(null);
  const zoom = useZoom(frame, cells, (width, height) => covers(width, height, view.drawn !== ""));
  const aboard = landing(view, choices);
  const own = props.seat === null ? "" : (COLOURS[props.seat] ?? "");
  const colour = [hand.colour, own, ...aboard].find((one) => aboard.includes(one)) ?? "";
  const all = useMemo(() => targets(view, choices, colour, zoom.scale), [view, choices, colour, zoom.scale]);
  const laying = all.find((target) => target.id === hand.cell);
  const lens = all.find((target) => target.id === hand.lens);
  const tried = laying?.choices[hand.rotation % laying.choices.length];
  const shown = props.pointed ?? hand.pointed ?? tried?.move ?? (hand.armed || null);
  const choice = choices.find((one) => one.move === shown);

  const name = (seat: number) => props.sitters[seat]?.name ?? words.name(COLOURS[seat]!);
  const point = (move: string | null) => {
    change({ pointed: move });
    props.point(move);
  };
  const current = (target: Target): Choice =>
    target.id === hand.cell ? (tried ?? target.choices[0]!) : target.choices[0]!;
  const decide = (one: Choice, touch: boolean) => {
    const weighty = one.warns !== "" || WEIGHTY.includes(one.move.split(" ")[0]!);
    if (touch && weighty && hand.armed !== one.move) {
      change({ armed: one.move, pointed: one.move });
      props.point(one.move);
    } else {
      props.point(null);
      props.choose(one.move);
    }
  };
  const turn = (target: Target, by: number) => {
    const count = target.choices.length;
    const rotation = (hand.rotation + by + count) % count;
    const move = target.choices[rotation]!.move;
    change({ rotation, pointed: hand.pointed === null ? null : move });
    props.point(move);
  };
  const act = (target: Target, touch: boolean) => {
    if (target.kind === "cell" && target.id !== hand.cell) {
      change({ cell: target.id, rotation: 0, pointed: null });
      props.point(target.choices[0]!.move);
    } else if (target.kind === "cell" && target.choices.length > 1) turn(target, 1);
    else if (several(target)) change({ lens: target.id });
    else decide(target.choices[0]!, touch);
  };
  const label = (target: Target): string => {
    if (several(target)) {
      return words.say("board.choose", { island: words.name(target.tile), moves: target.choices.length });
    }
    const { says, warns } = current(target);
    const more = target.choices.length > 1 ? words.say("board.ways", { ways: target.choices.length }) : "";
    return [says, warns, more].filter(Boolean).join(" ");
  };
  const mapKey = (event: KeyboardEvent) => {
    const step = 90;
    const pan: Record<string, [number, number]> = {
      ArrowLeft: [step, 0],
      ArrowRight: [-step, 0],
      ArrowUp: [0, step],
      ArrowDown: [0, -step],
    };
    const way = pan[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") zoom.by(1.3);
    else if (event.key === "-") zoom.by(1 / 1.3);
    else if (event.key === "0") zoom.fit();
    else if (event.key === "Escape") {
      change({ cell: "", armed: "", pointed: null });
      props.point(null);
    }
    else if (way) zoom.pan(...way);
    else return;
    event.preventDefault();
  };

  return (
    <section class={still ? "tk-board tk-still" : "tk-board"}>
      <Seats view={view} sitters={props.sitters} turn={props.turn} words={words} />
      <div class="tk-window">
        <div
          class="tk-frame"
          ref={frame}
          tabindex={all.length ? -1 : 0}
          role="group"
          aria-label={words.say("board.map")}
          onKeyDown={mapKey}
        >
          <Chart
            view={view}
            told={props.told}
            still={still}
            zoom={zoom}
            name={words.name}
            spoken={(tile) => spoken(view, tile, props.sitters, words)}
            under={
              <>
                <Possible view={view} targets={all} />
                {choice && <Pointed view={view} move={choice.move} name={words.name} />}
              </>
            }
            over={
              <Targets
                view={view}
                targets={all}
                seat={props.seat ?? 0}
                scale={zoom.scale}
                marked={hand.cell}
                label={label}
                point={(target) => point(target && !several(target) ? current(target).move : null)}
                act={act}
                turn={turn}
                reveal={(target) => zoom.reveal(target.at)}
              />
            }
          />
        </div>
        <div class="tk-corner tk-corner-pile">
          <Pile view={view} words={words} />
          {view.ending && view.phase !== "over" && <p class="tk-ending">{words.say("show.ending")}</p>}
        </div>
        {view.drawn && (
          <div class="tk-corner tk-corner-drawn">
            <TilePicture
              key={view.drawn}
              tile={view.drawn}
              rot={0}
              size={104}
              name={words.name(view.drawn)}
              label={words.say("show.drawn", { tile: words.name(view.drawn) })}
            />
          </div>
        )}
        <div class="tk-corner tk-corner-zoom">
          <Tool says={words.say("board.zoom_in")} act={() => zoom.by(1.3)}>+</Tool>
          <Tool says={words.say("board.zoom_out")} act={() => zoom.by(1 / 1.3)}>−</Tool>
          <Tool says={words.say("board.zoom_fit")} act={zoom.fit}>
            <svg viewBox="-12 -12 24 24" width="20" height="20" aria-hidden="true" class="tk-outline">
              <path d="M-8-3V-8H-3M8-3V-8H3M-8 3V8H-3M8 3V8H3" />
            </svg>
          </Tool>
        </div>
        {lens && (
          <Lens
            view={view}
            target={lens}
            words={words}
            shown={shown}
            point={point}
            choose={(one) => decide(one, false)}
            close={() => change({ lens: "", pointed: null })}
          />
        )}
      </div>
      <div class="tk-dock">
        {aboard.length > 0 && (
          <Aboard colours={aboard} fleet={view.fleet} chosen={colour} words={words} choose={(one) => change({ colour: one })} />
        )}
        <Caption choice={choice} quiet={view.phase === "over" ? "" : `${name(view.active)}: ${words.name(`phase_${view.phase}`)}`} />
        <div class="tk-tools">
          {laying && laying.choices.length > 1 && (
            <>
              <Tool says={words.say("board.turn_left")} act={() => turn(laying, -1)}>
                <TurnSign left />
              </Tool>
              <Tool says={words.say("board.turn_right")} act={() => turn(laying, 1)}>
                <TurnSign />
              </Tool>
            </>
          )}
          {tried && (
            <Tool main says={tried.says} act={() => decide(tried, false)}>
              {words.say("board.lay")}
            </Tool>
          )}
          {hand.armed && choice?.move === hand.armed && (
            <Tool main says={choice.says} act={() => decide(choice, false)}>
              {words.say("board.confirm")}
            </Tool>
          )}
          <Placeless choices={placeless(choices)} armed={hand.armed} words={words} point={point} act={decide} />
        </div>
      </div>
    </section>
  );
}

export const game: GameFolder<View> = { Board, Emblem };
