// The button over a place that is alive; its name is what the move does.
import type { ComponentChildren } from "preact";
import { type Desk, type How, useDesk } from "./desk";
import "./hit.css";

/** What a button of the page and a shape of a map tell and listen to. */
export function alive(desk: Desk, at: string) {
  const choices = desk.places.get(at) ?? [];
  const says = choices.map((choice) => [choice.says, choice.warns].filter(Boolean).join(". "));
  return {
    "data-spot": at,
    "data-does": choices.map((choice) => choice.move).join("|"), // where lessons point
    tabindex: desk.current === at ? 0 : -1,
    "aria-label": says.join(" / "),
    ...(choices.length > 1 ? { "aria-haspopup": "menu" as const } : {}),
    onClick: (event: MouseEvent) => desk.press(at, pressedBy(event)),
    onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && desk.enter(at),
    onPointerLeave: (event: PointerEvent) => event.pointerType === "mouse" && desk.leave(),
    onFocus: (event: FocusEvent) =>
      (event.currentTarget as Element).matches(":focus-visible") && desk.enter(at),
    onBlur: () => desk.leave(),
  };
}

interface HitProps {
  at: string;
  class: string;
  written?: string | undefined; // on it, where that is not what the move does: who speaks to the page says it
  twin?: boolean | undefined; // one more button of its place: the tabulator key stops at the first
  children?: ComponentChildren;
}

export function Hit(props: HitProps) {
  const listening = alive(useDesk(), props.at);
  const [name, written] = [listening["aria-label"], props.written ?? ""];
  const spoken = name.toLowerCase().includes(written.toLowerCase());
  return (
    <button
      type="button"
      class={props.class}
      {...listening}
      aria-label={spoken ? name : `${written}. ${name}`}
      tabindex={props.twin ? -1 : listening.tabindex}
    >
      {props.children}
    </button>
  );
}

export function pressedBy(event: MouseEvent): How {
  if (event.detail === 0) return "key";
  return (event as PointerEvent).pointerType === "touch" ? "touch" : "mouse";
}
