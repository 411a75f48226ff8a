// The rules page of a game: numbered, searchable, opened at the right place.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { RulesPage, RulesSection } from "../../generated/wire";
import { title } from "../alerts";
import { Emblem } from "../page/emblem";
import { Frame } from "../page/frame";
import { Icon } from "../page/icons";
import { Missing } from "../page/missing";
import { settings } from "../settings";
import { useStore } from "../store";
import { say } from "../words";
import { bookOf } from "./book";
import { useFigures } from "./figures";
import { Markdown } from "./markdown";

/** Sections for those who write programs: they stand folded at the end. */
const FOR_PROGRAMS = new Set([
  "Notation",
  "Observation",
  "Statistics",
  "Als Zahlen",
  "Statistik",
  "Notatie",
  "Als getallen",
  "Statistiek",
]);

/** Return the sections for readers, and those for programs with all that stands below them. */
function parted(sections: RulesSection[]): [RulesSection[], RulesSection[]] {
  const parts: [RulesSection[], RulesSection[]] = [[], []];
  let at: 0 | 1 = 0;
  for (const section of sections) {
    if (section.level <= 2) at = FOR_PROGRAMS.has(section.title) ? 1 : 0;
    parts[at].push(section);
  }
  return parts;
}

export function Rules(props: { game: string; rule: string | null }) {
  const { language } = useStore(settings);
  const [book, setBook] = useState<RulesPage | null>(null);
  const [refused, refuse] = useState<string | null>(null);
  const [search, setSearch] = useState("");
  const figure = useFigures(props.game);
  useEffect(() => {
    bookOf(props.game, language).then(setBook, (failure: Error) => refuse(failure.message));
  }, [props.game, language]);
  useEffect(() => {
    if (book && props.rule) reveal(props.rule);
  }, [book, props.rule]);
  if (refused) return <Missing says={refused} />;
  if (!book) return <Frame kind="page">{null}</Frame>;
  title(say("rules.title", { title: book.title }));
  const wanted = search.trim();
  const found =
    wanted.length > 1
      ? new RegExp(`(${wanted.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")})`, "i")
      : null;
  const [readers, programs] = parted(book.sections).map((sections) =>
    sections.filter((section) => !found || found.test(section.title) || found.test(section.body)),
  ) as [RulesSection[], RulesSection[]];
  const shown = [...readers, ...programs];
  return (
    <Frame kind="page">
      <div class="rules">
        <nav class="contents" aria-label={say("rules.contents")}>
          <Emblem game={props.game} />
          <div class="filter">
            <Icon name="search" size={16} />
            <input
              type="search"
              aria-label={say("rules.search")}
              placeholder={say("rules.search")}
              value={search}
              onInput={(event) => setSearch(event.currentTarget.value)}
            />
          </div>
          <p class="quiet" role="status">
            {found ? say("rules.found", { sections: shown.length }) : ""}
          </p>
          <ul>
            {shown
              .filter((section) => section.level > 1)
              .map((section) => (
                <li key={section.id} class={`level-${section.level}`}>
                  <a
                    href={`#${section.id}`}
                    onClick={(event) => {
                      event.preventDefault();
                      reveal(section.id);
                    }}
                  >
                    {section.title}
                  </a>
                </li>
              ))}
          </ul>
        </nav>
        <article class="reading" lang={book.language}>
          <h1>{book.title}</h1>
          {book.language === language ? null : (
            <p class="note" lang={language}>
              {say("rules.other_language")}
            </p>
          )}
          {readers.map((section) => (
            <Section key={section.id} section={section} book={book} found={found} figure={figure} />
          ))}
          {programs.length > 0 ? (
            <details class="more for-programs" open={found !== null}>
              <summary lang={language}>{say("rules.programs")}</summary>
              {programs.map((section) => (
                <Section
                  key={section.id}
                  section={section}
                  book={book}
                  found={found}
                  figure={figure}
                />
              ))}
            </details>
          ) : null}
        </article>
      </div>
    </Frame>
  );
}

interface SectionProps {
  section: RulesSection;
  book: RulesPage;
  found: RegExp | null;
  figure(rule: string): ComponentChildren;
}

function Section(props: SectionProps) {
  const { section } = props;
  const Head = section.level > 2 ? "h3" : "h2";
  return (
    <section class="rules-section">
      {section.level > 1 ? (
        <Head id={section.id} tabindex={-1}>
          {section.title}
        </Head>
      ) : null}
      <Markdown
        text={section.body}
        context={{
          game: props.book.game,
          found: props.found,
          rules: props.book.rules,
          figure: props.figure,
        }}
      />
    </section>
  );
}

/** Bring a rule or a section into sight and mark it. */
function reveal(id: string): void {
  const there = document.getElementById(id);
  if (!there) return;
  there.closest("details")?.setAttribute("open", "");
  for (const before of document.querySelectorAll(".revealed")) before.classList.remove("revealed");
  there.classList.add("revealed");
  there.scrollIntoView({ block: "start" });
  there.focus({ preventScroll: true });
}
