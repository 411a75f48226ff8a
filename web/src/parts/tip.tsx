// Everything on a board explains itself: what it is and does, what can be done with it now, or why
// nothing can. One box says it to a mouse, to the focus and to a finger.
import type { RefObject } from "preact";
import { useId, useLayoutEffect } from "preact/hooks";
import type { Choice } from "../generated/wire";
import type { GameWords } from "./board";
import { Chooser, Sentence, thingAt, useBeside } from "./chooser";
import { named, type Read, useReading } from "./reading";
import "./tip.css";

/** What explains a thing. */
export interface About {
  title: string;
  lines: string[];
  why: string; // nothing can be done with it now, or ""
}

/** What a game knows of its things: "thing" is what its data-about or else its data-at says, "place"
 * where it lies; null if there is nothing to say. */
export type Explain = (thing: string, place: string) => About | null;

const MOST = 6; // sentences that are read before a click

function Explanation(props: { about: About; dead: boolean }) {
  const { title, lines, why } = props.about;
  return (
    <span class="spot-about">
      <b>{title}</b>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {props.dead && why && <em class="spot-warns">{why}</em>}
    </span>
  );
}

/** Where a box stands: at the thing itself, of which a button on a map may be a small part. */
function anchor(root: HTMLElement, { element, thing }: Read): Element {
  const spot = (element as HTMLElement | SVGElement).dataset.spot !== undefined;
  return (spot && thingAt(root, thing)) || element;
}

interface TipProps {
  read: Read;
  choices: Choice[];
  about: About | null;
  dead: boolean; // no move belongs to it
  below: boolean;
}

function Tip({ read, choices, about, dead, below }: TipProps) {
  const id = useId();
  const box = useBeside((root) => anchor(root, read), below);
  useLayoutEffect(() => {
    read.element.setAttribute("aria-describedby", id);
    return () => read.element.removeAttribute("aria-describedby");
  }, [read.element]);
  return (
    <div class={`spot-tip ${dead ? "spot-tip-dead" : ""}`} ref={box} id={id} role="tooltip">
      {choices.map((choice) => (
        <Sentence key={choice.move} choice={choice} />
      ))}
      {about && <Explanation about={about} dead={dead} />}
    </div>
  );
}

interface TipsProps {
  root: RefObject<HTMLElement | null>; // the board, which positions the boxes
  view: unknown;
  words: GameWords;
  explain: Explain;
  places: ReadonlyMap<string, Choice[]>; // the legal moves by place
  opened?: string | null; // the place whose menu stands open
  close?(): void;
  below?(place: string): boolean; // what lies above it must stay in sight
}

/** What floats above a board; a board has it once, as the last thing in its root. */
export function Tips(props: TipsProps) {
  const { root, explain, places, words, opened = null, below = () => false } = props;
  const here = (read: Read) => places.get(read.place) ?? [];
  const read = useReading(
    root,
    props.view,
    (found) => here(found).length > 0 || explain(found.thing, found.place) !== null,
  );
  if (opened !== null) {
    const thing = root.current && thingAt(root.current, opened);
    const about = explain(thing ? named(thing).thing : opened, opened);
    return (
      <Chooser
        place={opened}
        label={words.say("board.choose")}
        only={words.say("board.do_it")}
        close={() => props.close?.()}
        below={below(opened)}
      >
        {about && <Explanation about={about} dead={false} />}
      </Chooser>
    );
  }
  if (!read) return null;
  const choices = here(read).slice(0, MOST);
  const about = explain(read.thing, read.place);
  const unsaid = choices.filter(
    ({ says, warns }) => warns || !read.element.textContent?.includes(says), // a button says it itself
  );
  if (!about && !unsaid.length) return null;
  const dead = !choices.length;
  return <Tip read={read} choices={unsaid} about={about} dead={dead} below={below(read.place)} />;
}
