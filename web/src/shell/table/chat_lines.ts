// The lines of a chat as they come from the server.
import type { ChatLine } from "../../generated/wire";

/** Return the lines to show after others came; some of these say which earlier ones are no more. */
export function added(known: ChatLine[], fresh: ChatLine[]): ChatLine[] {
  const gone = new Set(fresh.flatMap((line) => line.removes));
  return [...known.filter((line) => !gone.has(line.number)), ...fresh];
}
