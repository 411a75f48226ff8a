// What floats above the table: the explanation of the thing that is looked at with the sentence of its
// move, and the small menu of a place where several moves are possible.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Choice } from "../../board";
import { explain } from "./about";
import { useDesk } from "./desk";
import type { Read } from "./table";

/** Put a box above its target, or below where there is no room, and never over the edge. */
function useBeside(find: (root: HTMLElement) => Element | null | undefined) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = box.current;
    const root = own?.closest<HTMLElement>(".ra");
    const target = root && find(root);
    if (!own || !root || !target) return;
    const frame = root.getBoundingClientRect();
    const goal = target.getBoundingClientRect();
    const middle = goal.left + goal.width / 2 - frame.left - own.offsetWidth / 2;
    const above = goal.top - frame.top - own.offsetHeight - 8;
    const room = goal.top - own.offsetHeight - 8 > Math.max(0, root.parentElement!.getBoundingClientRect().top);
    own.style.left = `${Math.max(4, Math.min(frame.width - own.offsetWidth - 4, middle))}px`;
    own.style.top = `${room && above > 0 ? above : goal.bottom - frame.top + 8}px`;
  });
  return box;
}

function aboutAt(root: HTMLElement, place: string): HTMLElement | null {
  const named = CSS.escape(place);
  return root.querySelector<HTMLElement>(`[data-at="${named}"], [data-spot="${named}"]`);
}

function Explanation(props: { about: string }) {
  const { words } = useDesk();
  const { title, lines } = explain(props.about, words);
  return (
    <span class="ra-explanation">
      <b>{title}</b>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}

function Sentence(props: { choice: Choice }) {
  return (
    <span class="ra-sentence">
      {props.choice.says}
      {props.choice.warns && <em class="ra-warns">{props.choice.warns}</em>}
    </span>
  );
}

export function Tip(props: { place: string | null; choices: Choice[]; read: Read | null }) {
  const box = useBeside((root) => (props.place ? aboutAt(root, props.place) : props.read?.element));
  const said = props.place?.startsWith("button:"); // the button says it already
  const choices = said ? props.choices.filter((choice) => choice.warns) : props.choices;
  if (!choices.length && !props.read) return null;
  return (
    <div class="ra-tip" ref={box} role="tooltip">
      {choices.length <= 6 && choices.map((choice) => <Sentence key={choice.move} choice={choice} />)}
      {props.read && <Explanation about={props.read.about} />}
    </div>
  );
}

interface ChooserProps {
  place: string;
  choices: Choice[];
  label: string;
  close(): void;
}

export function Chooser(props: ChooserProps) {
  const desk = useDesk();
  const box = useBeside((root) => aboutAt(root, props.place));
  const [about, tell] = useState<string | null>(null);
  useLayoutEffect(() => {
    const root = box.current?.closest<HTMLElement>(".ra");
    tell((root && aboutAt(root, props.place)?.dataset.about) ?? null);
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
    <div class="ra-chooser" ref={box} onKeyDown={walk}>
      {about && <Explanation about={about} />}
      <div role="menu" aria-label={props.label}>
        {props.choices.map((choice) => (
          <button
            key={choice.move}
            type="button"
            role="menuitem"
            onClick={(event) => desk.choose(choice.move, event.detail === 0)}
            onPointerEnter={() => desk.point(choice.move)}
            onFocus={() => desk.point(choice.move)}
          >
            <Sentence choice={choice} />
          </button>
        ))}
      </div>
    </div>
  );
}
