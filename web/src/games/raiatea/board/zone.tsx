// A part of the table with a caption.
import type { ComponentChildren } from "preact";

export function Zone(props: {
  name: string;
  caption: string;
  about?: string; // what explains it
  note?: ComponentChildren;
  children: ComponentChildren;
  class?: string;
}) {
  return (
    <section
      class={`ra-zone ra-${props.name}-zone ${props.class ?? ""}`}
      data-zone={props.name}
      aria-label={props.caption}
    >
      <header class="ra-caption">
        <span {...(props.about ? { "data-about": props.about } : {})}>{props.caption}</span>
        {props.note && <span class="ra-note">{props.note}</span>}
      </header>
      {props.children}
    </section>
  );
}
