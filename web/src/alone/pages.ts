// The pages of the table's file, kept in IndexedDB: each change is one transaction, all or nothing.

const PAGES = "pages"; // number -> bytes
const ABOUT = "about"; // "owner" -> who may write
const SAFELY = { durability: "strict" } as const; // done means that it is on the disk

export class Pages {
  private constructor(
    private readonly database: IDBDatabase,
    private readonly owner: string,
  ) {}

  /** Open what is kept; whoever wrote before may not write any more. */
  static async open(name: string, owner: string): Promise<Pages> {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open(name, 1);
      asked.onupgradeneeded = () => {
        asked.result.createObjectStore(PAGES);
        asked.result.createObjectStore(ABOUT);
      };
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
    const work = database.transaction(ABOUT, "readwrite", SAFELY);
    work.objectStore(ABOUT).put(owner, "owner");
    await done(work);
    return new Pages(database, owner);
  }

  /** The whole file, as it was kept. */
  async read(): Promise<Uint8Array> {
    const work = this.database.transaction(PAGES, "readonly");
    const pages = await answer<Uint8Array[]>(work.objectStore(PAGES).getAll());
    const file = new Uint8Array(pages.reduce((sum, page) => sum + page.length, 0));
    let at = 0;
    for (const page of pages) {
      file.set(page, at);
      at += page.length;
    }
    return file;
  }

  /** Keep pages that have changed, of so many in all, unless another tab is the table by now. */
  async keep(changed: [number, Uint8Array][], count: number): Promise<void> {
    const work = this.database.transaction([PAGES, ABOUT], "readwrite", SAFELY);
    const about = work.objectStore(ABOUT);
    const pages = work.objectStore(PAGES);
    if ((await answer(about.get("owner"))) !== this.owner) {
      work.abort();
      throw new Error("another tab is the table");
    }
    for (const [number, page] of changed) pages.put(page, number);
    pages.delete(IDBKeyRange.lowerBound(count));
    await done(work);
  }
}

function answer<Value>(asked: IDBRequest): Promise<Value> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result as Value);
    asked.onerror = () => reject(asked.error);
  });
}

function done(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onerror = () => reject(work.error);
    work.onabort = () => reject(work.error ?? new Error("given up"));
  });
}
