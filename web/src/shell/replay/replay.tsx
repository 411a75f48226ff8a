// The replay: any moment of a match, step by step and turn by turn, with a link for each, or played.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Choice, View } from "../../generated/wire";
import { NO_BEATS } from "../../parts/beats";
import { AidButton } from "../aid/aid_button";
import { title } from "../alerts";
import { get } from "../http";
import { Frame } from "../page/frame";
import { Icon } from "../page/icons";
import { NARROW, useMedia } from "../page/media";
import { Missing } from "../page/missing";
import { trouble } from "../page/toasts";
import { RulePanel } from "../rules/rule_panel";
import { settings } from "../settings";
import { useStore } from "../store";
import { BoardArea, useGame } from "../table/board_area";
import { byTurn, type Jump, LogPanel } from "../table/log";
import { Seats } from "../table/seats";
import { past, useWholeLog } from "../table/use_log";
import { say, speaking } from "../words";
import { Controls, Keys } from "./controls";
import { type Replaying, useReplay } from "./use_replay";

const NO_CHOICES: Choice[] = []; // the same each time: the board is drawn anew where something is new

interface ReplayProps {
  match: string;
  step: number;
  seat: string | null;
  play: boolean; // at once
}

export function Replay(props: ReplayProps) {
  const { language } = useStore(settings);
  const { seat } = props;
  const replay = useReplay(props, language);
  const { shown, playing, to } = replay;
  const view = shown?.view;
  const log = useWholeLog(props.match, language, seat ?? "", view?.steps);
  const { open, over } = useOpen(props.match, view?.steps);
  const { folder, words } = useGame(view?.game);
  const [rule, openRule] = useState<string | null>(null);
  const narrow = useMedia(NARROW);
  const jump = useJump(replay, `${props.match} ${seat}`);
  useEffect(() => {
    if (folder) replay.learn(folder.beats);
  }, [folder]);
  title(say("replay.title", { title: words?.say("title") ?? "" }));
  if (replay.refused) return <Missing says={replay.refused} />;
  if (!shown || !view)
    return <Frame kind="table">{<p class="quiet padded">{say("table.connecting")}</p>}</Frame>;
  const last = view.steps;
  const turns = byTurn(log).map((group) => group.step);
  const nextTurn = turns.find((step) => step > view.step) ?? last;
  const lastTurn = [...turns].reverse().find((step) => step < view.step) ?? 0;
  const happened = (
    <LogPanel
      language={speaking()}
      game={view.game}
      match={view.match}
      log={past(log, shown)}
      mine={null}
      open={openRule}
      jump={jump}
    />
  );
  return (
    <Frame
      kind="table"
      middle={
        <>
          <h1 class="table-title">{say("replay.title", { title: words?.say("title") ?? "" })}</h1>
          {narrow ? null : <Seats view={view} folder={folder} past />}
        </>
      }
      right={
        <>
          <AidButton />
          {over ? (
            <a class="button plain" href={`/m/${view.match}/analysis`}>
              <Icon name="lamp" size={18} />
              <span class="wide-only">{say("analysis.open")}</span>
              <span class="unseen narrow-only">{say("analysis.open")}</span>
            </a>
          ) : null}
          {view.uploaded ? null : (
            <a class="button plain" href={`/m/${view.match}`}>
              <Icon name="vaka" size={18} />
              <span>{say("replay.to_table")}</span>
            </a>
          )}
        </>
      }
    >
      <Keys to={to} step={view.step} last={last} nextTurn={nextTurn} lastTurn={lastTurn} />
      <div class="table replay" data-step={view.step}>
        <Controls
          {...{ view, to, last, nextTurn, lastTurn, seat, open, playing, log }}
          play={replay.play}
          match={props.match}
          beats={folder?.beats ?? NO_BEATS}
        />
        <BoardArea
          view={view}
          folder={folder}
          words={words}
          beat={shown.beat}
          jumped={shown.jumped}
          quick={replay.quick}
          need={replay.need}
          hurry={replay.hurry}
          press={() => replay.play(!playing)}
          choices={NO_CHOICES}
          pointed={null}
          point={() => undefined}
          choose={() => undefined}
        />
        {narrow ? (
          <details class="side">
            <summary class="side-head">
              <Icon name="log" size={18} />
              {say("replay.now")}
            </summary>
            {happened}
          </details>
        ) : (
          <aside class="side" aria-label={say("log.title")}>
            <h2 class="side-head">
              <Icon name="log" size={18} />
              {say("replay.now")}
            </h2>
            {happened}
          </aside>
        )}
      </div>
      {rule ? (
        <RulePanel key={rule} game={view.game} rule={rule} close={() => openRule(null)} />
      ) : null}
    </Frame>
  );
}

/** The ways from the log to its moments: the same as long as they lead to the same, so that turns of the
 * log need not be drawn anew. */
function useJump(replay: Replaying, of: string): Jump {
  const latest = useRef(replay);
  latest.current = replay;
  return useMemo(
    () => ({
      address: (step) => latest.current.address(step),
      to: (step) => latest.current.to(step),
    }),
    [of],
  );
}

/** Tell whether the match is over by its rules, and whether everything may be seen. */
function useOpen(match: string, steps: number | undefined): { open: boolean; over: boolean } {
  const [found, set] = useState({ open: false, over: false });
  useEffect(() => {
    if (steps === undefined) return;
    get<View>(`/api/matches/${match}`).then(
      ({ over, uploaded }) => set({ open: over || uploaded, over }),
      trouble,
    );
  }, [match, steps]);
  return found;
}
