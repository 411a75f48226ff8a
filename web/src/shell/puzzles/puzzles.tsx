// Puzzles: decisions of bots' matches with one clearly best move, to be found on the board.
import { useEffect, useMemo, useState } from "preact/hooks";
import type {
  AskPuzzle,
  Choice,
  PuzzleAnswer,
  PuzzleCard,
  PuzzleHint,
  View,
} from "../../generated/wire";
import { movesOf } from "../../parts/series";
import { AidButton } from "../aid/aid_button";
import { title } from "../alerts";
import { get, post } from "../http";
import { Frame } from "../page/frame";
import { Icon } from "../page/icons";
import { NARROW, useMedia } from "../page/media";
import { Missing } from "../page/missing";
import { trouble } from "../page/toasts";
import { settings } from "../settings";
import { useStore } from "../store";
import { BoardArea, useGame } from "../table/board_area";
import { percent } from "../table/hint";
import { Moves } from "../table/moves";
import { Seats } from "../table/seats";
import { type Key, say } from "../words";
import { fail, progress, solvedOf, succeed } from "./progress";
import { Solution } from "./solution";
import "./puzzles.css";

const HINTS = 2;

export function Puzzles(props: { game: string; puzzle: string | null }) {
  const [cards, setCards] = useState<PuzzleCard[] | null>(null);
  const [refused, refuse] = useState<string | null>(null);
  useEffect(() => {
    get<PuzzleCard[]>(`/api/games/${props.game}/puzzles`).then(setCards, (failure: Error) =>
      refuse(failure.message),
    );
  }, [props.game]);
  const first = useMemo(() => {
    const solved = solvedOf(props.game);
    return (cards?.find((card) => !solved.includes(card.name)) ?? cards?.[0])?.name;
  }, [cards]);
  const name = props.puzzle ?? first;
  const unknown = props.puzzle && !cards?.some((card) => card.name === props.puzzle);
  if (refused || (cards && (!name || unknown)))
    return <Missing {...(refused ? { says: refused } : {})} />;
  if (!cards || !name)
    return <Frame kind="table">{<p class="quiet padded">{say("table.connecting")}</p>}</Frame>;
  return <Puzzle key={name} game={props.game} name={name} cards={cards} />;
}

interface PuzzleProps {
  game: string;
  name: string;
  cards: PuzzleCard[];
}

function Puzzle(props: PuzzleProps) {
  const { game, name, cards } = props;
  const { language } = useStore(settings);
  const view = useView(props, language);
  const { folder, words } = useGame(game);
  const [hint, setHint] = useState<PuzzleHint | null>(null);
  const [hints, setHints] = useState(0);
  const [answer, setAnswer] = useState<PuzzleAnswer | null>(null);
  const [failed, setFailed] = useState(false); // a wrong move was tried, or the answer was asked for
  const [pointed, point] = useState<string | null>(null);
  const [step, setStep] = useState(0); // of the expected line
  const [jumped, setJumped] = useState(true);
  const narrow = useMedia(NARROW);
  const heading = say("puzzles.title_of", { title: words?.say("title") ?? "" });
  title(heading);
  if (!view)
    return <Frame kind="table">{<p class="quiet padded">{say("table.connecting")}</p>}</Frame>;
  const about = `/api/games/${game}/puzzles/${name}`;
  const solution = answer?.moves.length ? answer : null;
  const ask = async (asked: AskPuzzle) => {
    try {
      const found = await post<PuzzleAnswer>(about, asked);
      setAnswer(found);
      if (found.right) succeed(game, name, failed || hints > 0);
      else if (!failed) fail();
      if (!found.right) setFailed(true);
    } catch (failure) {
      trouble(failure);
    }
  };
  const help = async () => {
    try {
      setHint(await get<PuzzleHint>(`${about}/hints/${hints + 1}`));
      setHints(hints + 1);
    } catch (failure) {
      trouble(failure);
    }
  };
  const walk = (to: number) => {
    setJumped(to !== step + 1);
    setStep(to);
  };
  const left = (choice: Choice) => !hint || hint.moves.includes(choice.move);
  const best = solution?.moves[0]?.move ?? null;
  const choices = solution
    ? view.choices.filter((choice) => step === 0 && choice.move === best)
    : answer
      ? []
      : view.choices.filter(left);
  const choose = (gesture: string) => {
    const [move = ""] = movesOf(gesture);
    if (solution) walk(1);
    else if (choices.some((choice) => choice.move === move)) void ask({ move });
  };
  const shown = solution?.line[step - 1]?.view ?? view;
  const at = cards.findIndex((card) => card.name === name);
  const next = cards.find((card, index) => index > at && !solvedOf(game).includes(card.name));
  const following = next ?? cards[(at + 1) % cards.length]!;
  return (
    <Frame
      kind="table"
      middle={
        <>
          <h1 class="table-title">{heading}</h1>
          {narrow ? null : <Seats view={shown} folder={folder} past />}
        </>
      }
      right={<AidButton />}
    >
      <div class="table puzzle" data-puzzle={name} data-state={stateOf(answer)} data-step={step}>
        <section class="bar replay-bar yours puzzle-bar" aria-label={say("puzzles.title")}>
          <p class="bar-text" role="status">
            <strong class="bar-yours">{say(VERDICTS[stateOf(answer)])}</strong>{" "}
            <span>{told(answer, view)}</span>
          </p>
          <div class="bar-buttons">
            {answer ? null : (
              <button type="button" class="button" disabled={hints >= HINTS} onClick={help}>
                <Icon name="lamp" size={18} />
                {say(hints ? "puzzles.hint_more" : "puzzles.hint")}
              </button>
            )}
            {answer && !solution ? (
              <button type="button" class="button primary" onClick={() => setAnswer(null)}>
                <Icon name="undo" size={18} />
                {say("puzzles.again")}
              </button>
            ) : null}
            {solution ? (
              <a class="button primary" href={`/puzzles/${game}/${following.name}`}>
                {say("puzzles.next")}
                <Icon name="next" size={18} />
              </a>
            ) : (
              <button
                type="button"
                class="button"
                onClick={() => void ask({ move: answer?.tried?.move ?? "", show: true })}
              >
                {say("puzzles.show")}
              </button>
            )}
          </div>
          {hint && !solution ? (
            <p class="puzzle-hint" role="status">
              <Icon name="lamp" size={16} /> {hint.says}
            </p>
          ) : null}
        </section>
        <BoardArea
          view={shown}
          folder={folder}
          words={words}
          beat={step}
          jumped={jumped}
          quick={1}
          need={() => undefined}
          hurry={() => undefined}
          choices={choices}
          pointed={solution && step === 0 ? best : pointed}
          point={point}
          choose={choose}
        />
        <aside class="side" aria-label={say("puzzles.title")}>
          {solution ? (
            <Solution view={view} answer={solution} step={step} walk={walk} />
          ) : (
            <Moves
              choices={choices}
              decision={hints}
              pointed={pointed}
              point={point}
              choose={choose}
              none={say("puzzles.wait")}
            />
          )}
          <All {...props} />
        </aside>
      </div>
    </Frame>
  );
}

/** The table of a puzzle, once it is there; it is asked for again in another language. */
function useView({ game, name }: PuzzleProps, language: string): View | null {
  const [view, setView] = useState<View | null>(null);
  useEffect(() => {
    get<View>(`/api/games/${game}/puzzles/${name}`).then(setView, trouble);
  }, [game, name, language]);
  return view;
}

type State = "asked" | "right" | "wrong" | "shown";

const VERDICTS: Readonly<Record<State, Key>> = {
  asked: "puzzles.ask",
  right: "puzzles.right",
  wrong: "puzzles.wrong",
  shown: "puzzles.shown",
};

function stateOf(answer: PuzzleAnswer | null): State {
  if (!answer) return "asked";
  if (answer.right) return "right";
  return answer.moves.length ? "shown" : "wrong";
}

function told(answer: PuzzleAnswer | null, view: View): string {
  if (!answer) return view.bar;
  const one = answer.right || !answer.moves.length ? answer.tried : answer.moves[0];
  return one ? say("puzzles.worth", { says: one.says, share: percent(one.share) }) : "";
}

/** All puzzles of the game, the easiest first, and how far this person has come. */
function All({ game, name, cards }: PuzzleProps) {
  const { streak, longest } = useStore(progress);
  const solved = solvedOf(game);
  return (
    <section class="puzzle-all">
      <h2 class="side-head">
        <Icon name="puzzle" size={18} />
        {say("puzzles.solved", { solved: solved.length, count: cards.length })}
      </h2>
      <p class="quiet puzzle-streak" data-streak={streak}>
        {say("puzzles.streak", { streak, longest })}
      </p>
      <ol class="puzzle-list" aria-label={say("puzzles.all")}>
        {cards.map((card, index) => (
          <li key={card.name}>
            <a
              class={`puzzle-number${solved.includes(card.name) ? " solved" : ""}`}
              href={`/puzzles/${game}/${card.name}`}
              aria-current={card.name === name ? "page" : undefined}
            >
              <span class="unseen">{say("puzzles.number")} </span>
              {index + 1}
              {solved.includes(card.name) ? (
                <span class="unseen">, {say("puzzles.done")}</span>
              ) : null}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
