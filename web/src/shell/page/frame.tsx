// What is around every page: the name of the house, language, settings, and messages that pass.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { place } from "../router";
import { useStore } from "../store";
import { say } from "../words";
import { Icon } from "./icons";
import { LanguagePicker } from "./language_picker";
import { SettingsDialog } from "./settings_dialog";
import { Toasts } from "./toasts";

interface FrameProps {
  kind: "lobby" | "table" | "page"; // a table fills the window, other pages scroll
  middle?: ComponentChildren; // in the head, beside the name
  right?: ComponentChildren; // in the head, before the settings
  children: ComponentChildren;
}

export function Frame(props: FrameProps) {
  const [choosing, choose] = useState(false);
  useLayoutEffect(() => {
    document.documentElement.dataset.frame = props.kind;
  }, [props.kind]);
  return (
    <div class={`frame frame-${props.kind}`}>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place, and takes the focus there */}
      <a class="skip" href="#main" onClick={(event) => focusMain(event)}>
        {say("page.skip")}
      </a>
      <header class="head">
        <a class="house" href="/" aria-label={say("page.home")}>
          <Icon name="vaka" size={26} />
          <span>vaka</span>
        </a>
        <div class="head-middle">{props.middle}</div>
        <div class="head-right">
          {props.right}
          {props.kind === "table" ? null : <LanguagePicker />}
          <button
            type="button"
            class="button plain square"
            onClick={() => choose(true)}
            aria-label={say("settings.open")}
          >
            <Icon name="gear" />
          </button>
        </div>
      </header>
      <Main>{props.children}</Main>
      <Toasts />
      {choosing ? <SettingsDialog close={() => choose(false)} /> : null}
    </div>
  );
}

function focusMain(event: Event): void {
  event.preventDefault();
  document.getElementById("main")?.focus();
}

let firstPage = true;

/** The main part; a new page takes the focus, as loading a document would. */
function Main(props: { children: ComponentChildren }) {
  const main = useRef<HTMLElement>(null);
  const page = useStore(place).path.slice(0, 2).join("/");
  useEffect(() => {
    if (!firstPage) main.current?.focus({ preventScroll: true });
    firstPage = false;
  }, [page]);
  return (
    <main id="main" ref={main} tabindex={-1}>
      {props.children}
    </main>
  );
}
