// The lobby: which games there are, my matches, and matches to watch.
import { useEffect, useState } from "preact/hooks";
import { ALONE } from "../../alone/found";
import type { BotLevel, GameCard } from "../../generated/wire";
import { title } from "../alerts";
import { get } from "../http";
import { isReached } from "../offline/reach";
import { Frame } from "../page/frame";
import { trouble } from "../page/toasts";
import { place } from "../router";
import { useStore } from "../store";
import { say } from "../words";
import { byWeight, Card } from "./card";
import { MatchList, useMatches } from "./match_list";
import { Played } from "./played";
import { Scene } from "./scene";
import { SetUp } from "./set_up";
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
  const reached = useStore(isReached);
  const { hash } = useStore(place); // "#card-tongiaki" leads to one game
  useEffect(() => {
    get<GameCard[]>("/api/games").then(setCards, trouble);
    get<BotLevel[]>("/api/bots").then(setLevels, trouble);
  }, [reached]);
  const going = (mine ?? []).filter((card) => !card.over && !card.ended);
  const rest = mine?.filter((card) => !going.includes(card)) ?? null;
  const own = new Set(mine?.map((card) => card.match));
  const others = open?.filter((card) => !own.has(card.match)) ?? null;
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
          <p>{say(ALONE ? "alone.lobby_about" : "lobby.about")}</p>
        </div>
      </section>
      {going.length > 0 ? (
        <section class="lists going" aria-labelledby="going">
          <h2 id="going">{say("lobby.mine")}</h2>
          <MatchList cards={going} none="" />
        </section>
      ) : null}
      <section class="cards" aria-label={say("lobby.games")}>
        {[...(cards ?? [])].sort(byWeight).map((card) => (
          <Card
            key={card.name}
            card={card}
            wanted={hash === `card-${card.name}`}
            setUp={(friends) => setUp({ card, friends })}
          />
        ))}
      </section>
      <div class="lists">
        {going.length > 0 && !rest?.length ? null : (
          <section>
            <h2>{say(going.length > 0 ? "lobby.played" : "lobby.mine")}</h2>
            <Played cards={rest} none={say("lobby.mine_none")} />
          </section>
        )}
        {ALONE ? null : (
          <section>
            <h2>{say("lobby.public")}</h2>
            <MatchList cards={others} none={say("lobby.public_none")} />
          </section>
        )}
        <section>
          <h2>{say("lobby.bring")}</h2>
          <p class="quiet">{say("lobby.bring_about")}</p>
          <UploadButton />
        </section>
      </div>
      <footer class="foot">
        <span>{say("lobby.foot")}</span>
        {ALONE ? <span>{say("alone.about")}</span> : <a href="/api/docs">{say("lobby.api")}</a>}
      </footer>
      {settingUp ? <SetUp {...settingUp} levels={levels} close={() => setUp(null)} /> : null}
    </Frame>
  );
}
