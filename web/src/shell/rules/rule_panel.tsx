// One rule at the side of the table, with its neighbours, and the way to the whole page.
import { useEffect, useState } from "preact/hooks";
import type { RulesPage } from "../../generated/wire";
import { Dialog } from "../page/dialog";
import { trouble } from "../page/toasts";
import { settings } from "../settings";
import { say } from "../words";
import { bookOf } from "./book";
import { useFigures } from "./figures";
import { Markdown } from "./markdown";

export function RulePanel(props: { game: string; rule: string; close(): void }) {
  const { language } = settings.get();
  const [book, setBook] = useState<RulesPage | null>(null);
  useEffect(() => {
    bookOf(props.game, language).then(setBook, trouble);
  }, [props.game, language]);
  const figure = useFigures(props.game);
  const section = book?.sections.find((part) => part.body.includes(`- **${props.rule}** `));
  useEffect(() => {
    const there = document.querySelector(`.rule-panel [id="${CSS.escape(props.rule)}"]`);
    there?.classList.add("revealed");
    there?.scrollIntoView({ block: "nearest" });
  }, [book, props.rule]);
  return (
    <Dialog kind="side" title={say("rules.rule", { rule: props.rule })} close={props.close}>
      <div class="rule-panel reading" lang={book?.language ?? language}>
        {book && section ? (
          <>
            <h3>{section.title}</h3>
            <Markdown
              text={section.body}
              context={{ game: props.game, found: null, rules: book.rules, figure }}
            />
          </>
        ) : book ? (
          <p>{book.rules[props.rule] ?? say("rules.no_such")}</p>
        ) : null}
      </div>
      <p class="row end">
        <a
          class="button"
          href={`/rules/${props.game}/${props.rule}`}
          target="_blank"
          rel="noopener"
        >
          {say("rules.whole")}
        </a>
      </p>
    </Dialog>
  );
}
