// The rules of a game: in two minutes, in pictures, with numbers, and for developers.
import { useEffect, useState } from "preact/hooks";
import type { RulesPage, RulesSection } from "../../generated/wire";
import { AidList } from "../aid/aid_list";
import { title } from "../alerts";
import { Emblem } from "../page/emblem";
import { Frame } from "../page/frame";
import type { IconName } from "../page/icons";
import { Missing } from "../page/missing";
import { SearchField } from "../page/search_field";
import { Tabs } from "../page/tabs";
import { go, place } from "../router";
import { settings } from "../settings";
import { useStore } from "../store";
import { type Key, say } from "../words";
import { Contents, Found } from "./beside";
import { bookOf } from "./book";
import { useExamples } from "./example";
import { useFigures } from "./figures";
import { type Context, Markdown } from "./markdown";
import { type Part, wanted } from "./search";

const PARTS: { id: Part; name: Key; icon: IconName }[] = [
  { id: "short", name: "rules.short", icon: "clock" },
  { id: "rules", name: "rules.told", icon: "book" },
  { id: "reference", name: "rules.reference", icon: "log" },
  { id: "developers", name: "rules.developers", icon: "gear" },
];

export function Rules(props: { game: string; rule: string | null }) {
  const { language } = useStore(settings);
  const { hash } = useStore(place);
  const [book, setBook] = useState<RulesPage | null>(null);
  const [refused, refuse] = useState<string | null>(null);
  const [search, setSearch] = useState("");
  const [target, aim] = useState<string | null>(null); // a rule or section to be brought into sight
  const figure = useFigures(props.game);
  const picture = useExamples(props.game);
  useEffect(() => {
    bookOf(props.game, language).then(setBook, (failure: Error) => refuse(failure.message));
  }, [props.game, language]);
  useEffect(() => aim(props.rule), [props.rule]);
  const open = book ? partOf(book, hash, props.rule) : "short";
  useEffect(() => {
    if (!book || !target) return;
    reveal(target);
    aim(null);
  }, [book, target, open]);
  if (refused) return <Missing says={refused} />;
  if (!book) return <Frame kind="page">{null}</Frame>;
  title(say("rules.title", { title: book.title }));
  const found = wanted(search);
  const context: Context = { game: book.game, found, rules: book.rules, figure, picture };
  const jump = (part: Part, id: string) => {
    go(`/rules/${book.game}#${part}`);
    aim(id);
  };
  const tabs = PARTS.filter(({ id }) => book.sections.some(({ part }) => part === id)).map(
    ({ id, name, icon }) => ({
      id,
      name: say(name),
      icon,
      body: () => <Body book={book} part={id} context={context} />,
    }),
  );
  return (
    <Frame kind="page">
      <div class="rules">
        <nav class="contents" aria-label={say("rules.contents")}>
          <Emblem game={props.game} />
          <SearchField label={say("rules.search")} value={search} seek={setSearch} />
          {found ? (
            <Found book={book} found={found} jump={jump} names={tabs} />
          ) : (
            <Contents sections={sectionsOf(book, open)} jump={jump} />
          )}
        </nav>
        <article class="reading" lang={book.language}>
          <h1>{book.title}</h1>
          {book.language === language ? null : (
            <p class="note" lang={language}>
              {say("rules.other_language")}
            </p>
          )}
          <Tabs
            label={say("rules.parts")}
            tabs={tabs}
            open={open}
            choose={(part) => go(`/rules/${book.game}#${part}`, "replace")}
          />
        </article>
      </div>
    </Frame>
  );
}

/** The part that is shown: the one asked for, the one with the rule, or the first there is. */
function partOf(book: RulesPage, hash: string, rule: string | null): Part {
  const asked = rule
    ? book.sections.find(({ body }) => body.includes(`- **${rule}** `))?.part
    : book.sections.find(({ part }) => part === hash)?.part;
  return asked ?? book.sections[0]!.part;
}

/** The sections of a part; one that only names it has nothing to show. */
function sectionsOf(book: RulesPage, part: Part): RulesSection[] {
  return book.sections.filter(
    (section) => section.part === part && (section.level > 1 || section.body),
  );
}

function Body(props: { book: RulesPage; part: Part; context: Context }) {
  const { book, part, context } = props;
  return (
    <div class={`rules-part rules-${part}`}>
      {sectionsOf(book, part).map((section) => (
        <Section key={section.id} section={section} context={context} />
      ))}
      {part === "rules" ? (
        <section class="rules-section">
          <h2>{say("aid.groups")}</h2>
          <AidList game={book.game} view={null} />
        </section>
      ) : null}
    </div>
  );
}

function Section(props: { section: RulesSection; context: Context }) {
  const { section } = props;
  const Head = section.level > 2 ? "h3" : "h2";
  return (
    <section class="rules-section">
      {section.level > 1 ? (
        <Head id={section.id} tabindex={-1}>
          {section.title}
        </Head>
      ) : null}
      <Markdown text={section.body} context={props.context} />
    </section>
  );
}

/** Bring a rule or a section into sight and mark it. */
function reveal(id: string): void {
  const there = document.getElementById(id);
  if (!there) return;
  for (const before of document.querySelectorAll(".revealed")) before.classList.remove("revealed");
  there.classList.add("revealed");
  there.scrollIntoView({ block: "start" });
  there.focus({ preventScroll: true });
}
