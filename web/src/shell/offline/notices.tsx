// What is said as long as it holds, on every page: that the table cannot be reached, that there is a newer one.
import type { ComponentChildren } from "preact";
import { place } from "../router";
import { useStore } from "../store";
import { say } from "../words";
import "./notices.css";
import { isReached } from "./reach";
import { isNewer, renew } from "./updates";

export function Notices(props: { children?: ComponentChildren }) {
  const newer = useStore(isNewer);
  const reached = useStore(isReached);
  const [first] = useStore(place).path; // a match says it itself
  return (
    <div class="notices" role="status">
      {props.children}
      {reached || first === "m" ? null : (
        <p class="notice">
          <span>{say("offline.away")}</span>
        </p>
      )}
      {newer ? (
        <p class="notice">
          <span>{say("alone.newer")}</span>
          <button type="button" class="button" onClick={renew}>
            {say("alone.renew")}
          </button>
        </p>
      ) : null}
    </div>
  );
}
