// Several people at one device: between two seats a curtain hides the cards of both.
import type { View } from "../generated/wire";
import { Icon } from "../shell/page/icons";
import { go } from "../shell/router";
import { say } from "../shell/words";
import { ALONE } from "./found";
import "./alone.css";

/** Return the seat of this device that is waited for while another one's side is seen. */
export function nextSeat(view: View): number | null {
  if (view.seat === null || view.ended || view.turn.includes(view.seat)) return null;
  const next = view.turn.find((seat) => view.sitters[seat]?.kind === "person");
  return next ?? null;
}

/** It stays until the other side is seen: nobody sees a hand that is not theirs in between. */
export function Curtain(props: { view: View; live: boolean }) {
  const next = ALONE && props.live ? nextSeat(props.view) : null;
  if (next === null) return null;
  const { name } = props.view.sitters[next]!;
  return (
    <section class="curtain" aria-labelledby="curtain">
      <Icon name="friends" size={48} />
      <h2 id="curtain">{say("alone.curtain", { name })}</h2>
      <p>{say("alone.curtain_about", { name })}</p>
      <button
        type="button"
        class="button primary"
        onClick={() => go(`/m/${props.view.match}?seat=${next}`, "replace")}
      >
        {say("alone.curtain_open", { name })}
      </button>
    </section>
  );
}
