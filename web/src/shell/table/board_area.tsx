// The board of the game, given what it needs; loaded when first seen.
import { useEffect, useState } from "preact/hooks";
import type { Choice, View } from "../../generated/wire";
import type { GameFolder, GameWords } from "../../parts/board";
import { gameFolder } from "../games";
import { trouble } from "../page/toasts";
import { isStill, settings } from "../settings";
import { gameWords, say } from "../words";
import { nameOf } from "./seats";
import { Sturdy } from "./sturdy";

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
  moved: boolean; // by one move from the view before: it may be animated
  choices: Choice[];
  pointed: string | null;
  point(move: string | null): void;
  choose(move: string): void;
}

export function BoardArea(props: BoardAreaProps) {
  const { view, folder, words, moved } = props;
  if (!folder || !words) return <div class="board-area" />;
  const Board = folder.Board;
  return (
    <section class="board-area" aria-label={say("table.board")}>
      <Sturdy step={view.step}>
        <Board
          view={view.view}
          facts={view.facts}
          seat={view.seat}
          sitters={view.sitters.map((sitter) => ({ name: nameOf(sitter), you: sitter.you }))}
          turn={view.turn}
          confirming={view.confirming}
          ended={view.step < view.steps ? view.over : view.ended}
          choices={props.choices}
          choose={props.choose}
          pointed={props.pointed}
          point={props.point}
          told={moved ? view.told : []}
          still={!moved || isStill()}
          words={words}
        />
      </Sturdy>
    </section>
  );
}
