// Links of a page that is its own table: addresses inside the page stand behind its "#", and files
// that a server would send are made here.
import { options, type VNode } from "preact";
import { get } from "../shell/http";
import { trouble } from "../shell/page/toasts";
import { at } from "../shell/router";

interface Linked {
  href?: string;
  download?: string;
  onClick?: (event: MouseEvent) => void;
}

/** Let every link that is drawn from now on lead to where it is meant to. */
export function translateLinks(): void {
  const before = options.vnode;
  options.vnode = (node: VNode) => {
    if (node.type === "a") translate(node.props as Linked);
    before?.(node);
  };
}

function translate(link: Linked): void {
  const { href, download } = link;
  if (!href?.startsWith("/")) return;
  link.href = href.startsWith("/api/") ? at("/") : at(href);
  if (download) {
    link.onClick = (event) => {
      event.preventDefault();
      get<string>(href).then((text) => save(text, download), trouble);
    };
  }
}

function save(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // the browser may still be at it
}
