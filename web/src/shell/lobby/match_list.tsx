// Lists of matches: mine, with those that wait for me marked, and public ones to watch.
import { useEffect, useState } from "preact/hooks";
import type { CardResult, MatchCard } from "../../generated/wire";
import { get } from "../http";
import { Icon } from "../page/icons";
import { say } from "../words";

const REFRESH = 5_000;

/** Return a list of matches that is asked for again now and then while the page is seen; null at first. */
export function useMatches(address: string): MatchCard[] | null {
  const [cards, set] = useState<MatchCard[] | null>(null);
  useEffect(() => {
    let over = false;
    const ask = async () => {
      if (document.hidden) return;
      try {
        const found = await get<MatchCard[]>(address);
        if (!over) set(found);
      } catch {
        // the list stays as it was; the next look may succeed
      }
    };
    void ask();
    const timer = setInterval(() => void ask(), REFRESH);
    return () => {
      over = true;
      clearInterval(timer);
    };
  }, [address]);
  return cards;
}

function ago(seconds: number): string {
  if (seconds < 90) return say("lobby.just_now");
  if (seconds < 5400) return say("lobby.minutes_ago", { amount: Math.round(seconds / 60) });
  if (seconds < 129_600) return say("lobby.hours_ago", { amount: Math.round(seconds / 3600) });
  return say("lobby.days_ago", { amount: Math.round(seconds / 86_400) });
}

export function state(card: MatchCard): string {
  if (card.your_turn) return say("lobby.your_turn");
  if (card.result) return ending(card.result, card.seats);
  if (card.over || card.ended) return say("lobby.over");
  if (card.open_seats > 0) return say("lobby.open_seats", { seats: card.open_seats });
  return say(card.seat === null ? "lobby.being_played" : "lobby.goes_on");
}

function ending({ place, margin }: CardResult, seats: number): string {
  if (place === 1) return margin > 0 ? say("lobby.won", { margin }) : say("lobby.won_level");
  return margin < 0
    ? say("lobby.lost", { place, seats, margin: -margin })
    : say("lobby.lost_level", { place, seats });
}

interface ListProps {
  cards: MatchCard[] | null;
  none: string;
  remove?(card: MatchCard): void; // from the list of who looks
}

export function MatchList(props: ListProps) {
  if (!props.cards) return null; // nothing is known yet
  if (props.cards.length === 0) return <p class="quiet">{props.none}</p>;
  return (
    <ul class="match-list">
      {props.cards.map((card) => (
        <li key={card.match} class={props.remove ? "removable" : ""}>
          <a href={`/m/${card.match}`} class={card.your_turn ? "match yours" : "match"}>
            <strong>
              {card.title}
              {card.lesson ? <span class="tag lesson-tag">{say("lobby.lesson")}</span> : null}
            </strong>
            <span class="quiet">{card.names.join(" · ")}</span>
            <span class="match-state">
              {card.your_turn ? (
                <Icon name="hand" size={16} />
              ) : (
                <Icon name={card.over || card.ended ? "flag" : "clock"} size={16} />
              )}
              {state(card)}
            </span>
            <span class="quiet match-age">{ago((Date.now() - card.updated) / 1000)}</span>
          </a>
          {props.remove ? (
            <button
              type="button"
              class="button plain square small"
              aria-label={say("lobby.remove", { title: card.title, names: card.names.join(", ") })}
              title={say("lobby.remove_short")}
              onClick={() => props.remove!(card)}
            >
              <Icon name="close" size={16} />
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
