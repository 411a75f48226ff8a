// A position of a real match as a picture: drawn by the board of the table, and only to be looked at.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { BoardProps, GameFolder, GameWords } from "../../parts/board";
import { type ExampleData, examplesOf, gameFolder } from "../games";
import { NARROW, useMedia } from "../page/media";
import { trouble } from "../page/toasts";
import { settings } from "../settings";
import { useStore } from "../store";
import { gameWords } from "../words";

const NAMES = ["Hina", "Manu", "Tiare", "Moana", "Teva", "Poe"];
const WIDE = { width: 1120, height: 820 }; // the table that is drawn, in pixels
const SMALL = { width: 390, height: 780 };
const MARGIN = 6; // around what is to be seen
const LARGEST = 1.5; // times the size at the table
const nothing = (): void => undefined;

type Edges = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

export interface Drawn {
  folder: GameFolder;
  words: GameWords;
  examples: Record<string, ExampleData>;
}

/** Return what draws the examples of a game: a picture for a name, with its caption. */
export function useExamples(
  game: string,
): (name: string, caption: ComponentChildren) => ComponentChildren {
  const { language } = useStore(settings);
  const [drawn, draw] = useState<Drawn | null>(null);
  useEffect(() => {
    Promise.all([gameFolder(game), gameWords(game, language), examplesOf(game)]).then(
      ([folder, words, examples]) => draw(folder ? { folder, words, examples } : null),
      trouble,
    );
  }, [game, language]);
  return (name, caption) => {
    const example = drawn?.examples[name];
    return (
      <figure class="example" data-example={name}>
        {drawn && example ? <Picture drawn={drawn} example={example} /> : null}
        <figcaption>{caption}</figcaption>
      </figure>
    );
  };
}

export function Picture(props: { drawn: Drawn; example: ExampleData }) {
  const { drawn, example } = props;
  const narrow = useMedia(NARROW);
  const frame = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  useFitting(frame, table, example.focus, near);
  const size = narrow ? SMALL : WIDE;
  return (
    <div class="example-frame" ref={frame} aria-hidden="true">
      {near ? (
        <div class="example-window">
          <div
            class="example-table"
            ref={table}
            inert
            style={{ width: `${size.width}px`, height: `${size.height}px` }}
          >
            <drawn.folder.Board {...given(drawn, example)} />
          </div>
        </div>
      ) : null}
    </div>
  );
}

/** What the table would give to the board at this moment. */
function given({ words }: Drawn, example: ExampleData): BoardProps {
  const { view, facts, seat, turn, move } = example;
  const { language } = settings.get();
  return {
    view,
    facts,
    seat,
    turn,
    sitters: NAMES.map((name, at) => ({ name, you: at === seat })),
    confirming: null,
    ended: turn.length === 0,
    choices: Object.entries(example.choices).map(([choice, says]) => ({
      move: choice,
      says: says[language],
      warns: "",
    })),
    choose: nothing,
    pointed: move || null,
    point: nothing,
    told: [],
    beat: 0,
    still: true,
    words,
  };
}

/** Whether an element is about to be seen: boards are drawn no earlier. */
function useNear(element: { current: HTMLElement | null }): boolean {
  const [near, come] = useState(typeof IntersectionObserver === "undefined");
  useEffect(() => {
    if (near) return;
    const watcher = new IntersectionObserver(
      (seen) => seen.some((entry) => entry.isIntersecting) && come(true),
      { rootMargin: "600px" },
    );
    watcher.observe(element.current!);
    return () => watcher.disconnect();
  }, [near]);
  return near;
}

/** Show just the parts of the table that matter, as large as there is room. */
function useFitting(
  frame: { current: HTMLElement | null },
  table: { current: HTMLElement | null },
  focus: string[],
  drawn: boolean,
): void {
  useLayoutEffect(() => {
    const [room, whole] = [frame.current, table.current];
    if (!drawn || !room || !whole) return;
    const adjust = () => show(room.clientWidth, whole, focus);
    adjust();
    const watcher = new ResizeObserver(adjust);
    watcher.observe(room);
    for (const part of partsOf(whole, focus)) watcher.observe(part);
    return () => watcher.disconnect();
  }, [drawn, focus]);
}

function partsOf(whole: HTMLElement, focus: string[]): Element[] {
  const parts = focus.flatMap((place) => [...whole.querySelectorAll(place)]);
  return parts.length ? parts : [whole];
}

function show(room: number, whole: HTMLElement, focus: string[]): void {
  whole.style.transform = "none";
  const origin = whole.getBoundingClientRect();
  const edges = partsOf(whole, focus).map((part) => seen(part, whole));
  const left = Math.min(...edges.map((edge) => edge.left)) - origin.left - MARGIN;
  const top = Math.min(...edges.map((edge) => edge.top)) - origin.top - MARGIN;
  const width = Math.max(...edges.map((edge) => edge.right)) - origin.left + MARGIN - left;
  const height = Math.max(...edges.map((edge) => edge.bottom)) - origin.top + MARGIN - top;
  const scale = Math.min(LARGEST, room / width);
  const window = whole.parentElement!;
  window.style.width = `${Math.round(width * scale)}px`;
  window.style.height = `${Math.round(height * scale)}px`;
  whole.style.transform = `scale(${scale}) translate(${-left}px, ${-top}px)`;
}

/** What can be seen of a part: no more than what the parts around it let through. */
function seen(part: Element, whole: HTMLElement): Edges {
  let { left, top, right, bottom } = part.getBoundingClientRect();
  for (let around = part.parentElement; around && around !== whole; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const edge = around.getBoundingClientRect();
    [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
    [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  return { left, top, right, bottom };
}
