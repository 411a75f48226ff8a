// What the server keeps of a person, and how to have it deleted.
import { useState } from "preact/hooks";
import { ALONE } from "../../alone/found";
import type { Forget } from "../../generated/wire";
import { post } from "../http";
import { forgetLinks } from "../lobby/invitations";
import { forgetSeen } from "../offline/last_seen";
import { at } from "../router";
import { change } from "../settings";
import { type Key, say } from "../words";
import { Sure } from "./sure";
import { toast, trouble } from "./toasts";

const LICENCES = ALONE ? "licences.txt" : "/licences.txt"; // a folder lies anywhere

const WISHES: Record<Forget["what"], { title: Key; sure: Key }> = {
  chat: { title: "privacy.chat", sure: "privacy.chat_sure" },
  everything: { title: "privacy.everything", sure: "privacy.everything_sure" },
};

export function Privacy() {
  const [asked, ask] = useState<Forget["what"] | null>(null);
  return (
    <details class="more">
      <summary>{say("privacy.title")}</summary>
      <div class="stack">
        <p class="quiet">{say("privacy.about")}</p>
        <p class="row">
          <button type="button" class="button" onClick={() => ask("chat")}>
            {say("privacy.chat")}
          </button>
          <button type="button" class="button danger" onClick={() => ask("everything")}>
            {say("privacy.everything")}
          </button>
        </p>
        <p>
          <a href={LICENCES} target="_blank" rel="noopener">
            {say("privacy.licences")}
          </a>
        </p>
      </div>
      {asked ? (
        <Sure
          title={say(WISHES[asked].title)}
          says={say(WISHES[asked].sure)}
          act={() => void forget(asked).then(() => ask(null), trouble)}
          close={() => ask(null)}
        />
      ) : null}
    </details>
  );
}

async function forget(what: Forget["what"]): Promise<void> {
  const wish: Forget = { what };
  await post("/api/me/forget", wish);
  if (what === "everything") {
    change({ name: "", muted: [] });
    forgetLinks();
    forgetSeen();
    location.assign(at("/")); // a new person begins with a new page
    if (ALONE) location.reload();
  } else toast(say("privacy.chat_done"));
}
