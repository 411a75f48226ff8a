// The board of the game, given what it needs; loaded when first seen.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Choice, View } from "../../generated/wire";
import type { GameFolder, GameWords, Recent } from "../../parts/board";
import { AidLayer, openAid } from "../aid/aid_button";
import { gameFolder } from "../games";
import { trouble } from "../page/toasts";
import { isStill, settings } from "../settings";
import { gameWords, say } from "../words";
import { GuestBoard } from "./guest_board";
import { PlainBoard } from "./plain_board";
import { colourOf, nameOf } from "./seats";
import { Sturdy } from "./sturdy";
import { useHurryKey, useHurryTap } from "./use_director";

interface GameParts {
  folder: GameFolder | null;
  words: GameWords | null;
}

/** Return board and words of a game, null until they are there. */
export function useGame(game: string | undefined): GameParts {
  const { language } = settings.get();
  const [folder, setFolder] = useState<GameFolder | null>(null);
  const [words, setWords] = useState<GameWords | null>(null);
  useEffect(() => {
    if (!game) return;
    gameFolder(game).then((found) => setFolder(found ?? null), trouble);
  }, [game]);
  useEffect(() => {
    if (!game) return;
    gameWords(game, language).then(setWords, trouble);
  }, [game, language]);
  return { folder, words };
}

interface BoardAreaProps extends GameParts {
  view: View;
  recent?: Recent[];
  beat: number;
  jumped: boolean; // pieces are put down at once
  quick: number; // how much faster than normal everything moves
  need(milliseconds: number): void; // how long it moves
  hurry(): void;
  press?: () => void; // what space and enter do instead
  choices: Choice[];
  pointed: string | null;
  point(move: string | null): void;
  choose(move: string): void;
  below?: ComponentChildren; // what stands below a board that cannot be clicked
}

export function BoardArea(props: BoardAreaProps) {
  const { view, folder } = props;
  const area = useRef<HTMLElement>(null);
  useMoving(area, props);
  const hurry = () => {
    for (const animation of passing(area.current)) animation.finish();
    props.hurry();
  };
  useHurryKey(props.press ?? hurry);
  const tap = useHurryTap(hurry);
  const board = useBoard(props);
  if (view.picture !== null || view.board !== null)
    return (
      <section class="board-area" aria-label={say("table.board")}>
        {view.board ? (
          <GuestBoard
            key={view.board.script}
            view={view}
            files={view.board}
            words={props.words}
            choices={props.choices}
            choose={props.choose}
          />
        ) : (
          <PlainBoard picture={view.picture ?? ""} />
        )}
        {props.below}
      </section>
    );
  if (!folder) return <div class="board-area" />;
  return (
    <>
      <section
        class="board-area"
        aria-label={say("table.board")}
        style={Object.fromEntries(
          view.sitters.map(({ seat }) => [`--recent-${seat}`, colourOf(folder, view, seat)]),
        )}
        ref={area}
        {...tap}
      >
        <Sturdy step={view.step}>{board}</Sturdy>
      </section>
      <AidLayer view={view} />
    </>
  );
}

/** The board, drawn anew only where it shows something new: the page around it changes with every line
 * of the log and every message, and would take time from what moves. */
function useBoard(props: BoardAreaProps) {
  const { view, folder, words, recent, beat, choices, pointed } = props;
  const ended = view.step < view.steps ? view.over : view.ended;
  const still = props.jumped || isStill();
  const latest = useRef(props);
  latest.current = props;
  return useMemo(() => {
    if (!folder || !words) return null;
    const Board = folder.Board;
    return (
      <Board
        view={view.view}
        facts={view.facts}
        seat={view.seat}
        sitters={view.sitters.map((sitter) => ({ name: nameOf(sitter), you: sitter.you }))}
        turn={view.turn}
        confirming={view.confirming}
        ended={ended}
        choices={choices}
        choose={(move) => latest.current.choose(move)}
        pointed={pointed}
        point={(move) => latest.current.point(move)}
        told={view.told}
        {...(recent ? { recent } : {})}
        beat={beat}
        still={still}
        words={words}
        openAid={openAid}
      />
    );
  }, [...shownOf(view), ended, folder, words, recent, beat, choices, pointed, still]);
}

/** What a board shows of a view: each part is the same object as long as it says the same. */
function shownOf({ view, facts, seat, sitters, turn, confirming, told }: View): unknown[] {
  return [view, facts, seat, sitters, turn, confirming, told];
}

/** What moves on the board now and will come to an end. */
function passing(area: HTMLElement | null): Animation[] {
  const all = area?.getAnimations({ subtree: true }) ?? [];
  return all.filter((animation) => Number.isFinite(endOf(animation)));
}

function endOf(animation: Animation): number {
  return Number(animation.effect?.getComputedTiming().endTime ?? 0);
}

const ARRIVED = 40; // milliseconds until the page has heard that something has come to its end

/** How many real milliseconds the longest of some takes from now. */
function longest(moving: Animation[], quick: number): number {
  const left = moving.map((animation) => endOf(animation) - Number(animation.currentTime ?? 0));
  return moving.length ? Math.max(0, ...left) / quick + ARRIVED : 0;
}

/** Let everything on the board move at the pace of the page, and tell how long that takes. */
function useMoving(area: { current: HTMLElement | null }, props: BoardAreaProps): void {
  useLayoutEffect(() => {
    // Boards set their pieces in motion while they are drawn: with the next picture all of it runs,
    // or a little later, where that picture takes long.
    let over = false;
    const picture = requestAnimationFrame(() => {
      const moving = passing(area.current);
      for (const animation of moving) animation.playbackRate = props.quick;
      props.need(longest(moving, props.quick));
      const running = Promise.allSettled(moving.map((animation) => animation.ready));
      void running.then(() => over || props.need(longest(moving, props.quick)));
    });
    return () => {
      over = true;
      cancelAnimationFrame(picture);
    };
  }, [props.beat]);
}
