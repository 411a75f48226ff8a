// Tabs: arrow keys go from one to the next, as screen readers expect.
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { Icon, type IconName } from "./icons";

export interface Tab {
  id: string;
  name: string;
  icon: IconName;
  badge?: number;
  body: () => ComponentChildren;
}

interface TabsProps {
  label: string;
  tabs: Tab[];
  open: string;
  choose(id: string): void;
}

export function Tabs(props: TabsProps) {
  const base = useId();
  const shown = props.tabs.find((tab) => tab.id === props.open) ?? props.tabs[0]!;
  const turn = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1, Home: -99, End: 99 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const at = props.tabs.indexOf(shown) + by;
    const last = props.tabs.length - 1;
    const next =
      Math.abs(by) > 1
        ? Math.max(0, Math.min(last, at))
        : (at + props.tabs.length) % props.tabs.length;
    props.choose(props.tabs[next]!.id);
    document.getElementById(`${base}-${props.tabs[next]!.id}`)?.focus();
  };
  return (
    <div class="tabs">
      <div class="tab-list" role="tablist" aria-label={props.label} onKeyDown={turn}>
        {props.tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            class="tab"
            aria-selected={tab === shown}
            aria-controls={`${base}-panel`}
            tabindex={tab === shown ? 0 : -1}
            onClick={() => props.choose(tab.id)}
          >
            <Icon name={tab.icon} size={18} />
            <span>{tab.name}</span>
            {tab.badge ? <span class="badge">{tab.badge}</span> : null}
          </button>
        ))}
      </div>
      <div
        class="tab-panel"
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${shown.id}`}
      >
        {shown.body()}
      </div>
    </div>
  );
}
