// A window above the page: the browser's own dialog keeps the focus inside and gives it back.
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../words";
import { Icon } from "./icons";

interface DialogProps {
  title: string;
  close(): void;
  children: ComponentChildren;
  foot?: ComponentChildren; // stays in sight while the rest scrolls
  kind?: "window" | "wide" | "side" | "question"; // in the middle, with much to see, at the right edge, small and urgent
}

export function Dialog(props: DialogProps) {
  const frame = useRef<HTMLDialogElement>(null);
  const name = useId();
  useLayoutEffect(() => {
    const dialog = frame.current!;
    const opener = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, which cancels
    <dialog
      ref={frame}
      class={`dialog ${props.kind ?? "window"}`}
      aria-labelledby={name}
      onCancel={(event) => {
        event.preventDefault();
        props.close();
      }}
      onClick={(event) => {
        if (event.target === frame.current) props.close(); // the shade around it
      }}
    >
      <div class="dialog-frame">
        <header class="dialog-head">
          <h2 id={name}>{props.title}</h2>
          <button
            type="button"
            class="button plain square"
            onClick={props.close}
            aria-label={say("dialog.close")}
          >
            <Icon name="close" />
          </button>
        </header>
        <div class="dialog-body" tabindex={-1}>
          {props.children}
        </div>
        {props.foot ? <footer class="dialog-foot row end">{props.foot}</footer> : null}
      </div>
    </dialog>
  );
}
