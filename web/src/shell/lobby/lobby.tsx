// The lobby: which games there are, my matches, and matches to watch.
import { useEffect, useState } from "preact/hooks";
import type { BotLevel, GameCard } from "../../generated/wire";
import { title } from "../alerts";
import { coachOf, gameFolder } from "../games";
import { get } from "../http";
import { Emblem } from "../page/emblem";
import { Frame } from "../page/frame";
import { Icon } from "../page/icons";
import { trouble } from "../page/toasts";
import { settings } from "../settings";
import { say } from "../words";
import { MatchList, useMatches } from "./match_list";
import { Scene } from "./scene";
import { SetUp } from "./set_up";
import { playGuided, playNow } from "./start";
import { UploadButton } from "./upload";

interface SettingUp {
  card: GameCard;
  friends: boolean;
}

export function Lobby() {
  const [cards, setCards] = useState<GameCard[] | null>(null);
  const [levels, setLevels] = useState<BotLevel[]>([]);
  const [settingUp, setUp] = useState<SettingUp | null>(null);
  const mine = useMatches("/api/matches/mine");
  const open = useMatches("/api/matches/public");
  useEffect(() => {
    get<GameCard[]>("/api/games").then(setCards, trouble);
    get<BotLevel[]>("/api/bots").then(setLevels, trouble);
  }, []);
  const going = (mine ?? []).filter((card) => !card.over && !card.ended);
  const rest = mine?.filter((card) => !going.includes(card)) ?? null;
  title(
    say("lobby.title"),
    going.some((card) => card.your_turn),
  );
  return (
    <Frame kind="lobby">
      <section class="hero">
        <Scene />
        <div class="hero-text">
          <h1>{say("lobby.title")}</h1>
          <p>{say("lobby.about")}</p>
        </div>
      </section>
      {going.length > 0 ? (
        <section class="lists going" aria-labelledby="going">
          <h2 id="going">{say("lobby.mine")}</h2>
          <MatchList cards={going} none="" />
        </section>
      ) : null}
      <section class="cards" aria-label={say("lobby.games")}>
        {(cards ?? []).map((card) => (
          <Card key={card.name} card={card} setUp={(friends) => setUp({ card, friends })} />
        ))}
      </section>
      <div class="lists">
        {going.length > 0 && !rest?.length ? null : (
          <section>
            <h2>{say(going.length > 0 ? "lobby.played" : "lobby.mine")}</h2>
            <MatchList cards={rest} none={say("lobby.mine_none")} />
          </section>
        )}
        <section>
          <h2>{say("lobby.public")}</h2>
          <MatchList cards={open} none={say("lobby.public_none")} />
        </section>
        <section>
          <h2>{say("lobby.bring")}</h2>
          <p class="quiet">{say("lobby.bring_about")}</p>
          <UploadButton />
        </section>
      </div>
      <footer class="foot">
        <span>{say("lobby.foot")}</span>
        <a href="/api/docs">{say("lobby.api")}</a>
      </footer>
      {settingUp ? <SetUp {...settingUp} levels={levels} close={() => setUp(null)} /> : null}
    </Frame>
  );
}

function Card(props: { card: GameCard; setUp(friends: boolean): void }) {
  const { card } = props;
  const { language } = settings.get();
  const [busy, setBusy] = useState(false);
  const [guided, setGuided] = useState(false);
  useEffect(() => {
    void coachOf(card.name).then((coach) => setGuided(coach !== undefined));
    void gameFolder(card.name); // so that the board is there when the match begins
  }, [card.name]);
  const name = card.title[language] ?? card.name;
  const [low = 0, high = low] = card.minutes;
  const start = async (how: (card: GameCard) => Promise<void>) => {
    setBusy(true);
    await how(card).catch(trouble);
    setBusy(false);
  };
  return (
    <article class="card" aria-labelledby={`card-${card.name}`}>
      <Emblem game={card.name} />
      <div class="card-body">
        <h2 id={`card-${card.name}`}>{name}</h2>
        <ul class="facts">
          <li>
            <Icon name="friends" size={18} />
            {say("lobby.seats", { low: card.seats[0]!, high: card.seats[card.seats.length - 1]! })}
          </li>
          <li>
            <Icon name="clock" size={18} />
            {say(low === high ? "lobby.length_about" : "lobby.length", { low, high })}
          </li>
        </ul>
        <p>{card.idea[language]}</p>
        <div class="card-buttons">
          <button
            type="button"
            class="button primary big"
            disabled={busy}
            onClick={() => void start(playNow)}
          >
            <Icon name="play" size={18} />
            {say("lobby.play_now")}
          </button>
          <button type="button" class="button" onClick={() => props.setUp(true)}>
            <Icon name="friends" size={18} />
            {say("lobby.invite")}
          </button>
          <button type="button" class="button" onClick={() => props.setUp(false)}>
            <Icon name="gear" size={18} />
            {say("lobby.set_up")}
          </button>
          {guided ? (
            <button
              type="button"
              class="button"
              disabled={busy}
              onClick={() => void start(playGuided)}
            >
              <Icon name="flower" size={18} />
              {say("lobby.guided")}
            </button>
          ) : null}
          <a class="button" href={`/rules/${card.name}`}>
            <Icon name="book" size={18} />
            {say("lobby.rules")}
          </a>
        </div>
      </div>
    </article>
  );
}
