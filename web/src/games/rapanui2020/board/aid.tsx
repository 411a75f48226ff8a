// The summary of all Ahu tiles and Improvements that lies in the box: always at hand.
import { useEffect, useState } from "preact/hooks";
import { useDesk } from "../../../parts/desk";
import { summary } from "../play/about";
import { Glyph } from "./glyph";
import "./aid.css";

const ROOMY = matchMedia("(min-width: 1200px) and (min-height: 760px)"); // the column has room

export function Aid() {
  const { words } = useDesk();
  const [open, set] = useState(ROOMY.matches);
  useEffect(() => {
    const follow = () => set(ROOMY.matches);
    ROOMY.addEventListener("change", follow);
    return () => ROOMY.removeEventListener("change", follow);
  }, []);
  return (
    <details class="rn20-aid" open={open}>
      <summary>{words.say("board.aid")}</summary>
      <ul>
        {summary(words).map(({ of, name, effect }) => (
          <li key={of}>
            <Glyph of={of} />
            <span>
              <b>{name}</b> {effect}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
