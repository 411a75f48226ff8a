// The guide of a first match: explains each decision as it arises.
import { useEffect, useState } from "preact/hooks";
import type { View } from "../../generated/wire";
import type { Advice, Coach, GameWords } from "../../parts/board";
import { coachOf } from "../games";
import { Icon } from "../page/icons";
import { settings } from "../settings";
import { say } from "../words";
import { RuleLink } from "./log";

export function CoachPanel(props: {
  view: View;
  words: GameWords | null;
  open(rule: string): void;
  close(): void;
}) {
  const { view, words } = props;
  const { language } = settings.get();
  const [coach, setCoach] = useState<Coach | null>(null);
  const [advice, setAdvice] = useState<Advice | null>(null);
  useEffect(() => {
    void coachOf(view.game).then((found) => setCoach(found ?? null));
  }, [view.game]);
  useEffect(() => {
    let over = false;
    const { seat } = view;
    if (coach && words && seat !== null) {
      void coach
        .advise(view.view, seat, view.your_turn, words, language, view.facts)
        .then((said) => {
          if (!over) setAdvice(said);
        });
    }
    return () => {
      over = true;
    };
  }, [coach, words, view.n, language]);
  if (!advice) return null;
  return (
    <section class="coach" aria-label={say("coach.title")}>
      <header>
        <Icon name="flower" size={20} />
        <h2>{advice.title}</h2>
        <button
          type="button"
          class="button plain square small"
          aria-label={say("coach.close")}
          onClick={props.close}
        >
          <Icon name="close" size={16} />
        </button>
      </header>
      <div aria-live="polite">
        {advice.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p class="row tight">
        {advice.rules.map((rule) => (
          <RuleLink key={rule} game={view.game} rule={rule} open={props.open} />
        ))}
      </p>
    </section>
  );
}
