// What is in the box of a game: one design for all of them, with the pictures of their tables.
import { useEffect, useState } from "preact/hooks";
import type { Aid, AidGroup, AidItem, GameWords } from "../../parts/board";
import { aidOf } from "../games";
import { SearchField } from "../page/search_field";
import { trouble } from "../page/toasts";
import { settings } from "../settings";
import { useStore } from "../store";
import { gameWords, say } from "../words";
import "../style/aid.css";

export function AidList(props: { game: string; view: unknown }) {
  const { language } = useStore(settings);
  const [aid, setAid] = useState<Aid | null>(null);
  const [words, setWords] = useState<GameWords | null>(null);
  useEffect(() => {
    aidOf(props.game).then((found) => setAid(found ?? null), trouble);
    gameWords(props.game, language).then(setWords, trouble);
  }, [props.game, language]);
  const [open, show] = useState<string | null>(null);
  const [search, setSearch] = useState("");
  if (!aid || !words) return null;
  const groups = aid.groups(words, props.view);
  const wanted = search.trim().toLowerCase();
  const shown = wanted
    ? found(groups, wanted)
    : [groups.find(({ id }) => id === open) ?? groups[0]!];
  return (
    <div class="aid">
      <div class="aid-head">
        <nav class="aid-groups" aria-label={say("aid.groups")}>
          {groups.map(({ id, title }) => (
            <button
              key={id}
              type="button"
              class="aid-group"
              aria-pressed={!wanted && id === shown[0]!.id}
              onClick={() => {
                setSearch("");
                show(id);
              }}
            >
              {title}
            </button>
          ))}
        </nav>
        <SearchField label={say("aid.search")} value={search} seek={setSearch} />
      </div>
      <aid.Frame words={words}>
        {shown.map((group) => (
          <section key={group.id} class="aid-section">
            <h3>{group.title}</h3>
            <ul class="aid-items">
              {group.items.map((item) => (
                <Item key={item.of} item={item} aid={aid} words={words} />
              ))}
            </ul>
          </section>
        ))}
      </aid.Frame>
      <p class="quiet" role="status">
        {wanted && shown.length === 0 ? say("aid.none") : ""}
      </p>
    </div>
  );
}

function Item(props: { item: AidItem; aid: Aid; words: GameWords }) {
  const { of, title, count, lines } = props.item;
  return (
    <li class="aid-item" data-of={of}>
      <span class="aid-picture" aria-hidden="true">
        <props.aid.Picture of={of} words={props.words} />
      </span>
      <span class="aid-text">
        <strong>
          {title}
          {count === undefined ? null : (
            <span class="aid-count">
              <span aria-hidden="true">× {count}</span>
              <span class="unseen">{say("aid.count", { count })}</span>
            </span>
          )}
        </strong>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </li>
  );
}

/** The things that a word is found in, in their groups. */
function found(groups: AidGroup[], wanted: string): AidGroup[] {
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter((item) =>
        [item.title, ...item.lines].some((line) => line.toLowerCase().includes(wanted)),
      ),
    }))
    .filter((group) => group.items.length > 0);
}
