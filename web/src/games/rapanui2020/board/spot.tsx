// A place on the table. It becomes a button exactly while a legal move belongs to it: in the page a
// real button laid over the thing, on the map a shape with the role of one.
import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import { type Desk, useDesk } from "../../../parts/desk";
import { alive, Hit } from "../../../parts/hit";

/** Says what a place is and why nothing can be done there, or "" if there is no reason to give. */
export const WhyContext = createContext<(place: string) => string>(() => "");

interface SpotProps {
  at: string;
  class?: string;
  says?: string; // what it is, for those who do not see it; others point at it
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
  const reason = useReason(props.at);
  return (
    <div
      class={`rn20-spot ${props.class ?? ""} ${stateOf(desk, props.at)}`}
      data-at={props.at}
      {...reason}
    >
      {props.children}
      {props.says && !reason && <span class="unseen">{props.says}</span>}
      {desk.places.has(props.at) && <Hit at={props.at} class="spot-hit rn20-hit" />}
    </div>
  );
}

/** What lets keys and screen readers find out why a place is dead. */
function useReason(at: string) {
  const why = useContext(WhyContext);
  const says = useDesk().places.has(at) ? "" : why(at);
  return says
    ? { role: "img" as const, tabIndex: -1, "aria-label": says, "data-about": at }
    : undefined;
}

/** A shape of the map, drawn by its children; where no move belongs to it, it has at most a reason. */
export function Target(props: { at: string; children: ComponentChildren }) {
  const desk = useDesk();
  const reason = useReason(props.at);
  if (reason)
    return (
      <g class="rn20-reason" {...reason}>
        {props.children}
      </g>
    );
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
