// The coach beside the board: at most one sentence a turn, said by the server from what the seat may
// know, and off with one click.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Advice, View } from "../../generated/wire";
import { get, ofSeat } from "../http";
import { Icon } from "../page/icons";
import { change, settings } from "../settings";
import { useStore } from "../store";
import { say } from "../words";
import { RuleLink } from "./log";

/** Whether the coach speaks at a table: as the settings say, else after a lesson. */
export function useCoach(view: View | null): boolean {
  const { coach } = useStore(settings);
  const taught = view?.lesson?.over ?? false;
  const free = !view?.lesson || taught; // a lesson speaks for itself
  return free && (coach === "always" || (coach === "lessons" && taught));
}

export function CoachPanel(props: { view: View; live: boolean; open(rule: string): void }) {
  const { view } = props;
  const { language } = useStore(settings);
  const [advice, set] = useState<Advice | null>(null);
  const spoken = useRef(-1); // the turn in which something was said
  const asked = props.live && view.your_turn && !view.ended;
  useEffect(() => {
    if (!asked) return;
    let over = false;
    get<Advice>(ofSeat(view, "advice")).then(
      (found) => {
        if (over || found.turn === spoken.current) return;
        if (found.says) spoken.current = found.turn;
        set(found.says ? found : null);
      },
      () => {}, // it has nothing to say to who is cut off
    );
    return () => {
      over = true;
    };
  }, [asked, view.since]);
  useEffect(() => {
    spoken.current = -1; // in another language it is said again
  }, [language]);
  if (!advice) return null;
  return (
    <section class="coach" aria-label={say("coach.title")}>
      <Icon name="flower" size={20} />
      <p aria-live="polite">
        {advice.says} <RuleLink game={view.game} rule={advice.rule} open={props.open} />
      </p>
      <button
        type="button"
        class="button plain square small"
        aria-label={say("coach.close")}
        title={say("coach.close")}
        onClick={() => change({ coach: "never" })}
      >
        <Icon name="close" size={16} />
      </button>
    </section>
  );
}
