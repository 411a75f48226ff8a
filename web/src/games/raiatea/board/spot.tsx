// A thing on the table. It explains itself when it is looked at, and it becomes a button exactly
// while a legal move belongs to its place.
import type { ComponentChildren } from "preact";
import { useDesk } from "../../../parts/desk";
import { Hit } from "../../../parts/hit";

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
      ? {
          role: "img" as const,
          "aria-label": props.label,
          ...(props.about ? { tabIndex: -1 } : {}),
        }
      : {};
  return (
    <div
      class={`ra-spot ${props.class ?? ""} ${state.join(" ")}`}
      data-at={props.at}
      {...(props.about ? { "data-about": props.about } : {})}
      {...reading}
    >
      {props.children}
      {choices.length > 0 && <Hit at={props.at} class="spot-hit ra-hit" />}
    </div>
  );
}
