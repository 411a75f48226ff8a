// The four columns: all cards can be read, only the front one can be taken (A4, RC1).
import { useDesk } from "../../../parts/desk";
import type { View } from "../view";
import { Card } from "./cards";
import { Spot } from "./spot";

export function Columns(props: { view: View; lastDraw: boolean }) {
  const { words, hinted } = useDesk();
  return (
    <section class="rn11-columns" aria-label={words.say("board.columns")}>
      {props.view.columns.map((cards, column) => (
        <div class="rn11-column" key={column} data-at={`place:${column}`}>
          {cards.map((type, at) => {
            const front = at === cards.length - 1;
            const next = at === cards.length - 2 && hinted.has(`next:${column}`);
            const slot = (
              <div class={next ? "rn11-will-score" : ""} data-at={`slot:${column}:${at}`}>
                <Card type={type} words={words} />
              </div>
            );
            return (
              <div class={`rn11-fan ${front ? "rn11-front" : ""}`} key={at}>
                {front ? <Spot at={`column:${column}`}>{slot}</Spot> : slot}
              </div>
            );
          })}
          <span class="rn11-number" aria-hidden="true">
            {column + 1}
          </span>
        </div>
      ))}
      {props.lastDraw && <p class="rn11-note">{words.say("board.last_draw")}</p>}
    </section>
  );
}
