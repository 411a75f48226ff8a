// How many lines of the chat this person has not seen yet, at this browser.
import { useState } from "preact/hooks";
import type { ChatLine } from "../../generated/wire";
import { settings } from "../settings";
import { useStore } from "../store";

/** Return what others wrote after a line; what the table tells, and who is muted, calls nobody. */
export function unread(lines: ChatLine[], read: number, seat: number | null, muted: string[]) {
  return lines.filter(
    (line) =>
      line.number > read &&
      line.seat !== -1 &&
      (line.seat === null || line.seat !== seat) &&
      !muted.includes(line.name),
  ).length;
}

/** Return the number of unread lines, and what notes that all have been read. */
export function useUnread(match: string, lines: ChatLine[], seat: number | null) {
  const { muted } = useStore(settings);
  const [read, setRead] = useState(() => kept(match));
  const see = () => {
    const last = lines.at(-1)?.number ?? 0;
    if (last <= read) return;
    setRead(last);
    try {
      localStorage.setItem(keyOf(match), String(last));
    } catch {
      // without storage they are new again after a reload
    }
  };
  return { unread: unread(lines, read, seat, muted), see };
}

const keyOf = (match: string) => `vaka.chat.${match}`;

function kept(match: string): number {
  try {
    return Number(localStorage.getItem(keyOf(match)) ?? -1);
  } catch {
    return -1;
  }
}
