// Several people at one device: between two seats a curtain hides the cards of both.
import { useLayoutEffect, useRef } from "preact/hooks";
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
  return next === null ? null : <Fallen view={props.view} next={next} />;
}

/** A dialog of the browser's, above all others: what lies below is reached by no key and read by no voice. */
function Fallen(props: { view: View; next: number }) {
  const { match, sitters } = props.view;
  const { name } = sitters[props.next]!;
  const frame = useRef<HTMLDialogElement>(null);
  const says = useRef<HTMLHeadingElement>(null);
  const fall = () => {
    frame.current?.showModal();
    says.current?.focus(); // not the button: a key that is still held down opens nothing
  };
  useLayoutEffect(() => {
    fall();
    const dialog = frame.current!;
    return () => {
      dialog.close();
      document.querySelector<HTMLElement>(".moves")?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={frame}
      class="curtain"
      aria-labelledby="curtain"
      onCancel={(event) => event.preventDefault()}
      onClose={fall} // a browser lets a second Escape through
    >
      <Icon name="friends" size={48} />
      <h2 ref={says} id="curtain" tabindex={-1}>
        {say("alone.curtain", { name })}
      </h2>
      <p>{say("alone.curtain_about", { name })}</p>
      <button
        type="button"
        class="button primary"
        onClick={() => go(`/m/${match}?seat=${props.next}`, "replace")}
      >
        {say("alone.curtain_open", { name })}
      </button>
    </dialog>
  );
}
