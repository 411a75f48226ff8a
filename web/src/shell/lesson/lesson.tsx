// A lesson at the table: one sentence at a time, beside what it speaks of, with a ring around that.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { View } from "../../generated/wire";
import { post } from "../http";
import { Icon } from "../page/icons";
import { trouble } from "../page/toasts";
import { say } from "../words";
import { type Box, beside, common, nearest } from "./beside";
import type { LessonProps } from "./guide";
import "./lesson.css";
import { target } from "./target";

const LOOK = 120; // milliseconds between two looks at where the thing is now
// What can be clicked now, and what has opened beside a thing that was tapped.
const AVOID = ".board-area [data-does], .spot-chooser, .tk-lens, .bar-buttons button, .side .move";

export function Lesson(props: LessonProps) {
  const { view, lesson } = props;
  const decision = `${lesson.made} ${lesson.strayed} ${lesson.notes.length}`;
  const [at, setAt] = useState(0);
  useEffect(() => setAt(0), [decision]);
  const note = props.live ? lesson.notes[at] : undefined;
  const more = at + 1 < lesson.notes.length;
  const done = !more && lesson.made === lesson.moves;
  const astray = props.live && lesson.strayed;
  const says = astray ? say("lesson.strayed") : (note?.says ?? say("lesson.watch"));
  const bubble = useRef<HTMLElement>(null);
  const places = usePlaces(
    bubble,
    note?.points ?? [],
    note ? lesson.ahead : [],
    `${decision} ${at}`,
  );
  const box = places && !props.narrow ? places.bubble : null;
  const style = box ? { left: `${box.left}px`, top: `${box.top}px` } : {};
  const spoken = note || astray ? says : "";
  if (!spoken && !props.narrow) return <Heard says="" />;
  return (
    <>
      <Heard says={spoken} />
      {places && note ? <Ring {...places} /> : null}
      <section
        class={`lesson${box ? "" : " docked"}`}
        aria-label={say("lesson.title")}
        ref={bubble}
        style={style}
        data-made={lesson.made}
        data-note={note ? at : -1}
      >
        <p class="lesson-says">{says}</p>
        <p class="lesson-buttons">
          {astray ? (
            <button type="button" class="button primary small" onClick={props.takeBack}>
              <Icon name="undo" size={16} />
              {say("lesson.back")}
            </button>
          ) : null}
          {note && more ? (
            <button type="button" class="button primary small" onClick={() => setAt(at + 1)}>
              {say("lesson.next")}
              <Icon name="next" size={16} />
            </button>
          ) : null}
          <button
            type="button"
            class={note && done ? "button primary small" : "button plain small"}
            onClick={() => void end(view)}
          >
            {say(astray || done ? "lesson.free" : "lesson.skip")}
          </button>
        </p>
      </section>
    </>
  );
}

/** What is said is heard: this stays, for a region that comes with its text is not read out. */
function Heard(props: { says: string }) {
  return (
    <div class="unseen" role="status" key="heard">
      {props.says}
    </div>
  );
}

async function end(view: View): Promise<void> {
  await post(`/api/matches/${view.match}/end-lesson`, {}).catch(trouble);
}

interface Places {
  bubble: Box;
  goal: Box;
}

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

/** Follow the thing that is pointed at, mark it, and return where it and the bubble are. */
function usePlaces(
  bubble: { current: HTMLElement | null },
  points: string[],
  ahead: string[],
  about: string,
): Places | null {
  const [places, set] = useState<Places | null>(null);
  useLayoutEffect(() => {
    let [marked, known] = [null as Element | null, ""];
    const mark = (thing: Element | null) => {
      if (thing === marked) return;
      marked?.removeAttribute("data-taught");
      thing?.setAttribute("data-taught", "");
      thing?.scrollIntoView({ block: "nearest", inline: "nearest" });
      if (thing && covered(thing)) thing.scrollIntoView({ block: "center", inline: "nearest" });
      marked = thing;
    };
    const look = () => {
      const thing = target(points, ahead);
      mark(thing);
      const found = thing && bubble.current ? seenPlaces(thing, bubble.current) : null;
      const text = JSON.stringify(found);
      if (text !== known) set(found);
      known = text;
    };
    look();
    const timer = setInterval(look, LOOK);
    // What a button does may change under a finger: the mark goes on before the next tap.
    const changes = new MutationObserver(look);
    changes.observe(document.body, { subtree: true, attributeFilter: ["data-does"] });
    return () => {
      changes.disconnect();
      clearInterval(timer);
      mark(null);
      set(null);
    };
  }, [about, points.join(), ahead.join("|")]);
  return places;
}

/** Whether the middle of a thing lies under something that stays in place while the board scrolls. */
function covered(thing: Element): boolean {
  const { left, top, width, height } = boxOf(thing);
  let over = document.elementFromPoint(left + width / 2, top + height / 2);
  for (; over && !over.contains(thing); over = over.parentElement)
    if (getComputedStyle(over).position === "sticky") return true;
  return false;
}

/** What of a thing is to be seen: on a phone the board is scrolled. */
function seenOf(thing: Element): Box {
  const [box, area] = [boxOf(thing), thing.closest(".board-area")];
  return area ? common(box, boxOf(area)) : box;
}

function seenPlaces(thing: Element, bubble: HTMLElement): Places {
  const goal = seenOf(thing);
  if (bubble.matches(".docked") && getComputedStyle(bubble).position === "static")
    return { goal, bubble: boxOf(bubble) };
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
  const page = { width: innerWidth, height: innerHeight };
  const avoid = [...document.querySelectorAll(AVOID)].map(boxOf);
  return { goal, bubble: beside(goal, size, page, avoid) };
}

/** A ring around the thing and an arrow to it from the bubble. */
function Ring({ goal, bubble }: Places) {
  const [x, y] = nearest(bubble, goal);
  const [toX, toY] = nearest(goal, { ...bubble, left: x, top: y, width: 0, height: 0 });
  const turn = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
  return (
    <svg class="lesson-ring" aria-hidden="true">
      <rect
        x={goal.left - 5}
        y={goal.top - 5}
        width={goal.width + 10}
        height={goal.height + 10}
        rx="12"
      />
      <path class="lesson-arrow" d={`M${x} ${y}L${toX} ${toY}`} />
      <path
        class="lesson-tip"
        d="M0 0-13-7V7Z"
        transform={`translate(${toX} ${toY}) rotate(${turn})`}
      />
    </svg>
  );
}
