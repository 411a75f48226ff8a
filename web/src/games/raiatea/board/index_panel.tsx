// The card index: every ritual, mask, helper, token and location with its explanation.
import { useEffect, useRef, useState } from "preact/hooks";
import { useDesk } from "../../../parts/desk";
import { TileArt } from "../art/tiles";
import { CARDS } from "../parts";
import { explain } from "../play/about";
import { Piece } from "./cards";

const GROUPS: Record<string, string[]> = {
  rituals: Object.keys(CARDS.rituals).map((name) => `ritual:${name}`),
  masks: [...CARDS.pictures, "mirror"].map((name) => `mask:${name}`),
  helpers: CARDS.helpers.map((name) => `helper:${name}`),
  statues: Object.keys(CARDS.tokens).map((name) => `token:${name}`),
  stage: CARDS.tiles.map((name) => `tile:${name}`),
  tracks: Object.keys(CARDS.ranks).map((name) => `rank:${name}`),
};

function Picture(props: { about: string }) {
  const [sort = "", name = ""] = props.about.split(":");
  if (sort === "tile") return <TileArt of={name} />;
  return <Piece of={sort === "rank" ? "tattoo" : props.about} />;
}

export function IndexPanel(props: { tane: boolean; close(): void }) {
  const { words } = useDesk();
  const [group, show] = useState("rituals");
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = panel.current!;
    dialog.showModal();
    return () => dialog.close();
  }, []);
  const shown = GROUPS[group]!.filter((about) => props.tane || !about.startsWith("ritual:tane"));
  return (
    <dialog
      class="ra-index"
      ref={panel}
      onClose={props.close}
      aria-label={words.say("board.index")}
    >
      <header>
        {Object.keys(GROUPS).map((name) => (
          <button key={name} type="button" aria-pressed={name === group} onClick={() => show(name)}>
            {words.say(name === "rituals" ? "board.decks" : `board.${name}`)}
          </button>
        ))}
        <button type="button" class="ra-close" onClick={props.close}>
          {words.say("board.close")}
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <ul tabIndex={0} aria-label={words.say("board.index")}>
        {shown.map((about) => {
          const { title, lines } = explain(about, words);
          return (
            <li key={about}>
              <span class="ra-index-picture" aria-hidden="true">
                <Picture about={about} />
              </span>
              <span class="ra-explanation">
                <b>{title}</b>
                {lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </dialog>
  );
}
