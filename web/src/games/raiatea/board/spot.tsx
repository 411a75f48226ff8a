// A thing on the table. It explains itself when it is looked at, and it becomes a button exactly
// while a legal move belongs to its place.
import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import { useDesk } from "../../../parts/desk";
import { Hit } from "../../../parts/hit";

/** Says why nothing can be done at a place, or "". */
export const WhyContext = createContext<(place: string) => string>(() => "");

interface SpotProps {
  at: string; // its place; also where pieces fly from and to
  about?: string; // what explains it, such as "ritual:hina"
  label?: string; // its name for those who do not see it
  class?: string;
  style?: Record<string, string | number>;
  children?: ComponentChildren;
  dead?: boolean; // it cannot be used, whatever is said of such things
  twin?: boolean; // a copy: the tabulator key stops at the first one
}

/** The thing itself stays the same element; the button is laid over it and taken away again. */
export function Spot(props: SpotProps) {
  const { places, lit, hinted } = useDesk();
  const why = useContext(WhyContext);
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
          "aria-label": [props.label, why(props.at)].filter(Boolean).join(". "),
          ...(props.about ? { tabIndex: -1 } : {}),
        }
      : {};
  return (
    <div
      class={`ra-spot ${props.class ?? ""} ${state.join(" ")}`}
      style={props.style ?? {}}
      data-at={props.at}
      {...(props.about ? { "data-about": props.about } : {})}
      {...reading}
    >
      {props.children}
      {choices.length > 0 && <Hit at={props.at} class="spot-hit ra-hit" twin={props.twin} />}
    </div>
  );
}
