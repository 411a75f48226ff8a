// What floats above the table: the sentence of the place that is pointed at, and the small menu of
// a place where several moves are possible.
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Choice } from "../../board";

/** Put a box above its place, or below where there is no room, and never over the edge. */
function useBeside(place: string) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = box.current;
    const root = own?.closest<HTMLElement>(".rn20");
    const target = root?.querySelector(`[data-spot="${place}"]`);
    if (!own || !root || !target) return;
    const frame = root.getBoundingClientRect();
    const goal = target.getBoundingClientRect();
    const middle = goal.left + goal.width / 2 - frame.left - own.offsetWidth / 2;
    const above = goal.top - frame.top - own.offsetHeight - 10;
    const room = goal.top - own.offsetHeight - 10 > 0 && above > 0;
    own.style.left = `${Math.max(4, Math.min(frame.width - own.offsetWidth - 4, middle))}px`;
    own.style.top = `${room ? above : goal.bottom - frame.top + 10}px`;
  });
  return box;
}

export function Tip(props: { place: string; choices: Choice[] }) {
  const box = useBeside(props.place);
  return (
    <div class="rn20-tip" ref={box} aria-hidden="true">
      {props.choices.map((choice) => (
        <Sentence key={choice.move} choice={choice} />
      ))}
    </div>
  );
}

function Sentence(props: { choice: Choice }) {
  return (
    <span class="rn20-sentence">
      {props.choice.says}
      {props.choice.warns && <em class="rn20-warns">{props.choice.warns}</em>}
    </span>
  );
}

interface ChooserProps {
  place: string;
  choices: Choice[];
  label: string;
  choose(move: string, byKey: boolean): void;
  point(move: string | null): void;
  close(): void;
}

export function Chooser(props: ChooserProps) {
  const box = useBeside(props.place);
  useLayoutEffect(() => {
    box.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [props.place]);
  const walk = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const items = [...(box.current?.querySelectorAll("button") ?? [])];
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (by !== undefined) {
      const at = items.indexOf(event.target as HTMLButtonElement);
      items[(at + by + items.length) % items.length]?.focus();
    } else if (event.key === "Escape" || event.key === "Tab") props.close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div class="rn20-chooser" ref={box} role="menu" aria-label={props.label} onKeyDown={walk}>
      {props.choices.map((choice) => (
        <button
          key={choice.move}
          type="button"
          role="menuitem"
          onClick={(event) => props.choose(choice.move, event.detail === 0)}
          onPointerEnter={() => props.point(choice.move)}
          onFocus={() => props.point(choice.move)}
        >
          <Sentence choice={choice} />
        </button>
      ))}
    </div>
  );
}
