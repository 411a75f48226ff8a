// Who is at the table, and what the host may do about it.
import { useState } from "preact/hooks";
import { ALONE } from "../../alone/found";
import type { AtSeat, Links, NewSettings, Reseat, Settings, View } from "../../generated/wire";
import type { GameFolder } from "../../parts/board";
import { ofSeat, post } from "../http";
import { duration, MINUTES, SECONDS } from "../lobby/durations";
import { keepLinks } from "../lobby/invitations";
import { CopyLine, Invitations } from "../lobby/share";
import { ConfirmPick, confirmed, confirming } from "../page/confirm_pick";
import { Dialog } from "../page/dialog";
import { Line, Pick, Switch } from "../page/fields";
import { Icon } from "../page/icons";
import { Sure } from "../page/sure";
import { toast, trouble } from "../page/toasts";
import { go } from "../router";
import { call, say } from "../words";
import { Options } from "./options";
import { colourOf, nameOf } from "./seats";

export function PeoplePanel(props: { view: View; folder: GameFolder | null }) {
  const { view } = props;
  const [inviting, invite] = useState(false);
  const [ending, end] = useState(false);
  const [deleting, remove] = useState(false);
  const ask = async <Value,>(what: string, body: object): Promise<Value | undefined> => {
    try {
      return await post<Value>(ofSeat(view, what), body);
    } catch (failure) {
      trouble(failure);
      return undefined;
    }
  };
  const free = view.sitters.filter(({ kind }) => kind === "open").map(({ seat }) => seat);
  return (
    <div class="people scrolls" tabindex={0} role="region" aria-label={say("people.title")}>
      <ul class="people-list">
        {view.sitters.map((sitter) => (
          <Person key={sitter.seat} {...props} seat={sitter.seat} ask={ask} />
        ))}
      </ul>
      {view.host && free.length > 0 ? (
        <button type="button" class="button" onClick={() => invite(true)}>
          <Icon name="link" size={18} />
          {say("people.invite")}
        </button>
      ) : null}
      <Options view={view} />
      {view.host && !view.uploaded ? <HostSettings view={view} ask={ask} /> : null}
      <p class="row">
        {view.host && !view.ended ? (
          <button type="button" class="button danger" onClick={() => end(true)}>
            <Icon name="flag" size={18} />
            {say("people.end")}
          </button>
        ) : null}
        {view.host && view.ended ? (
          <button type="button" class="button danger" onClick={() => remove(true)}>
            {say("people.delete")}
          </button>
        ) : null}
        {view.seat !== null && !view.host && !view.ended ? (
          <button
            type="button"
            class="button danger"
            onClick={() => void ask("leave", {}).then((done) => done && go("/"))}
          >
            <Icon name="out" size={18} />
            {say("people.leave")}
          </button>
        ) : null}
      </p>
      {inviting ? (
        <Dialog title={say("share.title")} close={() => invite(false)}>
          <Invitations match={view.match} free={free} />
        </Dialog>
      ) : null}
      {ending ? (
        <Sure
          title={say("people.end")}
          says={say("people.end_sure")}
          act={() => void ask("end", {}).then(() => end(false))}
          close={() => end(false)}
        />
      ) : null}
      {deleting ? (
        <Sure
          title={say("people.delete")}
          says={say("people.delete_sure")}
          act={() => void ask("delete", {}).then((done) => (done ? go("/") : remove(false)))}
          close={() => remove(false)}
        />
      ) : null}
    </div>
  );
}

interface PersonProps {
  view: View;
  folder: GameFolder | null;
  seat: number;
  ask<Value>(what: string, body: object): Promise<Value | undefined>;
}

function Person(props: PersonProps) {
  const { view, seat } = props;
  const sitter = view.sitters[seat]!;
  const [link, setLink] = useState<string | null>(null);
  const at: AtSeat = { seat };
  const relink = async () => {
    const links = await props.ask<Links>("relink", at);
    if (!links) return;
    keepLinks({ match: view.match, ...links });
    setLink(links.links.find((made) => made.seat === seat)?.link ?? null);
  };
  const seatBot = async () => {
    const wish: Reseat = { seat, kind: "bot" };
    if (await props.ask("reseat", wish)) toast(say("people.bot_seated"));
  };
  const state =
    sitter.kind === "bot"
      ? say("people.bot", { level: call("level", sitter.bot) })
      : sitter.kind === "open"
        ? say("people.open")
        : sitter.away_bot
          ? say("table.stand_in")
          : sitter.here
            ? say("people.here")
            : say("people.away", { amount: Math.max(1, Math.round(sitter.since / 60)) });
  const host = !ALONE && view.host && !view.ended && !sitter.you;
  return (
    <li style={{ "--seat": colourOf(props.folder, view, seat) }}>
      <span class="dot" aria-hidden="true" />
      <span class="person">
        <strong>{nameOf(sitter)}</strong>{" "}
        {sitter.host ? <span class="tag">{say("people.host")}</span> : null}
        <span class="quiet">{sitter.you ? say("table.you") : state}</span>
      </span>
      {host ? (
        <span class="row tight">
          {sitter.kind === "person" ? (
            <button type="button" class="button small" onClick={() => void props.ask("kick", at)}>
              {say("people.kick")}
            </button>
          ) : null}
          {sitter.kind === "bot" ? null : (
            <button type="button" class="button small" onClick={() => void relink()}>
              {say("people.relink")}
            </button>
          )}
          {sitter.kind === "open" ? (
            <button type="button" class="button small" onClick={() => void seatBot()}>
              {say("people.seat_bot")}
            </button>
          ) : null}
        </span>
      ) : null}
      {link ? <CopyLine name={say("share.seat", { seat: seat + 1 })} link={link} /> : null}
    </li>
  );
}

/** What the host may change while the match goes on. */
function HostSettings(props: { view: View; ask(what: string, body: object): Promise<unknown> }) {
  const now = props.view.settings;
  const [clearing, clear] = useState(false);
  const alter = (settings: NewSettings) => void props.ask("settings", settings);
  return (
    <details class="more">
      <summary>{say("people.settings")}</summary>
      <div class="stack">
        <ConfirmPick value={confirming(now)} choose={(value) => alter(confirmed(value))} />
        <Switch
          label={say("setup.undo")}
          on={now.undo_answers}
          turn={(undo_answers) => alter({ undo_answers })}
        />
        <Switch label={say("setup.memory")} on={now.memory} turn={(memory) => alter({ memory })} />
        <Switch label={say("setup.hints")} on={now.hints} turn={(hints) => alter({ hints })} />
        {ALONE ? null : <ForOthers now={now} alter={alter} />}
        <p class="row">
          <button type="button" class="button danger" onClick={() => clear(true)}>
            {say("people.delete_chat")}
          </button>
        </p>
      </div>
      {clearing ? (
        <Sure
          title={say("people.delete_chat")}
          says={say("people.delete_chat_sure")}
          act={() => void props.ask("delete-chat", {}).then(() => clear(false))}
          close={() => clear(false)}
        />
      ) : null}
    </details>
  );
}

/** What only matters where others come over the network. */
function ForOthers(props: { now: Settings; alter(settings: NewSettings): void }) {
  const { now, alter } = props;
  const [webhook, setWebhook] = useState("");
  return (
    <>
      <Switch
        label={say("setup.public")}
        on={now.public}
        turn={(open) => alter({ public: open })}
      />
      <Switch
        label={say("people.spectators_chat")}
        on={now.chat}
        turn={(chat) => alter({ chat })}
      />
      <Pick
        label={say("setup.takeover")}
        value={now.takeover_minutes}
        values={MINUTES.map((minutes) => [minutes, duration(minutes * 60)] as const)}
        choose={(takeover_minutes) => alter({ takeover_minutes })}
      />
      <Pick
        label={say("setup.clock")}
        value={now.clock_seconds}
        values={SECONDS.map((seconds) => [seconds, duration(seconds)] as const)}
        choose={(clock_seconds) => alter({ clock_seconds })}
      />
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          alter({ webhook });
        }}
      >
        <Line
          label={say("setup.webhook")}
          kind="url"
          longest={300}
          value={webhook}
          change={setWebhook}
          hint={now.webhook ? "https://…" : "https://"}
        />
        <button type="submit" class="button">
          {say("people.save")}
        </button>
      </form>
    </>
  );
}
