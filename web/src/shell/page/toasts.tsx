// Short messages that are read aloud, stay a while, and go.
import { NoTable } from "../../alone/table";
import { why } from "../../alone/why";
import { store, useStore } from "../store";
import { say } from "../words";
import { Icon } from "./icons";

interface Toast {
  id: number;
  text: string;
  kind: "news" | "trouble";
}

const toasts = store<Toast[]>([]);
let last = 0;
const STAYS = { news: 5_000, trouble: 9_000 };

export function toast(text: string, kind: Toast["kind"] = "news"): void {
  last += 1;
  const id = last;
  toasts.set([
    ...toasts
      .get()
      .filter((shown) => shown.text !== text)
      .slice(-2),
    { id, text, kind },
  ]);
  setTimeout(() => dismiss(id), STAYS[kind]);
}

function dismiss(id: number): void {
  toasts.set(toasts.get().filter((shown) => shown.id !== id));
}

function said(failure: unknown): string {
  if (failure instanceof NoTable) return why(failure.now);
  if (failure instanceof TypeError) return say("page.offline");
  return failure instanceof Error && failure.message ? failure.message : say("page.failed");
}

/** Show what went wrong with a request. */
export function trouble(failure: unknown): void {
  toast(said(failure), "trouble");
}

export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {useStore(toasts).map((shown) => (
        <div key={shown.id} class={`toast ${shown.kind}`}>
          <Icon name={shown.kind === "trouble" ? "warn" : "check"} size={18} />
          <span>{shown.text}</span>
          <button
            type="button"
            class="button plain square small"
            onClick={() => dismiss(shown.id)}
            aria-label={say("dialog.close")}
          >
            <Icon name="close" size={16} />
          </button>
        </div>
      ))}
    </div>
  );
}
