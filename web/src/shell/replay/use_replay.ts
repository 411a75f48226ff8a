// The state of a replay: which moment is shown, and whether it plays.
import { useEffect, useRef, useState } from "preact/hooks";
import type { View } from "../../generated/wire";
import type { Beats } from "../../parts/beats";
import type { Language } from "../../parts/board";
import { get } from "../http";
import { trouble } from "../page/toasts";
import { go } from "../router";
import type { Shown } from "../table/director";
import { useDirector } from "../table/use_director";

export interface Replaying {
  shown: Shown | null;
  refused: string | null;
  playing: boolean;
  quick: number;
  to(step: number): void; // go there and stay
  address(step: number): string;
  play(on: boolean): void;
  learn(beats: Beats): void;
  need(milliseconds: number): void;
  hurry(): void;
}

interface Asked {
  match: string;
  step: number;
  seat: string | null;
  play: boolean;
}

export function useReplay(props: Asked, language: Language): Replaying {
  const { match, seat } = props;
  const [director, shown] = useDirector();
  const [refused, refuse] = useState<string | null>(null);
  const [step, setStep] = useState(props.step);
  const [playing, setPlaying] = useState(props.play);
  const moments = useRef(new Map<string, Promise<View>>());
  const moment = (at: number): Promise<View> => {
    const asked = new URLSearchParams({ language, ...(seat === null ? {} : { seat }) });
    const address = `/api/matches/${match}/steps/${at}?${asked}`;
    const known = moments.current.get(address);
    if (known) return known;
    const found = get<View>(address);
    moments.current = new Map([[address, found]]); // the one that comes next, fetched while this one plays
    return found;
  };
  useEffect(() => setStep(props.step), [props.step]);
  useEffect(() => {
    director.interrupt();
  }, [match, seat, language]);
  useEffect(() => {
    let over = false;
    moment(step).then(
      (view) => {
        if (over) return;
        if (!playing) director.finish(); // whoever goes step by step does not wait
        director.receive({ ...view, settled: true });
        if (playing && step < view.steps) void moment(step + 1).catch(() => undefined);
      },
      (failure: Error) => {
        moments.current.clear();
        if (over) return;
        setPlaying(false);
        if (shown) trouble(failure);
        else refuse(failure.message);
      },
    );
    return () => {
      over = true;
    };
  }, [match, step, seat, language]);
  useEffect(() => {
    if (!playing || !shown?.live || shown.view.step !== step) return;
    if (step < shown.view.steps) setStep(step + 1);
    else play(false);
  }, [playing, shown?.number]);
  const address = (at: number) => `/m/${match}/at/${at}${seat === null ? "" : `?seat=${seat}`}`;
  const visit = (at: number) => {
    setStep(at);
    go(address(at), "replace");
  };
  const play = (on: boolean) => {
    setPlaying(on);
    if (!on) visit(step); // not at every step: browsers count such changes
  };
  return {
    shown,
    refused,
    playing,
    quick: director.quick,
    address,
    to: (at) => {
      setPlaying(false);
      visit(Math.max(0, Math.min(shown?.view.steps ?? 0, at)));
    },
    play,
    learn: (beats) => {
      director.beats = beats;
    },
    need: (milliseconds) => director.need(milliseconds),
    hurry: () => director.hurry(),
  };
}
