// Boards without a server, for those who draw them: gallery.html?game=tongiaki&seats=3&step=40
// shows step 40 of a random match that tools/write_samples.py wrote; the arrow keys step on.
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Choice, Told } from "./generated/wire";
import type { BoardProps, GameFolder } from "./parts/board";
import { gameFolder } from "./shell/games";
import { apply } from "./shell/settings";
import "./shell/style/tokens.css";
import "./parts/unseen.css";

interface Step {
  view: unknown;
  facts: unknown;
  turn: number[];
  choices: Choice[];
  told: Told[];
}

const samples = import.meta.glob<{ default: { seats: number; steps: Step[] } }>(
  "../samples/*.json",
);
const catalogues = import.meta.glob<{ default: Record<string, unknown> }>(
  "../../src/vaka/games/*/words/*.json",
);

function Gallery(props: {
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
      still={step !== before + 1}
      words={props.words}
    />
  );
}

async function open(): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const name = asked.get("game") ?? "rapanui2011";
  const seats = Number(asked.get("seats") ?? 3);
  const sample = await samples[`../samples/${name}-${seats}.json`]!();
  const words = (
    await catalogues[`../../src/vaka/games/${name}/words/${asked.get("language") ?? "en"}.json`]!()
  ).default;
  const fill = (text: string, args: Record<string, string | number> = {}) =>
    text.replace(/\{(\w+)\}/g, (_, key) => String(args[key] ?? ""));
  const game = await gameFolder(name);
  if (!game) throw new Error(`no board for ${name}`);
  apply();
  if (asked.get("theme")) document.documentElement.dataset.theme = asked.get("theme")!;
  render(
    <Gallery
      game={game}
      steps={sample.default.steps}
      seats={seats}
      first={Number(asked.get("step") ?? 0)}
      words={{
        say: (key, args) => fill(String(words[key]), args),
        name: (word) => String(words[`name.${word}`] ?? word),
      }}
    />,
    document.getElementById("gallery")!,
  );
}

void open();
