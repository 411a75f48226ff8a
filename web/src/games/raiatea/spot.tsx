// A thing on the table. It explains itself when it is looked at, and it becomes a button exactly
// while a legal move belongs to its place.
import type { ComponentChildren } from "preact";
import { useDesk } from "./desk";

interface SpotProps {
  at: string; // its place; also where pieces fly from and to
  about?: string; // what explains it, such as "ritual:hina"
  label?: string; // its name for those who do not see it
  class?: string;
  children?: ComponentChildren;
  dead?: boolean; // a copy: the button is on the first one
}

/** The thing itself stays the same element; the button is laid over it and taken away again. */
export function Spot(props: SpotProps) {
  const { places, lit, hinted } = useDesk();
  const choices = props.dead ? [] : (places.get(props.at) ?? []);
  const state = [
    choices.length ? "ra-can" : "",
    lit.has(props.at) ? "ra-lit" : "",
    hinted.has(props.at) ? "ra-hinted" : "",
  ];
  const reading =
    !choices.length && props.label
      ? { role: "img" as const, "aria-label": props.label, ...(props.about ? { tabIndex: -1 } : {}) }
      : {};
  return (
    <div
      class={`ra-spot ${props.class ?? ""} ${state.join(" ")}`}
      data-at={props.at}
      {...(props.about ? { "data-about": props.about } : {})}
      {...reading}
    >
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
      class={props.class ?? "ra-hit"}
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
export function pressedBy(event: MouseEvent): "key" | "touch" | "mouse" {
  if (event.detail === 0) return "key";
  return (event as PointerEvent).pointerType === "touch" ? "touch" : "mouse";
}
