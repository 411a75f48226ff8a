// How Python begins: the first time from its files, later from its memory as it was when vaka had been
// loaded. Pyodide can keep and restore its memory, but not the compiled modules that were loaded into it:
// these are put back to where they were. Whatever goes wrong with it, Python begins from its files.

/** What is used of Pyodide; vaka.table.alone says what its table can do. */
export interface Python {
  FS: {
    mkdirTree(path: string): void;
    readFile(path: string): Uint8Array;
    writeFile(path: string, content: Uint8Array): void;
  };
  globals: { get(name: string): unknown; set(name: string, value: unknown): void };
  makeMemorySnapshot(): Uint8Array;
  runPython(code: string): unknown;
  runPythonAsync(code: string): Promise<unknown>;
  _module: Linker;
}

/** Emscripten's linker, which Pyodide lets others see. */
interface Linker {
  GOT: Record<string, WebAssembly.Global>; // addresses of what is not in a module itself
  HEAPU8: Uint8Array;
  HEAPU32: Uint32Array;
  LDSO: {
    loadedLibsByHandle: Record<number, Loaded>;
    loadedLibsByName: Record<string, Loaded>;
  };
  newDSO(name: string, handle: number, exports: WebAssembly.Exports): Loaded;
  wasmTable: WebAssembly.Table;
}

interface Loaded {
  name: string;
  exports: Record<string, WebAssembly.ExportValue>;
  global: boolean;
  refcount: number;
}

/** Where a compiled module lies: in memory, and in the table of functions. */
interface Place {
  name: string;
  handle: number;
  memory: number;
  size: number;
  table: number;
  global: boolean;
}

interface Places {
  modules: Place[];
  addresses: Record<string, number>;
  functions: number; // in the table
}

type Load = (options: Record<string, unknown>) => Promise<Python>;
/** What Pyodide makes its module with: it is told settings, and answers the module. */
export type Create = (settings: object) => Promise<Pick<Linker, "LDSO">>;

const CACHE = "vaka beginnings"; // not one that the service worker of a folder tidies up
const HANDLE = { memory: 12, size: 16, table: 20 }; // where Emscripten notes what it has loaded
const MAIN = "__main__";

function placesOf({ GOT, HEAPU32, LDSO, wasmTable }: Linker): Places {
  const modules = Object.entries(LDSO.loadedLibsByHandle)
    .map(([number, { name, global }]) => {
      const handle = Number(number);
      const noted = (at: number) => HEAPU32[(handle + at) / 4]!;
      const { memory, size, table } = HANDLE;
      return {
        name,
        handle,
        global,
        memory: noted(memory),
        size: noted(size),
        table: noted(table),
      };
    })
    .filter(({ name }) => name !== MAIN)
    .sort((one, other) => one.table - other.table);
  const addresses = Object.fromEntries(
    Object.entries(GOT).map(([name, { value }]) => [name, value as number]),
  );
  return { modules, addresses, functions: wasmTable.length };
}

/** Put compiled modules back to where they were; what they had written there stays. */
function putBack(python: Python, { modules, addresses, functions }: Places): void {
  const linker = python._module;
  const { GOT, HEAPU8, LDSO, wasmTable } = linker;
  const own = LDSO.loadedLibsByName[MAIN]!.exports;
  if (modules.some(({ table }) => table < wasmTable.length)) throw new Error("no room");
  wasmTable.grow(functions - wasmTable.length);
  const elsewhere = new Proxy(GOT, {
    get(known, name: string) {
      const address = addresses[name]!;
      known[name] ??= new WebAssembly.Global({ value: "i32", mutable: true }, address);
      known[name].value = address;
      return known[name];
    },
  });
  for (const { name, handle, memory, size, table, global } of modules) {
    const written = HEAPU8.slice(memory, memory + size);
    const module = new WebAssembly.Module(python.FS.readFile(name) as BufferSource);
    const bases: Record<string, unknown> = { __memory_base: memory, __table_base: table };
    const env = new Proxy(own, { get: (found, asked: string) => bases[asked] ?? found[asked] });
    const imports = { env, "GOT.mem": elsewhere, "GOT.func": elsewhere };
    const instance = new WebAssembly.Instance(module, imports as unknown as WebAssembly.Imports);
    for (const { module: kind, name: wanted } of WebAssembly.Module.imports(module)) {
      const at = addresses[wanted]!;
      if (kind === "GOT.func" && wasmTable.get(at) === null) wasmTable.set(at, own[wanted]);
    }
    HEAPU8.set(written, memory);
    const loaded = linker.newDSO(name, handle, instance.exports);
    loaded.refcount = Infinity;
    loaded.global = global;
  }
}

/** Make a module with room for a memory: Pyodide's own has as much as Python needs to start, no more. */
function roomy(create: Create, bytes: number): Create {
  return async (settings) => {
    const module = await create(settings);
    const { emscripten_resize_heap: grow } = module.LDSO.loadedLibsByName[MAIN]!.exports;
    (grow as (bytes: number) => void)(bytes);
    return module;
  };
}

/** Python as it was, if this browser has kept that; `files` puts the files there, which it has not. */
export async function resumed(
  load: Load,
  create: () => Promise<Create>,
  key: string,
  files: (python: Python) => Promise<void>,
): Promise<Python | null> {
  if (!("caches" in self)) return null; // an address that is not safe
  try {
    const cache = await caches.open(CACHE);
    const [memory, places] = await Promise.all([cache.match(key), cache.match(`${key}&places`)]);
    if (!memory || !places) return null;
    const [kept, module] = await Promise.all([memory.arrayBuffer(), create()]);
    const createPyodideModule = roomy(module, kept.byteLength);
    const python = await load({ _loadSnapshot: kept, createPyodideModule });
    await files(python);
    putBack(python, (await places.json()) as Places);
    python.runPython("import importlib, random; importlib.invalidate_caches(); random.seed()");
    performance.mark("resumed"); // who measures starts sees which kind it was
    return python;
  } catch (problem) {
    console.error(problem);
    await caches.delete(CACHE).catch(() => undefined);
    return null;
  }
}

/** Keep Python as it is now for the next time, and nothing of other versions of this folder. */
export function keep(python: Python, key: string): void {
  const folder = new URL(".", key).href;
  const keeping = async () => {
    // What nobody refers to may hold an open file: collected in a later visit, it would close another one.
    python.runPython("import gc; gc.collect()");
    const memory = python.makeMemorySnapshot(); // at once: later it knows more
    const places = JSON.stringify(placesOf(python._module));
    const cache = await caches.open(CACHE);
    for (const { url } of await cache.keys()) {
      if (new URL(".", url).href === folder) await cache.delete(url);
    }
    await cache.put(key, new Response(memory as BodyInit));
    await cache.put(`${key}&places`, new Response(places)); // the last, so that all of it is there
  };
  if ("caches" in self) keeping().catch(console.error); // no room, or a private window: next time from the files
}
