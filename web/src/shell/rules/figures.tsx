// The drawings of a game, each below the rule that it illustrates.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Figures, GameWords } from "../../parts/board";
import { figuresOf } from "../games";
import { trouble } from "../page/toasts";
import { settings } from "../settings";
import { useStore } from "../store";
import { gameWords } from "../words";

export function useFigures(game: string): (rule: string) => ComponentChildren {
  const { language } = useStore(settings);
  const [figures, setFigures] = useState<Figures>({});
  const [words, setWords] = useState<GameWords | null>(null);
  useEffect(() => {
    figuresOf(game).then(setFigures, trouble);
    gameWords(game, language).then(setWords, trouble);
  }, [game, language]);
  return (rule) => {
    const Figure = figures[rule];
    if (!Figure || !words) return null;
    return (
      <figure class="figure">
        <Figure words={words} />
      </figure>
    );
  };
}
