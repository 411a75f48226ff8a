// A place on the table. It becomes a button exactly while a legal move belongs to it.
import type { ComponentChildren } from "preact";
import { useDesk } from "../../../parts/desk";
import { Hit } from "../../../parts/hit";

interface SpotProps {
  at: string;
  class?: string;
  children?: ComponentChildren;
}

/** The thing itself stays the same element; the button is laid over it and taken away again. */
export function Spot(props: SpotProps) {
  const { places, lit, hinted } = useDesk();
  const state = [
    places.has(props.at) ? "rn11-can" : "",
    lit.has(props.at) ? "rn11-lit" : "",
    hinted.has(props.at) ? "rn11-hinted" : "",
  ];
  return (
    <div class={`rn11-spot ${props.class ?? ""} ${state.join(" ")}`} data-at={props.at}>
      {props.children}
      {places.has(props.at) && <Hit at={props.at} class="spot-hit rn11-hit" />}
    </div>
  );
}
