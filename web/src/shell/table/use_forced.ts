// Forced play at a table: after a beat, if the person's settings let it.
import { useEffect, useRef } from "preact/hooks";
import { LENGTH } from "../../parts/beats";
import { SLOWNESS, settings } from "../settings";
import { useStore } from "../store";
import { Forced } from "./forced";
import type { Table } from "./use_table";

/** Let single choices play themselves, after a beat; return what takes a move back. */
export function useForced(table: Table): () => void {
  const { view, shown } = table;
  const { forced: on, pace } = useStore(settings);
  const kept = useRef<Forced | null>(null);
  kept.current ??= new Forced();
  const forced = kept.current;
  const latest = useRef(table);
  latest.current = table;
  const live = shown?.live ? shown.view : null;
  useEffect(() => {
    if (!on || !live) return;
    const what = forced.next(live);
    if (!what) return;
    const wait = what.type === "undo" ? 0 : LENGTH.short * (SLOWNESS[pace] ?? 1);
    const play = () => {
      if (latest.current.ask(what, { alone: true })) forced.asked(live, what);
      else timer = setTimeout(play, LENGTH.short); // something else is still under way
    };
    let timer = setTimeout(play, wait);
    return () => clearTimeout(timer);
  }, [on, live]);
  return () => {
    if (view) forced.undo(view);
    table.ask({ type: "undo" });
  };
}
