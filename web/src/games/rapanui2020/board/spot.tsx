// A place on the table. It becomes a button exactly while a legal move belongs to it: in the page a
// real button laid over the thing, on the map a shape with the role of one.
import type { ComponentChildren } from "preact";
import { type Desk, useDesk } from "../../../parts/desk";
import { alive, Hit } from "../../../parts/hit";

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
    <div
      class={`rn20-spot ${props.class ?? ""} ${stateOf(desk, props.at)}`}
      data-at={props.at}
      title={props.title}
    >
      {props.children}
      {desk.places.has(props.at) && <Hit at={props.at} class="spot-hit rn20-hit" />}
    </div>
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
      {...alive(desk, props.at)}
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
