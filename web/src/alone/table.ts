// The page's side of a table that is in this browser: its worker, and which tab may have one.
import { settings } from "../shell/settings";
import { store } from "../shell/store";
import { ALONE, type Found } from "./found";
import { askToStay } from "./stay";
import type { Answer, Cause, FromWorker, Stage, ToWorker } from "./talk";
import type { Asked, Wire } from "./wire";

/** Where the table is: being set, here, in another tab, or nowhere, for one of these reasons. */
export type Whereabouts = Stage | "waiting" | "elsewhere" | Nowhere;
export type Nowhere = Cause | "unsafe";

const NOWHERE: readonly string[] = ["broken", "unkept", "unsafe"] satisfies Nowhere[];

/** Nobody answers: the table was not where the page is. */
export class NoTable extends Error {
  constructor(readonly now: Whereabouts) {
    super(`the table is ${now}`);
  }
}

export const whereabouts = store<Whereabouts>("waiting");

const LOST = 1006; // a line that broke: the page comes again
const KEPT_FOR = ["/api/matches", "/api/journals"]; // what is opened there should stay
const answers = new Map<number, (answer: Answer | null) => void>();
const lines = new Map<number, Line>();
let last = 0;
let waiting: ToWorker[] = []; // asked before there was a worker
let worker: Worker | null = null;

function folder(path: string): string {
  return new URL(path, document.baseURI).href;
}

/** What the lock and the database of this folder are called: another on the same host has its own. */
function own(): string {
  return `vaka ${new URL(".", document.baseURI).pathname}`;
}

export function isNowhere(now: Whereabouts): now is Nowhere {
  return NOWHERE.includes(now);
}

function ask(message: ToWorker): void {
  if (worker) worker.postMessage(message);
  else if (isNowhere(whereabouts.get())) leave(message);
  else waiting.push(message);
}

/** A question that nobody will ever hear. */
function leave(message: ToWorker): void {
  if (message.kind !== "request") return;
  answers.get(message.id)?.(null);
  answers.delete(message.id);
}

/** There is no table, and will be none as long as this page is open. */
function giveUp(why: Nowhere): void {
  whereabouts.set(why);
  for (const message of waiting.splice(0)) leave(message);
}

function begin(found: Found): void {
  const begun = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  begun.onmessage = (event: MessageEvent<FromWorker>) => hear(event.data);
  begun.onerror = () => whereabouts.set("broken");
  worker = begun;
  begun.postMessage({
    kind: "start",
    start: {
      python: folder(found.python),
      vaka: folder(found.vaka),
      database: own(),
      owner: crypto.randomUUID(),
    },
  } satisfies ToWorker);
  for (const message of waiting.splice(0)) begun.postMessage(message);
}

function end(): void {
  worker?.terminate();
  worker = null;
  waiting = [];
  whereabouts.set("elsewhere");
  for (const answer of answers.values()) answer(null);
  answers.clear();
  for (const line of [...lines.values()]) line.end(LOST);
}

function hear(message: FromWorker): void {
  if (message.kind === "stage") whereabouts.set(message.stage);
  else if (message.kind === "broken") {
    console.error(message.why);
    whereabouts.set(message.cause);
  } else if (message.kind === "answer") {
    answers.get(message.id)?.(
      message.answer === null ? null : (JSON.parse(message.answer) as Answer),
    );
    answers.delete(message.id);
  } else if (message.kind === "text") lines.get(message.id)?.hear(message.text);
  else lines.get(message.id)?.end(message.code);
}

// -- which tab is the table --------------------------------------------------------------------------

let queued: AbortController | null = null;

/** Be the table as long as this tab is open, once no other tab is; with `steal` at once. */
function hold(found: Found, steal: boolean): void {
  queued?.abort();
  const control = new AbortController();
  queued = steal ? null : control;
  const options: LockOptions = steal ? { steal: true } : { signal: control.signal };
  navigator.locks
    .request(own(), options, () => {
      queued = null;
      begin(found);
      return new Promise(() => undefined); // until the tab is closed
    })
    .catch(() => {
      if (worker) {
        end(); // another tab has taken it, and may be closed again
        waitFor(found);
      }
    });
}

/** Wait for the table while this tab is seen: one in the background takes it from nobody who reloads. */
function waitFor(found: Found): void {
  if (!document.hidden) hold(found, false);
}

/** Look for the table: here if no other tab has it. */
export async function open(): Promise<void> {
  if (!ALONE) return;
  if (!navigator.locks) return giveUp("unsafe"); // browsers have them on safe addresses alone
  let held: LockInfo[];
  try {
    held = (await navigator.locks.query()).held ?? [];
  } catch (failure) {
    console.error(failure); // a browser that lets this page keep nothing lets no tabs agree either
    return giveUp("unkept");
  }
  if (held.some((lock) => lock.name === own())) whereabouts.set("elsewhere");
  const found = ALONE;
  waitFor(found);
  document.addEventListener("visibilitychange", () => {
    if (worker) return;
    if (document.hidden) queued?.abort();
    else waitFor(found);
  });
}

/** Take the table from the tab that has it. */
export function takeOver(): void {
  if (ALONE) hold(ALONE, true);
}

// -- requests and lines ------------------------------------------------------------------------------

/** Ask the table; what is always the same lies beside the page and is there before Python is. */
export async function requestAlone(path: string, asked: Asked): Promise<Response> {
  if (ALONE!.prepared.includes(path)) return fetch(folder(`${ALONE!.answers}${path}.json`));
  const method = asked.method ?? "GET";
  last += 1;
  const id = last;
  const { language } = settings.get();
  const answered = new Promise<Answer | null>((resolve) => answers.set(id, resolve));
  ask({ kind: "request", id, method, address: path, body: asked.body ?? "", language });
  const answer = await answered;
  if (!answer) throw new NoTable(whereabouts.get());
  if (KEPT_FOR.includes(path) && method === "POST" && answer.status === 200) void askToStay();
  const { status, kind, headers, text } = answer;
  return new Response(text, { status, headers: { ...headers, "content-type": kind } });
}

export function connectAlone(address: string): Wire {
  return new Line(address);
}

/** The line to a match, as a socket. */
class Line implements Wire {
  readyState: number = WebSocket.CONNECTING;
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  private readonly id: number;

  constructor(address: string) {
    last += 1;
    this.id = last;
    lines.set(this.id, this);
    const { pathname, search } = new URL(address);
    const { language } = settings.get();
    ask({ kind: "connect", id: this.id, address: pathname + search, language });
  }

  send(text: string): void {
    ask({ kind: "say", id: this.id, text });
  }

  close(): void {
    if (lines.delete(this.id)) ask({ kind: "leave", id: this.id });
    this.readyState = WebSocket.CLOSED;
  }

  hear(text: string): void {
    if (this.readyState === WebSocket.CONNECTING) {
      this.readyState = WebSocket.OPEN;
      this.onopen?.(new Event("open"));
    }
    this.onmessage?.(new MessageEvent("message", { data: text }));
  }

  end(code: number): void {
    lines.delete(this.id);
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent("close", { code }));
  }
}
