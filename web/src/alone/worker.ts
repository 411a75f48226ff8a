// The worker that is the table: Python with vaka in it, and what carries its words to the page.
import { Pages } from "./pages";
import type { FromWorker, Start, ToWorker } from "./talk";

/** What is used of Pyodide; vaka.table.alone says what its table can do. */
interface Python {
  FS: { writeFile(path: string, content: Uint8Array): void };
  globals: { get(name: string): unknown; set(name: string, value: unknown): void };
  runPythonAsync(code: string): Promise<unknown>;
  unpackArchive(content: ArrayBuffer, kind: string, how: { extractDir: string }): void;
}

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

const FILE = "/table.db";
const OPEN = `
from pathlib import Path
from pyodide.ffi import JsException, to_js
from vaka.table.alone import Alone

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

async function start(asked: Start): Promise<Table> {
  tell({ kind: "stage", stage: "python" });
  const package_ = fetch(asked.vaka);
  const kept = Pages.open(asked.database, asked.owner);
  const { loadPyodide } = await import(/* @vite-ignore */ `${asked.python}pyodide.mjs`);
  const python: Python = await loadPyodide({
    indexURL: asked.python,
    env: { HOME: "/home/pyodide", VAKA_PURE: "1" }, // there is no compiler to ask for
  });
  tell({ kind: "stage", stage: "rules" });
  const vaka = await package_;
  if (!vaka.ok) throw new Error(`${vaka.status} ${asked.vaka}`);
  python.unpackArchive(await vaka.arrayBuffer(), "zip", { extractDir: "/home/pyodide" });
  tell({ kind: "stage", stage: "table" });
  const pages = await kept;
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
    table = start(message.start);
    await table.catch((failure: unknown) => tell({ kind: "broken", why: String(failure) }));
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
