// A place on the table. It becomes a button exactly while a legal move belongs to it.
import type { ComponentChildren } from "preact";
import { useDesk } from "./desk";

interface SpotProps {
  at: string;
  class?: string;
  children?: ComponentChildren;
}

/** The thing itself stays the same element; the button is laid over it and taken away again. */
export function Spot(props: SpotProps) {
  const { places, lit, hinted } = useDesk();
  const choices = places.get(props.at) ?? [];
  const state = [
    choices.length ? "rn11-can" : "",
    lit.has(props.at) ? "rn11-lit" : "",
    hinted.has(props.at) ? "rn11-hinted" : "",
  ];
  return (
    <div class={`rn11-spot ${props.class ?? ""} ${state.join(" ")}`} data-at={props.at}>
      {props.children}
      {choices.length > 0 && <Hit at={props.at} />}
    </div>
  );
}

/** The button over a place: its name is what the move does. */
export function Hit(props: { at: string; children?: ComponentChildren; class?: string }) {
  const desk = useDesk();
  const choices = desk.places.get(props.at) ?? [];
  const says = choices.map((choice) => [choice.says, choice.warns].filter(Boolean).join(". "));
  return (
    <button
      type="button"
      class={props.class ?? "rn11-hit"}
      data-spot={props.at}
      tabIndex={desk.current === props.at ? 0 : -1}
      aria-label={says.join(" / ")}
      {...(choices.length > 1 ? { "aria-haspopup": "menu" as const } : {})}
      onClick={(event) => desk.press(props.at, pressedBy(event))}
      onPointerEnter={(event) => event.pointerType === "mouse" && desk.enter(props.at)}
      onPointerLeave={(event) => event.pointerType === "mouse" && desk.leave()}
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && desk.enter(props.at)}
      onBlur={() => desk.leave()}
    >
      {props.children}
    </button>
  );
}

/** A click without a pointer is a key; a finger has seen no sentence before it tapped. */
function pressedBy(event: MouseEvent): "key" | "touch" | "mouse" {
  if (event.detail === 0) return "key";
  return (event as PointerEvent).pointerType === "touch" ? "touch" : "mouse";
}
