// What explains a thing, as it is read: title and lines begin with a capital, empty lines fall away.
import { upper } from "./text";
import type { About } from "./tip";

export function about(title: string, lines: string[], why = ""): About {
  return { title: upper(title), lines: lines.filter(Boolean).map(upper), why };
}
