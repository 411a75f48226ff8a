// The options that a match is played with: what is unusual stands first.
import { useEffect, useState } from "preact/hooks";
import type { GameCard, View } from "../../generated/wire";
import { get } from "../http";
import { settings } from "../settings";
import { useStore } from "../store";
import { say } from "../words";

export function Options(props: { view: View }) {
  const { view } = props;
  const { language } = useStore(settings);
  const [card, setCard] = useState<GameCard | null>(null);
  useEffect(() => {
    get<GameCard[]>("/api/games").then(
      (cards) => setCard(cards.find((one) => one.name === view.game) ?? null),
      () => undefined, // the rules page has them too
    );
  }, [view.game]);
  if (!card?.options.length) return null;
  const chosen = card.options.map((option) => {
    const value = view.options[option.key] ?? option.for_people;
    const says = option.value_says[option.values.indexOf(value)]?.[language] ?? String(value);
    return { name: option.says[language] ?? option.key, says, usual: value === option.for_people };
  });
  return (
    <section class="options">
      <h3>{say("setup.options")}</h3>
      <dl>
        {chosen
          .sort((one, other) => Number(one.usual) - Number(other.usual))
          .map(({ name, says, usual }) => (
            <div key={name} class={usual ? "" : "unusual"}>
              <dt>{name}</dt>
              <dd>{usual ? say("setup.usual", { name: says }) : says}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
