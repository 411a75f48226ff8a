// The forest display with its deck, and the two decks of rituals.
import { useDesk } from "../../parts/desk";
import { Sign } from "./art/symbols";
import { ForestCard, RitualBack } from "./cards";
import { sortOf } from "./parts";
import { Spot } from "./spot";
import { spread, total, type View } from "./view";
import { Zone } from "./zone";

export function Forest(props: { view: View }) {
  const { words } = useDesk();
  const cards = spread(props.view.display);
  return (
    <Zone name="forest" caption={words.say("board.forest")}>
      <div class="ra-display">
        <Spot
          at="forest"
          about="forest_deck"
          label={words.say("show.deck", { cards: total(props.view.forest) })}
          class="ra-deck"
        >
          <div class="ra-forest-card ra-forest-back">
            <Sign of="forest_card" />
          </div>
          <b class="ra-count">{total(props.view.forest)}</b>
        </Spot>
        {cards.map((card, at) => (
          <Spot
            key={`${card}:${at - cards.indexOf(card)}`}
            at={`display:${card}`}
            about={`${sortOf(card)}:${card}`}
            label={words.name(card)}
            dead={cards.indexOf(card) < at}
          >
            <ForestCard card={card} />
          </Spot>
        ))}
      </div>
    </Zone>
  );
}

export function Decks(props: { view: View }) {
  const { words } = useDesk();
  return (
    <Zone name="decks" caption={words.say("board.decks")}>
      <div class="ra-decks">
        {["normal", "forbidden"].map((deck) => {
          const [cards, discards] = [
            total(props.view.decks[deck]!),
            total(props.view.discards[deck]!),
          ];
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
              <small title={words.say("show.piles", { deck, cards, discards })}>+{discards}</small>
            </Spot>
          );
        })}
      </div>
    </Zone>
  );
}
