// What floats above the table: the explanation of the thing that is looked at, with the sentence of
// its move, or above the menu of its moves.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Choice } from "../../../generated/wire";
import { Chooser, Sentence, thingAt, useBeside } from "../../../parts/chooser";
import { useDesk } from "../../../parts/desk";
import { explain } from "../play/about";
import type { Read } from "../play/table";

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

export function Tip(props: { place: string | null; choices: Choice[]; read: Read | null }) {
  const box = useBeside((root) => (props.place ? thingAt(root, props.place) : props.read?.element));
  const said = props.place?.startsWith("button:"); // the button says it already
  const choices = said ? props.choices.filter((choice) => choice.warns) : props.choices;
  if (!choices.length && !props.read) return null;
  return (
    <div class="spot-tip ra-above" ref={box} role="tooltip">
      {choices.length <= 6 &&
        choices.map((choice) => <Sentence key={choice.move} choice={choice} />)}
      {props.read && <Explanation about={props.read.about} />}
    </div>
  );
}

/** The menu of a place, with what explains the thing that lies there. */
export function ExplainedChooser(props: { place: string; label: string; close(): void }) {
  const mark = useRef<HTMLSpanElement>(null);
  const [about, tell] = useState<string | null>(null);
  useLayoutEffect(() => {
    const root = mark.current?.closest(".ra");
    tell((root && thingAt(root, props.place)?.dataset.about) ?? null);
  }, [props.place]);
  return (
    <Chooser {...props}>
      <span class="ra-above" ref={mark}>
        {about && <Explanation about={about} />}
      </span>
    </Chooser>
  );
}
