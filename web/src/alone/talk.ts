// What the page and the worker that is its table say to each other.

export interface Start {
  python: string;
  vaka: string;
  database: string; // of IndexedDB
  owner: string; // who writes into it from now on
}

export type ToWorker =
  | { kind: "start"; start: Start }
  | {
      kind: "request";
      id: number;
      method: string;
      address: string;
      body: string;
      language: string;
    }
  | { kind: "connect"; id: number; address: string; language: string }
  | { kind: "say"; id: number; text: string }
  | { kind: "leave"; id: number };

/** How far the table is set. */
export type Stage = "python" | "rules" | "table" | "ready";

/** Why there is no table: its files could not be had, or what the browser keeps cannot be used. */
export type Cause = "broken" | "unkept";

export type FromWorker =
  | { kind: "stage"; stage: Stage }
  | { kind: "broken"; cause: Cause; why: string } // it could not be set
  | { kind: "answer"; id: number; answer: string | null } // null: it failed over the question
  | { kind: "text"; id: number; text: string }
  | { kind: "closed"; id: number; code: number };

/** An answer of the table, as Python writes it. */
export interface Answer {
  status: number;
  kind: string;
  headers: Record<string, string>;
  text: string;
}
