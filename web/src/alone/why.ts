// Why nothing can be asked of a table that should be in this browser, in words.
import { type Key, say } from "../shell/words";
import type { Nowhere, Whereabouts } from "./table";

const REASONS: Readonly<Record<Nowhere | "elsewhere", Key>> = {
  broken: "alone.broken",
  unkept: "alone.unkept",
  unsafe: "alone.unsafe",
  elsewhere: "alone.elsewhere",
};

export function why(now: Whereabouts): string {
  return say(now in REASONS ? REASONS[now as keyof typeof REASONS] : "page.failed");
}
