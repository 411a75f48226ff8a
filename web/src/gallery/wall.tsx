// The wall: type, colours, signs, what one clicks and reads, and all that lies in the boxes.
import type { ComponentChildren } from "preact";
import type { Told } from "../generated/wire";
import type { Aid, GameWords, Language } from "../parts/board";
import { SIGNS, Sign, type SignName } from "../parts/signs";
import { aidOf, examplesOf, gameFolder } from "../shell/games";
import { Emblem } from "../shell/page/emblem";
import { Line, Pick, Segments, Switch } from "../shell/page/fields";
import { ICONS, Icon } from "../shell/page/icons";
import { SearchField } from "../shell/page/search_field";
import { type Drawn, Picture } from "../shell/rules/example";
import { Lines } from "../shell/table/log";
import { Moves } from "../shell/table/moves";
import { GAMES, wordsOf } from "./words";

const COLOURS = [
  ...["paper", "card", "ink", "soft", "line", "accent", "glow", "warn"],
  ...["sea", "deep", "sand", "leaf", "wood", "stone", "fame"],
  ...["seat-0", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5"],
];
const BUTTONS = ["", "primary", "danger", "plain", "small", "big", "square"];
const CHOICES = [
  { move: "a", says: "Lay a lumberjack", warns: "" },
  { move: "b", says: "Put a ship on Tonga", warns: "This fills the beach: it must sail." },
];
const nothing = (): void => undefined;

interface Box {
  game: string;
  words: GameWords;
  aid: Aid | undefined;
  drawn: Drawn | null;
}

async function boxOf(game: string, language: Language): Promise<Box> {
  const words = await wordsOf(game, language);
  const folder = await gameFolder(game);
  const examples = await examplesOf(game);
  return {
    game,
    words,
    aid: await aidOf(game),
    drawn: folder ? { folder, words, examples } : null,
  };
}

export async function wall(language: Language) {
  const boxes = await Promise.all(GAMES.map((game) => boxOf(game, language)));
  return (
    <main class="gallery">
      <h1>vaka</h1>
      <Type />
      <Palette />
      <Part title="Icons">
        {ICONS.map((name) => (
          <span key={name} class="gallery-icon">
            <Icon name={name} size={28} />
            {name}
          </span>
        ))}
      </Part>
      <Part title="Signs">
        {(Object.keys(SIGNS) as SignName[]).map((name) => (
          <Sign key={name} of={name} />
        ))}
      </Part>
      <Controls />
      <Said />
      {boxes.map((box) => (
        <BoxPart key={box.game} {...box} />
      ))}
    </main>
  );
}

function Part(props: { title: string; children: ComponentChildren }) {
  return (
    <section class="gallery-part">
      <h2>{props.title}</h2>
      <div class="gallery-row">{props.children}</div>
    </section>
  );
}

function Type() {
  return (
    <section class="gallery-part">
      <h2>Type</h2>
      <h1>Kahuna o Taputapuātea, To‘o, Te Pito o te Henua</h1>
      <h2>Twelve mana in the bag</h2>
      <h3>Rituals that were performed</h3>
      <p>Whoever fills a beach sends it to sea: āēīōū ĀĒĪŌŪ ‘okina äöüß ëï 0123456789</p>
      <p class="quiet">Quiet text: the match ends when the last island has been laid.</p>
    </section>
  );
}

function Palette() {
  return (
    <Part title="Colours">
      {COLOURS.map((name) => (
        <span key={name} class="gallery-colour">
          <i style={{ background: `var(--${name})` }} />
          {name}
        </span>
      ))}
    </Part>
  );
}

function Controls() {
  const values = [
    ["slow", "Slow"],
    ["fast", "Fast"],
  ] as const;
  return (
    <Part title="Controls">
      {BUTTONS.flatMap((kind) =>
        [false, true].map((disabled) => (
          <button
            key={`${kind}-${disabled}`}
            type="button"
            class={`button ${kind}`}
            disabled={disabled}
          >
            {kind === "square" ? <Icon name="gear" /> : kind || "button"}
          </button>
        )),
      )}
      <span class="tag">tag</span>
      <span class="badge">3</span>
      <span class="spinner" />
      <Pick label="Pick" value="slow" values={values} choose={nothing} />
      <Segments label="Segments" value="fast" values={values} choose={nothing} />
      <Switch label="On" about="What it does" on={true} turn={nothing} />
      <Switch label="Off" on={false} turn={nothing} />
      <Line label="Line" value="Ana" change={nothing} />
      <SearchField label="Search" value="" seek={nothing} />
    </Part>
  );
}

function told(says: string, rule: string, seat: number): Told {
  return { step: 1, seat, key: "lay", says, rule, arguments: {} } as unknown as Told;
}

function Said() {
  const lines = [told("Ana lays a priest.", "RB1", 0), told("A tile is turned.", "R3.2", -1)];
  return (
    <Part title="Moves, log, warnings">
      <Moves
        choices={CHOICES}
        decision={0}
        pointed="b"
        point={nothing}
        choose={nothing}
        none="Nothing to choose"
      />
      <Lines game="rapanui2011" lines={lines} open={nothing} />
      <p class="warning">This cannot be taken back.</p>
      <p class="refusal">That move is not possible now.</p>
      <p class="toast">Your friend has come.</p>
      <p class="toast trouble">The connection is lost.</p>
    </Part>
  );
}

function BoxPart({ game, words, aid, drawn }: Box) {
  return (
    <section class="gallery-part gallery-box">
      <h2>{words.say("title")}</h2>
      <Emblem game={game} />
      {aid ? <Things aid={aid} words={words} /> : null}
      <div class="gallery-boards">
        {drawn
          ? Object.entries(drawn.examples).map(([name, example]) => (
              <figure key={name} class="example" data-example={name}>
                <Picture drawn={drawn} example={example} />
                <figcaption>{name}</figcaption>
              </figure>
            ))
          : null}
      </div>
    </section>
  );
}

function Things({ aid, words }: { aid: Aid; words: GameWords }) {
  return (
    <aid.Frame words={words}>
      <ul class="aid-items">
        {aid.groups(words, null).flatMap(({ id, items }) =>
          items.map(({ of, title }) => (
            <li key={`${id}-${of}`} class="aid-item" data-of={of}>
              <span class="aid-picture">
                <aid.Picture of={of} words={words} />
              </span>
              <span class="aid-text">
                <strong>{title}</strong>
              </span>
            </li>
          )),
        )}
      </ul>
    </aid.Frame>
  );
}
