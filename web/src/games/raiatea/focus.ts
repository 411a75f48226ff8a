// Where the arrow keys of this board may lead: to the places that are alive and, with Shift, or when
// nothing is alive, to all things that explain themselves.
import { spots } from "../../parts/focus";

export function stops(root: HTMLElement, everything: boolean): HTMLElement[] {
  const alive = everything ? [] : spots(root);
  if (alive.length) return alive;
  return [...root.querySelectorAll<HTMLElement>("[data-spot], [data-about][tabindex]")];
}
