// The worker that is the table: Python with vaka in it, and what carries its words to the page.
import { type Create, keep, type Python, resumed } from "./beginning";
import { Pages } from "./pages";
import type { Cause, FromWorker, Start, ToWorker } from "./talk";

interface Table {
  request(method: string, address: string, body: string, language: string): Promise<string>;
  connect(
    id: number,
    address: string,
    language: string,
    send: (text: string) => void,
    closed: (code: number) => void,
  ): void;
  hear(id: number, text: string | null): void;
}

const HOME = "/home/pyodide/"; // where Python looks for modules
const FILE = "/table.db";
const LENGTH = 4; // bytes that say how long the list of files is
const LOAD = `
from pathlib import Path
from pyodide.ffi import JsException, to_js
import vaka
from vaka.table.alone import Alone

for name in vaka.games():
    vaka.load(name)
`;
const OPEN = `
async def keep(changed, count):
    try:
        await keep_pages(to_js(list(changed.items())), count)
    except JsException as problem:
        raise OSError(str(problem)) from None

table = await Alone.opened(Path("${FILE}"), keep)
`;

function tell(message: FromWorker): void {
  postMessage(message);
}

/** Fetch the files of vaka: a list of names and sizes, and then all contents. */
async function fetched(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return new Response(answer.body!.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

function unpack(python: Python, pack: ArrayBuffer): void {
  let at = LENGTH + new DataView(pack).getUint32(0, true);
  const told = new TextDecoder().decode(new Uint8Array(pack, LENGTH, at - LENGTH));
  for (const [name, size] of JSON.parse(told) as [string, number][]) {
    const path = HOME + name;
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    python.FS.writeFile(path, new Uint8Array(pack, at, size));
    at += size;
  }
}

/** Python from its files, kept for the next time before it knows anything of anybody. */
async function begun(
  load: (how: object) => Promise<Python>,
  key: string,
  files: (python: Python) => Promise<void>,
): Promise<Python> {
  const python = await load({ _makeSnapshot: true });
  await files(python);
  python.runPython(LOAD);
  keep(python, key);
  return python;
}

async function start(asked: Start, failing: (cause: Cause) => void): Promise<Table> {
  tell({ kind: "stage", stage: "python" });
  const vaka = fetched(asked.vaka);
  vaka.catch(() => undefined); // it is told below
  failing("unkept");
  const pages = await Pages.open(asked.database, asked.owner); // a browser that keeps nothing needs no Python
  failing("broken");
  const { loadPyodide } = await import(/* @vite-ignore */ `${asked.python}pyodide.mjs`);
  const load = (how: object) => loadPyodide({ indexURL: asked.python, ...how }) as Promise<Python>;
  const create = async () =>
    (await import(/* @vite-ignore */ `${asked.python}pyodide.asm.mjs`)).default as Create;
  const files = async (python: Python) => {
    tell({ kind: "stage", stage: "rules" });
    unpack(python, await vaka);
  };
  const key = `${asked.vaka}?${encodeURIComponent(asked.python)}`;
  const python = (await resumed(load, create, key, files)) ?? (await begun(load, key, files));
  tell({ kind: "stage", stage: "table" });
  failing("unkept");
  const file = await pages.read();
  if (file.length > 0) python.FS.writeFile(FILE, file);
  python.globals.set("keep_pages", (changed: [number, Uint8Array][], count: number) =>
    pages.keep(changed, count),
  );
  await python.runPythonAsync(OPEN);
  tell({ kind: "stage", stage: "ready" });
  return python.globals.get("table") as Table;
}

let table: Promise<Table> | undefined;

async function hear(message: ToWorker): Promise<void> {
  if (message.kind === "start") {
    let cause: Cause = "broken";
    table = start(message.start, (now) => {
      cause = now;
    });
    await table.catch((failure: unknown) => tell({ kind: "broken", cause, why: String(failure) }));
    return;
  }
  const { id } = message;
  const open = await table!.catch(() => null);
  if (!open) {
    if (message.kind === "request") tell({ kind: "answer", id, answer: null });
  } else if (message.kind === "request") {
    const { method, address, body, language } = message;
    try {
      tell({
        kind: "answer",
        id,
        answer: await open.request(method, address, body, language),
      });
    } catch (failure) {
      console.error(failure);
      tell({ kind: "answer", id, answer: null });
    }
  } else if (message.kind === "connect") {
    open.connect(
      id,
      message.address,
      message.language,
      (text) => tell({ kind: "text", id, text }),
      (code) => tell({ kind: "closed", id, code }),
    );
  } else open.hear(id, message.kind === "say" ? message.text : null);
}

addEventListener("message", (event: MessageEvent<ToWorker>) => void hear(event.data));
