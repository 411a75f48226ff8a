// The socket of a table: heartbeat, watchdog, reconnection, and a move that is not lost on the way.

import type { Wire } from "../../alone/wire";
import type { ChatLine, Confirm, Move, Refused, ToPage, Undo, View } from "../../generated/wire";
import { connect } from "../transport";

export type State = "connecting" | "open" | "lost";
type Asked = Move | Undo | Confirm;

export interface Ears {
  view(message: View): void;
  refused(message: Refused): void;
  down(says: string): void; // the server can keep nothing at the moment: it is asked again
  chat(lines: ChatLine[], all: boolean): void;
  gone(says: string): void;
  unanswered(): void; // the server would not talk: it may say why if it is asked otherwise
  state(state: State): void;
}

const BEAT = 10_000; // between pings
const SILENCE = 25_000; // without a word from the server the line counts as dead
const IMPATIENT = 3_000; // the same after waking up
const FIRST_WAIT = 200;
const LONGEST_WAIT = 5_000;
const DOWN_WAIT = 3_000; // until the server is asked again for what it could not keep
const STORE_DOWN = "store_down";
const NO_LONGER_YOURS = 4401; // the server's code after it has said so

export class Connection {
  private socket: Wire | null = null;
  private asked: Asked | null = null; // not yet acknowledged: sent again after a reconnection
  private wait = FIRST_WAIT;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private heard = false; // a view came on this socket
  private chatted = false; // the first lines of the chat, which are all of them, came on it

  constructor(
    private readonly address: string,
    private readonly ears: Ears,
  ) {
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.open();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    for (const timer of this.timers) clearTimeout(timer);
    clearTimeout(this.watchdog);
    this.drop();
  }

  /** Ask for a change; only one is under way at a time, the server's answer settles it. */
  ask(asked: Asked): void {
    this.asked = asked;
    this.send(asked);
  }

  get waiting(): boolean {
    return this.asked !== null;
  }

  say(text: string): void {
    this.send({ type: "chat", text });
  }

  rename(name: string): void {
    this.send({ type: "name", name });
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private open(): void {
    if (this.closed) return;
    const socket = connect(this.address);
    this.socket = socket;
    this.ears.state("connecting");
    this.watch(SILENCE);
    let greeted = false; // this socket was accepted
    socket.onopen = () => {
      greeted = true;
      this.beat(socket);
    };
    socket.onmessage = (event) => {
      this.watch(SILENCE);
      this.hear(JSON.parse(String(event.data)));
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (event.code === NO_LONGER_YOURS) clearTimeout(this.watchdog);
      else this.again();
      if (!greeted) this.ears.unanswered();
    };
  }

  private hear(message: ToPage): void {
    if (message.type === "view") {
      const first = !this.heard;
      this.heard = true;
      this.wait = FIRST_WAIT;
      if (this.asked && this.asked.n < message.since) this.asked = null; // it counted, or came too late
      if (first && this.asked) this.send(this.asked);
      this.ears.state("open");
      this.ears.view(message);
    } else if (message.type === "refused") {
      if (message.reason === STORE_DOWN && (this.asked || !this.heard)) {
        this.askLater(this.asked); // without a view the server closes: then all is asked again
        this.ears.down(message.says);
      } else {
        this.asked = null;
        this.ears.refused(message);
      }
    } else if (message.type === "chat") {
      this.ears.chat(message.lines, !this.chatted);
      this.chatted = true;
    } else if (message.type === "gone") this.ears.gone(message.says);
  }

  /** Ask once more for what the server could not keep, unless it was settled meanwhile. */
  private askLater(asked: Asked | null): void {
    this.later(DOWN_WAIT, () => {
      if (asked && this.asked === asked) this.send(asked);
    });
  }

  private beat(socket: Wire): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    this.send({ type: "ping" });
    this.later(BEAT, () => this.beat(socket));
  }

  private watch(silence: number): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => {
      this.drop();
      this.again();
    }, silence);
  }

  private again(): void {
    clearTimeout(this.watchdog);
    this.heard = false;
    this.chatted = false;
    if (this.closed) return;
    this.ears.state("lost");
    this.later(this.wait * (0.75 + Math.random() / 2), () => {
      if (!this.socket) this.open();
    });
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private later(milliseconds: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      act();
    }, milliseconds);
    this.timers.add(timer);
  }

  /** The machine woke up, or the network is back: do not wait for the next beat. */
  private readonly wake = (): void => {
    if (document.visibilityState === "hidden" || this.closed) return;
    if (!this.socket) {
      this.wait = FIRST_WAIT;
      this.open();
    } else {
      this.send({ type: "ping" });
      this.watch(IMPATIENT);
    }
  };
}
