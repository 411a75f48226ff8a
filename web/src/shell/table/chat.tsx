// The chat of a table: plain text; whoever is muted is not shown here.
import { useEffect, useRef, useState } from "preact/hooks";
import type { ChatLine } from "../../generated/wire";
import { Icon } from "../page/icons";
import { change, settings } from "../settings";
import { useStore } from "../store";
import { say } from "../words";

const LONGEST = 500;
const TABLE = -1; // the seat of what the table itself tells: who comes and who goes

interface ChatProps {
  lines: ChatLine[];
  may: boolean;
  say(text: string): void;
  see(): void; // the lines are before somebody's eyes
}

export function ChatPanel(props: ChatProps) {
  const { muted } = useStore(settings);
  const [text, setText] = useState("");
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
    props.see();
  }, [props.lines.length]);
  const heard = props.lines.filter((line) => line.seat === TABLE || !muted.includes(line.name));
  const send = (event: Event) => {
    event.preventDefault();
    if (!text.trim()) return;
    props.say(text.trim());
    setText("");
  };
  return (
    <div class="chat">
      <div
        class="chat-lines scrolls"
        ref={list}
        tabindex={0}
        role="log"
        aria-label={say("chat.title")}
      >
        {heard.length === 0 ? <p class="quiet">{say("chat.none")}</p> : null}
        {heard.map((line) =>
          line.seat === TABLE ? (
            <p key={line.number} class="chat-notice quiet">
              {line.text}
            </p>
          ) : (
            <div key={line.number} class="chat-line">
              <span class={line.seat === null ? "chat-name" : `chat-name seat-${line.seat}`}>
                {line.name}
                {line.seat === null ? ` (${say("chat.watches")})` : ""}
              </span>
              <span class="chat-text">{line.text}</span>
              <button
                type="button"
                class="button plain square small"
                aria-label={say("chat.mute", { name: line.name })}
                title={say("chat.mute", { name: line.name })}
                onClick={() => change({ muted: [...muted, line.name] })}
              >
                <Icon name="mute" size={16} />
              </button>
            </div>
          ),
        )}
      </div>
      {muted.length > 0 ? (
        <p class="muted">
          {muted.map((name) => (
            <button
              key={name}
              type="button"
              class="button small"
              onClick={() => change({ muted: muted.filter((other) => other !== name) })}
            >
              <Icon name="sound" size={16} />
              {say("chat.unmute", { name })}
            </button>
          ))}
        </p>
      ) : null}
      {props.may ? (
        <form class="chat-form" onSubmit={send}>
          <input
            aria-label={say("chat.write")}
            placeholder={say("chat.write")}
            maxlength={LONGEST}
            value={text}
            autocomplete="off"
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" class="button primary">
            {say("chat.send")}
          </button>
        </form>
      ) : (
        <p class="quiet">{say("chat.closed")}</p>
      )}
    </div>
  );
}
