// What was found in a finished match, as it comes: the server works it out once for everybody.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Analysis, Moment } from "../../generated/wire";
import type { Language } from "../../parts/board";
import { get, post, Refused } from "../http";
import { trouble } from "../page/toasts";

const SOON = 1000; // milliseconds until it is asked again where nothing was new
const LATER = 5000; // the same where the server has no time
const MAY_PASS = [429, 503];

/** Put what is new among what is known: turning points come before the rest of the match. */
export function joined(known: Analysis | null, news: Analysis): Analysis {
  if (!known || news.made < known.made) return news;
  return {
    ...news,
    moves: merged(known.moves, news.moves),
    deals: merged(known.deals, news.deals),
  };
}

function merged<One extends { step: number }>(known: One[], news: One[]): One[] {
  const steps = new Map([...known, ...news].map((one) => [one.step, one]));
  return [...steps.values()].sort((one, other) => one.step - other.step);
}

export function useAnalysis(match: string): { found: Analysis | null; refused: string | null } {
  const [found, set] = useState<Analysis | null>(null);
  const [refused, refuse] = useState<string | null>(null);
  useEffect(() => {
    let [over, known] = [false, null as Analysis | null];
    let timer: ReturnType<typeof setTimeout>;
    const address = `/api/matches/${match}/analysis`;
    const ask = (): Promise<Analysis> => {
      if (!known) return post<Analysis>(address);
      const news = `${address}?since=${known.cursor}`;
      return known.running ? get<Analysis>(news) : post<Analysis>(news); // which starts it again
    };
    const look = () => {
      ask().then(
        (news) => {
          if (over) return;
          const same = known?.cursor === news.cursor;
          known = joined(known, news);
          set(known);
          refuse(null);
          if (known.done) return;
          // The server answers when there is something new: then it is asked for more at once.
          timer = setTimeout(look, !known.running ? LATER : same ? SOON : 0);
        },
        (failure: unknown) => {
          if (over) return;
          const passes = !(failure instanceof Refused) || MAY_PASS.includes(failure.status);
          refuse(failure instanceof Error ? failure.message : String(failure));
          if (passes) timer = setTimeout(look, LATER);
        },
      );
    };
    look();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [match]);
  return { found, refused };
}

/** A decision or a deal in words, null until it is there. */
export function useMoment(match: string, step: number | null, language: Language): Moment | null {
  const [moment, set] = useState<Moment | null>(null);
  const known = useRef(new Map<string, Moment>());
  useEffect(() => {
    if (step === null) return;
    let over = false;
    const address = `/api/matches/${match}/analysis/${step}?language=${language}`;
    const before = known.current.get(address);
    if (before) {
      set(before);
      return;
    }
    get<Moment>(address).then((found) => {
      known.current.set(address, found);
      if (!over) set(found);
    }, trouble);
    return () => {
      over = true;
    };
  }, [match, step, language]);
  return moment?.step === step ? moment : null;
}
