// The board of a game in a random match that tools/write_samples.py wrote; Ctrl and the arrow keys
// step on: gallery.html?game=tongiaki&seats=3&step=40
import { useEffect, useState } from "preact/hooks";
import type { Choice, Told } from "../generated/wire";
import type { BoardProps, GameFolder } from "../parts/board";
import { gameFolder } from "../shell/games";
import { wordsOf } from "./words";

interface Step {
  view: unknown;
  facts: unknown;
  turn: number[];
  choices: Choice[];
  told: Told[];
}

const samples = import.meta.glob<{ default: { seats: number; steps: Step[] } }>(
  "../../samples/*.json",
);

function SampleBoard(props: {
  game: GameFolder;
  steps: Step[];
  seats: number;
  first: number;
  words: BoardProps["words"];
}) {
  const [step, go] = useState(props.first);
  const [before, remember] = useState(step);
  const [pointed, point] = useState<string | null>(null);
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (by === undefined || !event.ctrlKey) return;
      remember(step);
      go(Math.max(0, Math.min(props.steps.length - 1, step + by)));
    };
    addEventListener("keydown", turn);
    return () => removeEventListener("keydown", turn);
  }, [step]);
  const shown = props.steps[step]!;
  const Board = props.game.Board;
  return (
    <div class="gallery-board">
      <Board
        view={shown.view}
        facts={shown.facts}
        seat={0}
        sitters={Array.from({ length: props.seats }, (_, seat) => ({
          name: ["Ana", "Hina", "Tāne", "Rongo", "Māui", "Pele"][seat]!,
          you: seat === 0,
        }))}
        turn={shown.turn}
        confirming={null}
        ended={shown.turn.length === 0}
        choices={shown.choices}
        choose={(move) => console.info("chosen", move)}
        pointed={pointed}
        point={point}
        told={step === before + 1 ? shown.told : []}
        beat={step}
        still={step !== before + 1}
        words={props.words}
      />
    </div>
  );
}

/** Return the board that an address asks for. */
export async function sampleBoard(asked: URLSearchParams) {
  const name = asked.get("game") ?? "";
  const seats = Number(asked.get("seats") ?? 3);
  const load = samples[`../../samples/${name}-${seats}.json`];
  const game = await gameFolder(name);
  if (!load || !game) throw new Error(`no sample of ${name} with ${seats} seats: write_samples.py`);
  return (
    <SampleBoard
      game={game}
      steps={(await load()).default.steps}
      seats={seats}
      first={Number(asked.get("step") ?? 0)}
      words={await wordsOf(name, asked.get("language") ?? "en")}
    />
  );
}
