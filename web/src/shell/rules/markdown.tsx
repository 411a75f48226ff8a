// Markdown as the rules use it, drawn as elements: no HTML of others ever reaches the page.
import { type ComponentChildren, Fragment, type VNode } from "preact";

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)/;
const PICTURE = /^!\[(.+)\]\(([a-z_]+)\)$/;
const RULE = /^- \*\*([A-Z]+[0-9.]*)\*\* /;

export interface Context {
  game: string;
  found: RegExp | null; // what a search looks for
  rules: Record<string, string>; // numbers that become links
  figure?(rule: string): ComponentChildren; // a drawing that stands below a rule
  picture?(name: string, caption: ComponentChildren): ComponentChildren; // an example with a name
}

/** Bold, italics, code and links inside a line. */
export function inline(text: string, context: Context): ComponentChildren[] {
  const parts: ComponentChildren[] = [];
  let rest = text;
  for (;;) {
    const match = INLINE.exec(rest);
    if (!match) break;
    parts.push(...linked(rest.slice(0, match.index), context));
    const [whole, bold, italic, code, link, to] = match;
    if (bold !== undefined) parts.push(<strong>{inline(bold, context)}</strong>);
    else if (italic !== undefined) parts.push(<em>{inline(italic, context)}</em>);
    else if (code !== undefined) parts.push(<code>{code}</code>);
    else if (/^(https:\/\/|\/|#)/.test(to!)) parts.push(<a href={to!}>{link}</a>);
    else parts.push(link);
    rest = rest.slice(match.index + whole.length);
  }
  parts.push(...linked(rest, context));
  return parts;
}

/** Numbers of rules inside a sentence lead to them. */
function linked(text: string, context: Context): ComponentChildren[] {
  return text.split(/\b([A-Z]{1,2}\d+(?:\.\d+)*)\b/).flatMap((piece, index) =>
    index % 2 && piece in context.rules
      ? [
          <a key={index} href={`/rules/${context.game}/${piece}`}>
            {piece}
          </a>,
        ]
      : marked(piece, context.found),
  );
}

export function marked(text: string, found: RegExp | null): ComponentChildren[] {
  if (!found) return [text];
  return text
    .split(found)
    .map((piece, index) => (index % 2 ? <mark key={index}>{piece}</mark> : piece));
}

export type Block =
  | { kind: "rule"; id: string; text: string }
  | { kind: "list"; items: string[]; ordered: boolean }
  | { kind: "table"; rows: string[][] }
  | { kind: "code"; text: string }
  | { kind: "picture"; name: string; text: string }
  | { kind: "text"; text: string }
  | { kind: "head"; level: number; text: string };

/** Cut a text into blocks: rules, lists, tables, drawings in letters, paragraphs. */
export function blocks(text: string): Block[] {
  const lines = text.split("\n");
  const found: Block[] = [];
  let at = 0;
  const gather = (first: string, more: (line: string) => boolean): string => {
    let gathered = first;
    at += 1;
    while (at < lines.length && more(lines[at]!)) {
      gathered += ` ${lines[at]!.trim()}`;
      at += 1;
    }
    return gathered;
  };
  const indented = (line: string) => /^ {2,}\S/.test(line) && !/^ *(- |\d+\. )/.test(line);
  while (at < lines.length) {
    const line = lines[at]!;
    const rule = RULE.exec(line);
    const head = /^(#+) (.*)$/.exec(line);
    const picture = PICTURE.exec(line);
    if (line.startsWith("```")) {
      const close = lines.findIndex((other, index) => index > at && other.startsWith("```"));
      found.push({ kind: "code", text: lines.slice(at + 1, close).join("\n") });
      at = close + 1;
    } else if (picture) {
      found.push({ kind: "picture", name: picture[2]!, text: picture[1]! });
      at += 1;
    } else if (head) {
      found.push({ kind: "head", level: head[1]!.length, text: head[2]! });
      at += 1;
    } else if (rule) {
      found.push({
        kind: "rule",
        id: rule[1]!,
        text: gather(line.slice(rule[0].length), indented),
      });
    } else if (line.startsWith("|")) {
      const rows: string[][] = [];
      for (; at < lines.length && lines[at]!.startsWith("|"); at += 1) {
        const cells = lines[at]!.split("|")
          .slice(1, -1)
          .map((cell) => cell.trim());
        if (!cells.every((cell) => /^:?-+:?$/.test(cell))) rows.push(cells);
      }
      found.push({ kind: "table", rows });
    } else if (/^ *(- |\d+\. )/.test(line)) {
      const ordered = /^ *\d/.test(line);
      const item = gather(line.replace(/^ *(- |\d+\. )/, ""), indented);
      const before = found[found.length - 1];
      if (before?.kind === "list" && before.ordered === ordered) before.items.push(item);
      else found.push({ kind: "list", items: [item], ordered });
    } else if (line.trim() === "") {
      at += 1;
    } else {
      found.push({
        kind: "text",
        text: gather(line, (next) => next.trim() !== "" && !/^(```|\||#|!\[|- |\d+\. )/.test(next)),
      });
    }
  }
  return found;
}

export function Markdown(props: { text: string; context: Context }): VNode {
  return <>{blocks(props.text).map((block, index) => draw(block, index, props.context))}</>;
}

function draw(block: Block, key: number, context: Context): VNode {
  switch (block.kind) {
    case "rule":
      return (
        <Fragment key={key}>
          <div class="rule" id={block.id} tabindex={-1}>
            <a class="rule-number" href={`/rules/${context.game}/${block.id}`}>
              {block.id}
            </a>
            <p>{inline(block.text, context)}</p>
          </div>
          {context.figure?.(block.id)}
        </Fragment>
      );
    case "list": {
      const items = block.items.map((item, index) => <li key={index}>{inline(item, context)}</li>);
      return block.ordered ? <ol key={key}>{items}</ol> : <ul key={key}>{items}</ul>;
    }
    case "table":
      return <Grid key={key} rows={block.rows} context={context} />;
    case "code":
      return (
        <pre key={key} class="drawing" tabindex={0} role="group">
          {block.text}
        </pre>
      );
    case "picture":
      return (
        <Fragment key={key}>{context.picture?.(block.name, inline(block.text, context))}</Fragment>
      );
    case "head":
      return <h4 key={key}>{inline(block.text, context)}</h4>;
    case "text":
      return <p key={key}>{inline(block.text, context)}</p>;
  }
}

function Grid(props: { rows: string[][]; context: Context }) {
  const [head, ...body] = props.rows;
  return (
    <div class="grid-frame" tabindex={0} role="group">
      <table class="grid">
        <thead>
          <tr>
            {(head ?? []).map((cell, index) =>
              cell ? (
                <th key={index} scope="col">
                  {inline(cell, props.context)}
                </th>
              ) : (
                <td key={index} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {body.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>{inline(cell, props.context)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
