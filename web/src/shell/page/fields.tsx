// Small form fields with their labels.
import { useId } from "preact/hooks";

interface PickProps<Value extends string | number> {
  label: string;
  value: Value;
  values: readonly (readonly [Value, string])[];
  choose(value: Value): void;
  quiet?: boolean; // the label is for screen readers only
}

/** A list to pick one value from. */
export function Pick<Value extends string | number>(props: PickProps<Value>) {
  const id = useId();
  return (
    <div class="field">
      <label for={id} class={props.quiet ? "unseen" : ""}>
        {props.label}
      </label>
      <select
        id={id}
        value={props.value}
        onChange={(event) => {
          const found = props.values.find(([value]) => String(value) === event.currentTarget.value);
          if (found) props.choose(found[0]);
        }}
      >
        {props.values.map(([value, name]) => (
          <option key={value} value={value} selected={value === props.value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A few values side by side. */
export function Segments<Value extends string | number>(props: PickProps<Value>) {
  const id = useId();
  return (
    <fieldset class="segments">
      <legend class={props.quiet ? "unseen" : ""}>{props.label}</legend>
      <div>
        {props.values.map(([value, name]) => (
          <label key={value}>
            <input
              type="radio"
              name={id}
              value={value}
              checked={value === props.value}
              onChange={() => props.choose(value)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A switch with an explanation. */
export function Switch(props: {
  label: string;
  about?: string;
  on: boolean;
  turn(on: boolean): void;
}) {
  const id = useId();
  return (
    <div class="switch">
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
        role="switch"
        id={id}
        checked={props.on}
        aria-describedby={props.about ? `${id}-about` : undefined}
        onChange={(event) => props.turn(event.currentTarget.checked)}
      />
      <label for={id}>{props.label}</label>
      {props.about ? (
        <p id={`${id}-about`} class="quiet">
          {props.about}
        </p>
      ) : null}
    </div>
  );
}

interface TextProps {
  label: string;
  value: string;
  change(value: string): void;
  longest?: number;
  kind?: "text" | "url";
  hint?: string;
  quiet?: boolean;
}

/** A line of text. */
export function Line(props: TextProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id} class={props.quiet ? "unseen" : ""}>
        {props.label}
      </label>
      <input
        id={id}
        type="text"
        inputmode={props.kind ?? "text"}
        value={props.value}
        maxlength={props.longest ?? 40}
        placeholder={props.hint ?? ""}
        autocomplete="off"
        onInput={(event) => props.change(event.currentTarget.value)}
      />
    </div>
  );
}
