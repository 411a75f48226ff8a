// The director of a page: at the pace of the settings, and never before somebody who looks away.
import { useEffect, useRef, useState } from "preact/hooks";
import { SLOWNESS, settings } from "../settings";
import { Director, type Shown } from "./director";

export function useDirector(): [Director, Shown | null] {
  const [shown, show] = useState<Shown | null>(null);
  const kept = useRef<Director | null>(null);
  kept.current ??= new Director(show);
  const director = kept.current;
  useEffect(() => {
    const pace = () => director.setSlowness(SLOWNESS[settings.get().pace] ?? 1);
    const look = () => director.setAway(document.hidden);
    pace();
    look();
    const forget = settings.listen(pace);
    document.addEventListener("visibilitychange", look);
    return () => {
      forget();
      document.removeEventListener("visibilitychange", look);
      director.stop();
    };
  }, []);
  return [director, shown];
}

const NOT_FREE =
  "button, a, input, select, textarea, summary, label, dialog, [role=tab], [data-spot]";

/** A key that nothing else needs, space or enter, ends the present beat. */
export function useHurryKey(hurry: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== " " && event.key !== "Enter") return;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const on = event.target instanceof Element ? event.target : document.body;
      if (on.closest(NOT_FREE) || (event.key === " " && on.closest(".scrolls"))) return;
      event.preventDefault();
      hurry();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

const STEADY = 8; // pixels: a finger that moves further drags the map

/** A click or tap on the board, where nothing can be chosen, ends the present beat. */
export function useHurryTap(hurry: () => void) {
  const from = useRef({ x: 0, y: 0 });
  return {
    onPointerDownCapture(event: PointerEvent) {
      from.current = { x: event.clientX, y: event.clientY };
    },
    onClick(event: MouseEvent) {
      const on = event.target;
      if (event.defaultPrevented || !(on instanceof Element) || on.closest(NOT_FREE)) return;
      const { x, y } = from.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) < STEADY) hurry();
    },
  };
}
