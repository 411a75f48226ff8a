// What I have played: how it ended, what to find again, and what all of it together says.
import { useState } from "preact/hooks";
import type { MatchCard, Tally } from "../../generated/wire";
import { get, post } from "../http";
import { Pick } from "../page/fields";
import { SearchField } from "../page/search_field";
import { trouble } from "../page/toasts";
import { settings } from "../settings";
import { call, number, say } from "../words";
import { MatchList, state } from "./match_list";

const FEW = 4; // matches that are found without searching

/** Return the matches of a game, "" for any, in which each word of a text occurs. */
export function found(cards: readonly MatchCard[], game: string, text: string): MatchCard[] {
  const words = text.toLowerCase().split(/\s+/);
  return cards.filter((card) => {
    const told = [card.title, ...card.names, state(card)].join(" ").toLowerCase();
    return (game === "" || card.game === game) && words.every((word) => told.includes(word));
  });
}

export function Played(props: { cards: MatchCard[] | null; none: string }) {
  const [gone, drop] = useState<readonly string[]>([]);
  const [game, choose] = useState("");
  const [text, search] = useState("");
  const cards = props.cards?.filter((card) => !gone.includes(card.match)) ?? null;
  const remove = async (card: MatchCard) => {
    try {
      await post(`/api/matches/${card.match}/unlist`, {});
      drop([...gone, card.match]);
    } catch (failure) {
      trouble(failure);
    }
  };
  const games = new Map(cards?.map((card) => [card.game, card.title]));
  const many = (cards?.length ?? 0) > FEW;
  const shown = cards && many ? found(cards, game, text) : cards;
  return (
    <>
      {many ? (
        <div class="finder">
          <SearchField label={say("lobby.search")} value={text} seek={search} />
          {games.size > 1 ? (
            <Pick<string>
              quiet
              label={say("lobby.which_game")}
              value={game}
              values={[["", say("lobby.every_game")], ...games]}
              choose={choose}
            />
          ) : null}
        </div>
      ) : null}
      <MatchList
        cards={shown}
        none={cards?.length ? say("lobby.none_found") : props.none}
        remove={(card) => void remove(card)}
      />
      {cards?.length ? <Statistics /> : null}
    </>
  );
}

/** How my matches ended, by game and by what I played against. */
function Statistics() {
  const [tallies, learn] = useState<Tally[] | null>(null);
  const open = (event: Event) => {
    if ((event.currentTarget as HTMLDetailsElement).open)
      get<Tally[]>(`/api/me/statistics?language=${settings.get().language}`).then(learn, trouble);
  };
  return (
    <details class="more" onToggle={open}>
      <summary>{say("tally.title")}</summary>
      {tallies?.length === 0 ? <p class="quiet">{say("tally.none")}</p> : null}
      {tallies?.length ? (
        <section class="grid-frame" tabindex={0} aria-label={say("tally.title")}>
          <table class="grid">
            <thead>
              <tr>
                <th scope="col">{say("tally.game")}</th>
                <th scope="col">{say("tally.against")}</th>
                <th scope="col">{say("tally.matches")}</th>
                <th scope="col">{say("tally.wins")}</th>
                <th scope="col">{say("tally.points")}</th>
                <th scope="col">{say("tally.best")}</th>
              </tr>
            </thead>
            <tbody>
              {tallies.map((tally) => (
                <tr key={`${tally.game} ${tally.level}`}>
                  <th scope="row">{tally.title}</th>
                  <td>{call("level", tally.level)}</td>
                  <td>{tally.matches}</td>
                  <td>{tally.wins}</td>
                  <td>{number(tally.points, 0, 1)}</td>
                  <td>{tally.best}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </details>
  );
}
