// All legal moves in words: real buttons, one stop of the tab key, arrows between them, a filter.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Choice } from "../../generated/wire";
import { Icon } from "../page/icons";
import { say } from "../words";

interface MovesProps {
  choices: Choice[];
  decision: number; // the same while only others choose: then filter and focus stay
  pointed: string | null;
  point(move: string | null): void;
  choose(move: string): void;
  none: string; // what is said when there is nothing to choose
}

const MANY = 8; // from here on a filter helps
const BY_NUMBER = new Intl.Collator("en", { numeric: true });

/** The moves as one reads them: they come sorted as text, in which 10 stands before 2. */
export function inOrder(choices: Choice[]): Choice[] {
  return [...choices].sort((one, other) => BY_NUMBER.compare(one.move, other.move));
}

export function Moves(props: MovesProps) {
  const [filter, setFilter] = useState("");
  const [at, setAt] = useState(0);
  const section = useRef<HTMLElement>(null);
  const held = useRef(false); // the focus was here before the list changed
  const wanted = filter.trim().toLowerCase();
  const listed = inOrder(props.choices).filter(
    (choice) => !wanted || choice.says.toLowerCase().includes(wanted),
  );
  const current = Math.min(at, Math.max(0, listed.length - 1));
  useEffect(() => {
    setFilter("");
    setAt(0);
    const focus = document.activeElement;
    const lost = focus === document.body || focus === null || focus === section.current;
    if (!held.current || !(lost || section.current?.contains(focus))) return;
    (section.current?.querySelector<HTMLElement>(".move") ?? section.current)?.focus({
      preventScroll: true,
    });
  }, [props.decision, props.choices.length === 0]); // while others are shown there is nothing to choose
  const walk = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1, Home: -9999, End: 9999 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(listed.length - 1, current + by));
    setAt(next);
    section.current?.querySelectorAll<HTMLElement>(".move")[next]?.focus();
  };
  return (
    <section
      ref={section}
      class="moves"
      tabindex={-1}
      aria-label={say("moves.title")}
      onFocusIn={() => {
        held.current = true;
      }}
      onFocusOut={(event) => {
        const to = event.relatedTarget; // a question about a move gives the focus back
        if (to instanceof Element && !section.current?.contains(to) && !to.closest("dialog"))
          held.current = false;
      }}
    >
      {props.choices.length >= MANY ? (
        <div class="filter">
          <Icon name="search" size={16} />
          <input
            type="search"
            aria-label={say("moves.filter")}
            placeholder={say("moves.filter_hint", { moves: props.choices.length })}
            value={filter}
            onInput={(event) => {
              setFilter(event.currentTarget.value);
              setAt(0);
            }}
            onKeyDown={(event) => {
              if (event.key === "Enter" && listed.length === 1) props.choose(listed[0]!.move);
              if (event.key === "ArrowDown") {
                event.preventDefault();
                section.current?.querySelector<HTMLElement>(".move")?.focus();
              }
            }}
          />
        </div>
      ) : null}
      {listed.length > 0 ? (
        <ul class="move-list" onKeyDown={walk}>
          {listed.map((choice, index) => (
            <li key={choice.move}>
              <button
                type="button"
                class={`move${props.pointed === choice.move ? " pointed" : ""}${choice.warns ? " warns" : ""}`}
                data-move={choice.move}
                tabindex={index === current ? 0 : -1}
                onClick={() => props.choose(choice.move)}
                onFocus={(event) => {
                  setAt(index);
                  // After a click in the list the focus comes here by itself: nothing is chosen yet.
                  if (event.currentTarget.matches(":focus-visible")) props.point(choice.move);
                }}
                onBlur={() => props.point(null)}
                onPointerEnter={() => props.point(choice.move)}
                onPointerLeave={() => props.point(null)}
              >
                <span>{choice.says}</span>
                {choice.warns ? (
                  <span class="warning">
                    <Icon name="warn" size={16} /> {choice.warns}
                  </span>
                ) : null}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p class="quiet">{wanted ? say("moves.none_found") : props.none}</p>
      )}
    </section>
  );
}
