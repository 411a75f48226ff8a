// What floats above a board beside a thing: the small menu of a place where several moves are possible.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Choice } from "../generated/wire";
import { useDesk } from "./desk";
import "./chooser.css";

const GAP = 8; // pixels between a box and its target

/** The thing at a place, or the button of it. */
export function thingAt(root: Element, place: string): HTMLElement | null {
  const named = CSS.escape(place);
  return root.querySelector<HTMLElement>(`[data-at="${named}"], [data-spot="${named}"]`);
}

/** Put a box above its target, or below where there is no room, and never over the edge. */
export function useBeside(find: (root: HTMLElement) => Element | null | undefined, below = false) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = box.current;
    const root = own?.parentElement;
    const target = root && find(root);
    if (!own || !root || !target) return;
    const frame = root.getBoundingClientRect();
    const goal = target.getBoundingClientRect();
    const middle = goal.left + goal.width / 2 - frame.left - own.offsetWidth / 2;
    const above = goal.top - frame.top - own.offsetHeight - GAP;
    const edge = Math.max(0, root.parentElement!.getBoundingClientRect().top);
    const room = !below && above > 0 && goal.top - own.offsetHeight - GAP > edge;
    own.style.left = `${Math.max(4, Math.min(frame.width - own.offsetWidth - 4, middle))}px`;
    const under = Math.min(goal.bottom + GAP, innerHeight - own.offsetHeight - GAP); // never below the page
    own.style.top = `${room ? above : Math.max(edge - frame.top, under - frame.top)}px`;
  });
  return box;
}

export function Sentence(props: { choice: Choice }) {
  return (
    <span class="spot-sentence">
      {props.choice.says}
      {props.choice.warns && <em class="spot-warns">{props.choice.warns}</em>}
    </span>
  );
}

interface ChooserProps {
  place: string;
  label: string;
  close(): void;
  below?: boolean;
  children?: ComponentChildren; // what stands above the menu
  only?: string; // what stands on the button of a single move, whose sentence is above it
}

export function Chooser(props: ChooserProps) {
  const desk = useDesk();
  const choices = desk.places.get(props.place) ?? [];
  const only = choices.length === 1 ? props.only : undefined;
  const box = useBeside((root) => thingAt(root, props.place), props.below);
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
    <div class="spot-chooser" ref={box} onKeyDown={walk}>
      {props.children}
      {only && (
        <p class="spot-reading">
          <Sentence choice={choices[0]!} />
        </p>
      )}
      <div role="menu" aria-label={props.label}>
        {choices.map((choice) => (
          <button
            key={choice.move}
            type="button"
            role="menuitem"
            data-does={choice.move}
            onClick={(event) => desk.choose(choice.move, event.detail === 0)}
            onPointerEnter={() => desk.point(choice.move)}
            onFocus={() => desk.point(choice.move)}
          >
            {only ? <b class="spot-only">{only}</b> : <Sentence choice={choice} />}
          </button>
        ))}
      </div>
    </div>
  );
}
