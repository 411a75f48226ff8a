// The table of a game that has no board here: its picture as text, as a terminal shows it.

export function PlainBoard(props: { picture: string }) {
  // In the order of the tab key, because a long picture is scrolled by keys, too.
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <pre class="plain-board" tabIndex={0}>
      {props.picture}
    </pre>
  );
}
