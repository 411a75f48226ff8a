// When the end of a turn is confirmed: as a choice of a person, and as what the host has decided.
import type { Settings } from "../../generated/wire";
import type { Confirming } from "../settings";
import { say } from "../words";
import { Pick } from "./fields";

type Decided = { [Name in "confirm" | "confirm_always"]: Settings[Name] };

export function ConfirmPick(props: { value: Confirming; choose(value: Confirming): void }) {
  return (
    <Pick
      label={say("setup.confirm")}
      value={props.value}
      values={[
        ["final", say("setup.confirm_final")],
        ["always", say("setup.confirm_always")],
        ["never", say("setup.confirm_never")],
      ]}
      choose={props.choose}
    />
  );
}

/** Return a choice as the table keeps it. */
export function confirmed(value: Confirming): Decided {
  return { confirm: value !== "never", confirm_always: value === "always" };
}

/** Return what a table has decided as a choice. */
export function confirming(decided: Decided): Confirming {
  if (!decided.confirm) return "never";
  return decided.confirm_always ? "always" : "final";
}
