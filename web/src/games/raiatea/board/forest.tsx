// The forest display with its deck, and the two decks of rituals.
import { useDesk } from "../../../parts/desk";
import { Sign } from "../art/symbols";
import { sortOf } from "../parts";
import { type Facts, spread, type View } from "../view";
import { ForestCard, RitualBack } from "./cards";
import { Spot } from "./spot";
import { Zone } from "./zone";

export function Forest(props: { view: View; facts: Facts }) {
  const { words } = useDesk();
  const cards = spread(props.view.display);
  const { forest } = props.facts.piles;
  return (
    <Zone name="forest" about="forest_deck" caption={words.say("board.forest")}>
      <div class="ra-display">
        <Spot
          at="forest"
          about="forest_deck"
          label={words.say("show.deck", { cards: forest })}
          class="ra-deck"
        >
          <div class="ra-forest-card ra-forest-back">
            <Sign of="forest_card" />
          </div>
          <b class="ra-count">{forest}</b>
        </Spot>
        {cards.map((card, at) => (
          <Spot
            key={`${card}:${at - cards.indexOf(card)}`}
            at={`display:${card}`}
            about={`${sortOf(card)}:${card}`}
            label={words.name(card)}
            twin={cards.indexOf(card) < at}
          >
            <ForestCard card={card} />
          </Spot>
        ))}
      </div>
    </Zone>
  );
}

export function Decks(props: { facts: Facts }) {
  const { words } = useDesk();
  const { piles } = props.facts;
  return (
    <Zone name="decks" about="decks" caption={words.say("board.decks")}>
      <div class="ra-decks">
        {(["normal", "forbidden"] as const).map((deck) => {
          const [cards, discards] = [piles.decks[deck], piles.discards[deck]];
          return (
            <Spot
              key={deck}
              at={`deck:${deck}`}
              about={`deck_${deck}`}
              label={words.say("show.piles", { deck, cards, discards })}
              class="ra-deck"
            >
              <RitualBack deck={deck} />
              <b class="ra-count">{cards}</b>
              <span class="ra-deck-name">{words.name(deck)}</span>
              <small>+{discards}</small>
            </Spot>
          );
        })}
      </div>
    </Zone>
  );
}
