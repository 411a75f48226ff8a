// Beside the rules: the contents of the part that is open, or where a word was found in all of them.
import type { ComponentChildren } from "preact";
import type { RulesPage, RulesSection } from "../../generated/wire";
import { say } from "../words";
import { marked } from "./markdown";
import { hits, type Part } from "./search";

type Jump = (part: Part, id: string) => void;

export function Contents(props: { sections: RulesSection[]; jump: Jump }) {
  return (
    <ul>
      {props.sections
        .filter((section) => section.level > 1)
        .map(({ id, part, title, level }) => (
          <li key={id} class={`level-${level}`}>
            <Link part={part} id={id} jump={props.jump}>
              {title}
            </Link>
          </li>
        ))}
    </ul>
  );
}

interface FoundProps {
  book: RulesPage;
  found: RegExp;
  names: { id: string; name: string }[];
  jump: Jump;
}

export function Found(props: FoundProps) {
  const all = hits(props.book.sections, props.found);
  return (
    <>
      <p class="quiet" role="status">
        {say("rules.hits", { hits: all.length })}
      </p>
      {props.names.map(({ id, name }) => {
        const own = all.filter((hit) => hit.part === id);
        return own.length === 0 ? null : (
          <section key={id} class="hits">
            <h2>{name}</h2>
            <ul>
              {own.map((hit) => (
                <li key={hit.id}>
                  <Link part={hit.part} id={hit.id} jump={props.jump}>
                    <strong>{hit.title}</strong>
                    <span>{marked(hit.around, props.found)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

function Link(props: { part: Part; id: string; jump: Jump; children: ComponentChildren }) {
  return (
    <a
      href={`#${props.part}`}
      onClick={(event) => {
        event.preventDefault();
        props.jump(props.part, props.id);
      }}
    >
      {props.children}
    </a>
  );
}
