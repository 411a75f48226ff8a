// A place on the table. It becomes a button exactly while a legal move belongs to it: in the page a
// real button laid over the thing, on the map a shape with the role of one.
import type { ComponentChildren } from "preact";
import { type Desk, useDesk } from "./desk";

interface SpotProps {
  at: string;
  class?: string;
  title?: string;
  children?: ComponentChildren;
}

export function stateOf(desk: Desk, at: string): string {
  return [
    desk.places.has(at) ? "rn20-can" : "",
    desk.lit.has(at) ? "rn20-lit" : "",
    desk.hinted.has(at) ? "rn20-hinted" : "",
  ].join(" ");
}

/** A thing of the page; it stays the same element while the button comes and goes. */
export function Spot(props: SpotProps) {
  const desk = useDesk();
  return (
    <div class={`rn20-spot ${props.class ?? ""} ${stateOf(desk, props.at)}`} data-at={props.at} title={props.title}>
      {props.children}
      {desk.places.has(props.at) && <Hit at={props.at} />}
    </div>
  );
}

/** The name of a place that is alive is what its moves do. */
function spoken(desk: Desk, at: string): string {
  const choices = desk.places.get(at) ?? [];
  return choices.map((choice) => [choice.says, choice.warns].filter(Boolean).join(". ")).join(" / ");
}

/** What a button of the page and a shape of the map listen to. */
function listeners(desk: Desk, at: string) {
  return {
    onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && desk.enter(at),
    onPointerLeave: (event: PointerEvent) => event.pointerType === "mouse" && desk.leave(),
    onFocus: (event: FocusEvent) => (event.currentTarget as Element).matches(":focus-visible") && desk.enter(at),
    onBlur: () => desk.leave(),
  };
}

const popup = (desk: Desk, at: string) =>
  (desk.places.get(at)?.length ?? 0) > 1 ? { "aria-haspopup": "menu" as const } : {};

export function Hit(props: { at: string; children?: ComponentChildren; class?: string }) {
  const desk = useDesk();
  return (
    <button
      type="button"
      class={props.class ?? "rn20-hit"}
      data-spot={props.at}
      tabIndex={desk.current === props.at ? 0 : -1}
      aria-label={spoken(desk, props.at)}
      {...popup(desk, props.at)}
      {...listeners(desk, props.at)}
      onClick={(event) => desk.press(props.at, pressedBy(event))}
    >
      {props.children}
    </button>
  );
}

/** A shape of the map, drawn by its children; nothing is there while no move belongs to it. */
export function Target(props: { at: string; children: ComponentChildren }) {
  const desk = useDesk();
  if (!desk.places.has(props.at)) return null;
  return (
    <g
      class={`rn20-target ${desk.lit.has(props.at) ? "rn20-lit" : ""}`}
      role="button"
      data-spot={props.at}
      tabindex={desk.current === props.at ? 0 : -1}
      aria-label={spoken(desk, props.at)}
      {...popup(desk, props.at)}
      {...listeners(desk, props.at)}
      onClick={(event) => desk.press(props.at, pressedBy(event))}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        desk.press(props.at, "key");
      }}
    >
      {props.children}
    </g>
  );
}

/** A click without a pointer is a key; a finger has seen no sentence before it tapped. */
function pressedBy(event: MouseEvent): "key" | "touch" | "mouse" {
  if (event.detail === 0) return "key";
  return (event as PointerEvent).pointerType === "touch" ? "touch" : "mouse";
}
