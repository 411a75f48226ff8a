// The log of a page: what was told since the page came, and before that what the server says.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Log, Told } from "../../generated/wire";
import type { Language } from "../../parts/board";
import { hasSame } from "../../parts/kept";
import { get } from "../http";
import type { Shown } from "./director";

interface Known {
  step: number; // up to which it is known
  told: Told[];
}

const NOTHING: Known = { step: -1, told: [] };

/** Read the whole log, from a seat or as the server sees fit. */
async function read(match: string, language: Language, seat: string): Promise<Known> {
  const asked = new URLSearchParams({ since: "0", language, ...(seat ? { seat } : {}) });
  const all = await get<Log>(`/api/matches/${match}/log?${asked}`);
  return { step: all.step, told: all.lines.flatMap((played) => played.told) };
}

/** Return what the server says of a log; it is asked again when what it is about changes. */
function useRead(match: string, language: Language, seat: string, about: unknown): Known {
  const [known, know] = useState(NOTHING);
  useEffect(() => {
    if (about === undefined) return;
    let over = false;
    read(match, language, seat).then(
      (all) => over || know(all),
      () => undefined, // the board is still there, and the list of moves
    );
    return () => {
      over = true;
    };
  }, [match, language, seat, about]);
  return known;
}

/** Return the log as far as its beats have ended; where more of it is covered, as the server says. */
export function useLog(match: string, language: Language, shown: Shown | null): Told[] {
  const seat = shown?.view.seat ?? null;
  const about = shown ? `${shown.gaps} ${shown.view.covered}` : undefined;
  const known = useRead(match, language, seat === null ? "" : String(seat), about);
  const log = useMemo(() => {
    if (!shown) return [];
    const since = shown.told.filter((event) => event.step > known.step);
    return past([...known.told, ...since], shown);
  }, [known, shown]);
  return useSame(log);
}

/** The same list as long as it has the same lines: who draws it draws it once. */
function useSame(log: Told[]): Told[] {
  const kept = useRef(log);
  if (!hasSame(kept.current, log)) kept.current = log;
  return kept.current;
}

/** Return the log of a whole match, as it stands now. */
export function useWholeLog(
  match: string,
  language: Language,
  seat: string,
  steps: number | undefined,
): Told[] {
  return useRead(match, language, seat, steps).told;
}

/** Return of a log what the page has shown: lines whose beats have not ended are not told yet. */
export function past(log: Told[], shown: Shown): Told[] {
  const told = log.filter((event) => event.step <= shown.view.step);
  return shown.pending ? told.slice(0, -shown.pending) : told;
}
