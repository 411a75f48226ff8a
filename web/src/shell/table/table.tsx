// The table page: bar, seats, board, and beside them moves, log, hint, chat and people.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Curtain } from "../../alone/curtain";
import type { Choice, View } from "../../generated/wire";
import { NO_BEATS } from "../../parts/beats";
import type { GameFolder } from "../../parts/board";
import { movesOf } from "../../parts/series";
import { AidButton } from "../aid/aid_button";
import { alertTurn, title } from "../alerts";
import { Guide } from "../lesson/guide";
import { Dialog } from "../page/dialog";
import { Frame } from "../page/frame";
import { Icon } from "../page/icons";
import { NARROW, useMedia } from "../page/media";
import { Missing } from "../page/missing";
import { type Tab, Tabs } from "../page/tabs";
import { toast } from "../page/toasts";
import { place } from "../router";
import { RulePanel } from "../rules/rule_panel";
import { change, settings } from "../settings";
import { cueOf, play } from "../sound";
import { useStore } from "../store";
import { say, speaking } from "../words";
import { Bar } from "./bar";
import { BoardArea, useGame } from "./board_area";
import { ChatPanel } from "./chat";
import { CoachPanel, useCoach } from "./coach";
import type { Shown } from "./director";
import { HintPanel } from "./hint";
import { LogPanel } from "./log";
import { Moves } from "./moves";
import { News } from "./news";
import { PeoplePanel } from "./people";
import { type Deeds, recap, turnOfAnother, withoutNextTurn } from "./recap";
import { ResultDialog } from "./result";
import { Seats } from "./seats";
import { Since, useMissed } from "./since";
import { useUnread } from "./unread";
import { useForced } from "./use_forced";
import { type Asked, useTable } from "./use_table";

const NO_CHOICES: Choice[] = []; // the same each time: what is given the same is not drawn anew
const NO_DEEDS: Deeds[] = [];
const DOUBLE_CLICK = 500; // milliseconds, as systems have it
const HURRIED = 300; // milliseconds in which a tap was still meant to hurry, not to choose

export function TablePage(props: { match: string }) {
  const { query } = useStore(place);
  const { language, name } = useStore(settings);
  const [asked, askAgain] = useState<Choice | null>(null); // a move with a consequence
  const table = useTable(props.match, query.get("seat"), language, {
    warned: askAgain,
    stopped: () => toast(say("moves.stopped"), "trouble"),
  });
  const { shown } = table;
  const view = table.view && table.busy ? { ...table.view, choices: NO_CHOICES } : table.view;
  const undo = useForced(table);
  const { folder, words } = useGame(view?.game);
  useEffect(() => {
    if (folder) table.learn(folder.beats);
  }, [folder]);
  useEffect(() => {
    const { opened } = settings.get();
    if (view?.game && !opened.includes(view.game)) change({ opened: [...opened, view.game] });
  }, [view?.game]);
  const [looked, point] = useState<string | null>(null);
  const first = looked === null ? null : movesOf(looked)[0];
  const pointed = view?.choices.some((choice) => choice.move === first) ? looked : null; // never an old move
  const [rule, openRule] = useState<string | null>(null);
  const [result, showResult] = useState<"staged" | "all" | null>(null);
  const chat = useUnread(props.match, table.chat, view?.seat ?? null);
  const missed = useMissed(view);
  const coached = useCoach(view);
  const telling = shown?.live && view && !view.ended && (view.your_turn || missed);
  const deeds = useMemo(
    () => (telling ? recap(table.log, view, folder?.beats ?? NO_BEATS) : NO_DEEDS),
    [telling, table.log, view?.last_own, folder],
  );
  const narrow = useMedia(NARROW);
  useEffect(() => {
    if (name && view?.sitters.some((sitter) => sitter.you && sitter.name !== name))
      table.rename(name);
  }, [name]);
  useAlerts(view, words?.say("title") ?? "");
  useCues(shown, folder);
  const clicked = useRef(-Infinity); // when a click asked for something, in milliseconds of the page
  const hurried = useRef(-Infinity); // when somebody hurried a beat
  const before = useRef<View | null>(null);
  useEffect(() => {
    if (before.current && !before.current.over && view?.over) showResult("staged"); // it ended before our eyes
    before.current = view;
  }, [view]);
  useEffect(() => {
    // Others who choose at the same time do not take the question away.
    if (!view?.choices.some((choice) => choice.move === asked?.move)) askAgain(null);
  }, [view?.n]);
  if (table.gone !== null) return <Missing says={table.gone} />;
  if (!view || !shown)
    return (
      <Frame kind="table">
        <p class="quiet padded">
          {table.trouble ?? say(table.line === "lost" ? "offline.table" : "table.connecting")}
        </p>
      </Frame>
    );
  const log = withoutNextTurn(table.log, view.confirming);
  const once = (event: MouseEvent) => {
    // The server may have answered before the second click of a double click: it is not a new move.
    if (event.detail > 1 && event.timeStamp - clicked.current < DOUBLE_CLICK) {
      event.stopPropagation();
      event.preventDefault(); // the list is gone: perhaps a link lies there now
    }
  };
  const ask = (what: Asked, then: string[] = []) => {
    clicked.current = performance.now();
    table.ask(what, { then });
  };
  const choose = (gesture: string) => {
    const [move = "", ...then] = movesOf(gesture);
    const choice = view.choices.find((possible) => possible.move === move);
    if (!choice || performance.now() - hurried.current < HURRIED) return;
    if (choice.warns && settings.get().warn) askAgain(choice);
    else ask({ type: "move", move }, then);
  };
  const moves = () => (
    <Moves
      choices={view.choices}
      decision={view.since}
      pointed={pointed}
      point={point}
      choose={choose}
      none={nothing(view)}
    />
  );
  const tabs: Tab[] = [
    {
      id: "log",
      name: say("log.title"),
      icon: "log",
      body: () => (
        <LogPanel
          language={speaking()}
          game={view.game}
          match={view.match}
          log={log}
          mine={view.last_own}
          open={openRule}
        />
      ),
    },
    {
      id: "hint",
      name: say("hint.tab"),
      icon: "lamp",
      body: () => <HintPanel view={view} point={point} choose={choose} />,
    },
    {
      id: "chat",
      name: say("chat.title"),
      icon: "chat",
      badge: chat.unread,
      body: () => (
        <ChatPanel
          lines={table.chat}
          may={view.seat !== null || view.settings.chat}
          say={table.say}
          see={chat.see}
        />
      ),
    },
    {
      id: "people",
      name: say("people.title"),
      icon: "friends",
      body: () => <PeoplePanel view={view} folder={folder} />,
    },
  ];
  const coach = coached ? <CoachPanel view={view} live={shown.live} open={openRule} /> : null;
  const movesTab: Tab = {
    id: "moves",
    name: say("moves.title"),
    icon: "hand",
    badge: view.choices.length,
    body: moves,
  };
  return (
    <Frame
      kind="table"
      middle={
        <>
          <h1 class="table-title">{words?.say("title") ?? ""}</h1>
          {narrow ? null : <Seats view={view} folder={folder} />}
        </>
      }
      right={<Ways view={view} />}
    >
      <div class="table" data-n={view.n} data-step={view.step} onClickCapture={once}>
        <Bar
          view={view}
          folder={folder}
          within={turnOfAnother(log, view.seat)}
          narrow={narrow}
          line={table.line}
          trouble={table.trouble}
          refusal={table.refused?.says ?? null}
          undo={() => {
            clicked.current = performance.now();
            undo();
          }}
          confirm={() => ask({ type: "confirm" })}
          showResult={() => showResult("all")}
        />
        {narrow && view.sitters.length > 1 ? (
          <News view={view} folder={folder} words={words} deeds={deeds} log={log} />
        ) : null}
        <Guide
          view={view}
          live={shown.live && !table.busy}
          narrow={narrow}
          takeBack={() => ask({ type: "undo" })}
        />
        {narrow ? coach : null}
        <BoardArea
          view={shown.view}
          folder={folder}
          words={words}
          recent={deeds}
          beat={shown.beat}
          jumped={shown.jumped}
          quick={table.quick}
          need={table.need}
          hurry={() => {
            if (!shown.live) hurried.current = performance.now();
            table.hurry();
          }}
          choices={view.choices}
          pointed={pointed}
          point={point}
          choose={choose}
          below={narrow ? moves() : null}
        />
        {table.skippable ? <Skip seated={view.seat !== null} skip={table.skip} /> : null}
        {narrow ? (
          <Drawer tabs={view.picture === null ? [movesTab, ...tabs] : tabs} />
        ) : (
          <aside class="side" aria-label={say("table.side")}>
            {coach}
            <Since view={view} folder={folder} words={words} deeds={deeds} open={openRule} />
            <h2 class="side-head">
              <Icon name="hand" size={18} />
              {say("moves.title")}
            </h2>
            {moves()}
            <SideTabs tabs={tabs} />
          </aside>
        )}
      </div>
      <Curtain view={view} live={shown.live} />
      {asked ? (
        <Dialog kind="question" title={asked.says} close={() => askAgain(null)}>
          <p class="warning">
            <Icon name="warn" /> {asked.warns}
          </p>
          <p class="row end">
            <button type="button" class="button" autofocus onClick={() => askAgain(null)}>
              {say("dialog.no")}
            </button>
            <button
              type="button"
              class="button primary"
              data-sure
              onClick={() => {
                askAgain(null); // first, so that the focus is back in the list when the table moves on
                table.ask({ type: "move", move: asked.move });
              }}
            >
              {say("dialog.yes")}
            </button>
          </p>
        </Dialog>
      ) : null}
      {result ? (
        <ResultDialog
          view={view}
          folder={folder}
          staged={result === "staged"}
          open={openRule}
          close={() => showResult(null)}
        />
      ) : null}
      {rule ? (
        <RulePanel key={rule} game={view.game} rule={rule} close={() => openRule(null)} />
      ) : null}
    </Frame>
  );
}

function nothing(view: View): string {
  if (view.ended) return say("moves.over");
  if (view.to_confirm) return say("table.to_confirm");
  return view.seat === null ? say("moves.watching") : say("moves.wait");
}

/** Over the board, so that nothing moves when it comes and goes. */
function Skip(props: { seated: boolean; skip(): void }) {
  return (
    <button
      type="button"
      class="button skip-on"
      onClick={(event) => {
        if (event.detail === 0) document.querySelector<HTMLElement>(".moves")?.focus(); // by key: it goes away
        props.skip();
      }}
    >
      <Icon name="fast" size={18} />
      {props.seated ? say("table.skip_to_me") : say("table.skip")}
    </button>
  );
}

/** Title of the tab, sound and notification: once for each time this person becomes the one to act. */
function useAlerts(view: View | null, game: string): void {
  const [since, setSince] = useState<number | null>(null); // the n at which it became this person's turn
  const opened = useRef(true); // the page shows its first view
  const yours = view !== null && (view.your_turn || view.to_confirm) && !view.ended;
  useEffect(() => {
    if (!view) return;
    if (!yours) setSince(null);
    else if (since === null) {
      setSince(view.n);
      alertTurn(`${view.match}/${view.seat}/${view.since}`, game, view.bar, opened.current);
    }
    opened.current = false;
  }, [yours, view?.n]);
  title(game, yours);
}

/** Let a beat be heard, too, if this person wants that. */
function useCues(shown: Shown | null, folder: GameFolder | null): void {
  useEffect(() => {
    if (!shown || shown.jumped || !settings.get().cues) return;
    const cue = cueOf(folder?.beats ?? NO_BEATS, shown.view.told);
    if (cue) play(cue);
  }, [shown?.beat]);
}

/** Ways to and from the table: the player aid, the rules, the replay, who watches. */
function Ways(props: { view: View }) {
  const { view } = props;
  return (
    <>
      {view.seat === null ? (
        <span class="tag watching">
          <Icon name="eye" size={16} />
          {say("table.watching")}
        </span>
      ) : null}
      <AidButton />
      <a class="button plain" href={`/rules/${view.game}`} target="_blank" rel="noopener">
        <Icon name="book" size={18} />
        <span class="wide-only">{say("lobby.rules")}</span>
        <span class="unseen narrow-only">{say("lobby.rules")}</span>
      </a>
      <a class="button plain" href={`/m/${view.match}/at/${view.step}`}>
        <Icon name="film" size={18} />
        <span class="wide-only">{say("table.replay")}</span>
        <span class="unseen narrow-only">{say("table.replay")}</span>
      </a>
    </>
  );
}

function SideTabs(props: { tabs: Tab[] }) {
  const [open, choose] = useState("log");
  return <Tabs label={say("table.side")} tabs={props.tabs} open={open} choose={choose} />;
}

/** On a phone: tabs at the lower edge that open a drawer over the board. */
function Drawer(props: { tabs: Tab[] }) {
  const [open, setOpen] = useState<string | null>(null);
  const shown = props.tabs.find((tab) => tab.id === open);
  return (
    <div class="drawer">
      {shown ? (
        <div class="drawer-body">
          <h2 class="unseen">{shown.name}</h2>
          {shown.body()}
        </div>
      ) : null}
      <nav class="drawer-tabs" aria-label={say("table.side")}>
        {props.tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            class="drawer-tab"
            aria-expanded={tab.id === open}
            onClick={() => setOpen(tab.id === open ? null : tab.id)}
          >
            <Icon name={tab.icon} size={20} />
            <span>{tab.name}</span>
            {tab.badge ? <span class="badge">{tab.badge}</span> : null}
          </button>
        ))}
      </nav>
    </div>
  );
}
