// A game in the lobby: learning and playing it are one click each, everything else stands below.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { ALONE } from "../../alone/found";
import type { GameCard } from "../../generated/wire";
import { gameFolder } from "../games";
import { Emblem } from "../page/emblem";
import { Icon } from "../page/icons";
import { NARROW, useMedia } from "../page/media";
import { trouble } from "../page/toasts";
import { solvedOf } from "../puzzles/progress";
import { settings } from "../settings";
import { say } from "../words";
import { learn, playNow } from "./start";

/** The lightest game first: as long as its rulebook says that it takes at most. */
export const byWeight = (one: GameCard, other: GameCard): number =>
  one.minutes.at(-1)! - other.minutes.at(-1)!;

interface CardProps {
  card: GameCard;
  wanted: boolean; // the address names it
  setUp(friends: boolean): void;
}

export function Card(props: CardProps) {
  const { card, wanted } = props;
  const frame = useRef<HTMLElement>(null);
  const { language } = settings.get();
  useEffect(() => {
    void gameFolder(card.name); // so that the board is there when the match begins
  }, [card.name]);
  useEffect(() => {
    if (wanted) frame.current!.scrollIntoView({ block: "center" });
  }, [wanted]);
  const [low = 0, high = low] = card.minutes;
  return (
    <article
      ref={frame}
      class={wanted ? "card wanted" : "card"}
      aria-labelledby={`card-${card.name}`}
    >
      <Emblem game={card.name} />
      <div class="card-body">
        <h2 id={`card-${card.name}`}>{card.title[language] ?? card.name}</h2>
        <Ways card={card} />
        <More open={wanted}>
          <ul class="facts">
            <li>
              <Icon name="friends" size={18} />
              {say("lobby.seats", {
                low: card.seats[0]!,
                high: card.seats[card.seats.length - 1]!,
              })}
            </li>
            <li>
              <Icon name="clock" size={18} />
              {say(low === high ? "lobby.length_about" : "lobby.length", { low, high })}
            </li>
          </ul>
          <p>{card.idea[language]}</p>
          <div class="card-buttons">
            <button type="button" class="button" onClick={() => props.setUp(true)}>
              <Icon name="friends" size={18} />
              {say(ALONE ? "alone.together" : "lobby.invite")}
            </button>
            <button type="button" class="button" onClick={() => props.setUp(false)}>
              <Icon name="gear" size={18} />
              {say("lobby.set_up")}
            </button>
            <a class="button" href={`/rules/${card.name}`}>
              <Icon name="book" size={18} />
              {say("lobby.rules")}
            </a>
            {card.puzzles ? (
              <a class="button" href={`/puzzles/${card.name}`}>
                <Icon name="puzzle" size={18} />
                {say("lobby.puzzles")}
                <span class="quiet">
                  {solvedOf(card.name).length}/{card.puzzles}
                </span>
              </a>
            ) : null}
          </div>
        </More>
      </div>
    </article>
  );
}

/** Learn and Play: who has never opened the game is offered the lesson first. */
function Ways({ card }: { card: GameCard }) {
  const [busy, setBusy] = useState(false);
  const first = card.lesson && !settings.get().opened.includes(card.name);
  const start = async (how: (card: GameCard) => Promise<void>) => {
    setBusy(true);
    await how(card).catch(trouble);
    setBusy(false);
  };
  const button = (main: boolean) => (main ? "button primary" : "button");
  const lesson = card.lesson ? (
    <button
      key="learn"
      type="button"
      class={button(first)}
      disabled={busy}
      onClick={() => void start(learn)}
    >
      <Icon name="flower" size={18} />
      {say("lobby.learn")}
    </button>
  ) : null;
  const play = (
    <button
      key="play"
      type="button"
      class={button(!first)}
      aria-label={say("lobby.play_now")}
      disabled={busy}
      onClick={() => void start(playNow)}
    >
      <Icon name="play" size={18} />
      {say("lobby.play")}
    </button>
  );
  return <div class="card-ways">{first ? [lesson, play] : [play, lesson]}</div>;
}

/** On a phone the rest is one tap away, so that all games fit on the first screen. */
function More(props: { open: boolean; children: ComponentChildren }) {
  const narrow = useMedia(NARROW);
  if (!narrow) return <>{props.children}</>;
  return (
    <details class="card-more" open={props.open}>
      <summary>{say("lobby.more")}</summary>
      {props.children}
    </details>
  );
}
