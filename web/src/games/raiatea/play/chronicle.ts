// What was told of this round and is no longer on the table: bids, the rituals of the row and what
// became of them, the die. It is gathered from view to view and forgotten on a jump; nothing here
// decides what may be clicked.
import { useRef } from "preact/hooks";
import type { Told } from "../../../generated/wire";
import type { View } from "../view";

export interface RowCard {
  ritual: string;
  owner: number; // -1: for everybody
  fate: "waiting" | "done" | "failed" | "banned";
  mana: number; // what it costs
  left: number; // what was in the bag then
  fresh: number; // its place among those of the last view, -1: older
}

export interface Chronicle {
  bids: { seat: number; mana: number }[]; // of act 4
  row: RowCard[]; // of act 5, from left to right
  pool: number | null; // the mana in the bag while rituals are told one by one; null: as the view has it
  auction: { token: string; winner: number; bids: { seat: number; mana: number }[] } | null;
  roll: { what: string; face: number } | null;
}

export const EMPTY: Chronicle = { bids: [], row: [], pool: null, auction: null, roll: null };

function aged(old: Chronicle): Chronicle {
  return { ...old, bids: [...old.bids], row: old.row.map((card) => ({ ...card, fresh: -1 })) };
}

/** Decide the fate of the leftmost such card that waits; one that was not told before comes now. */
function decide(row: RowCard[], card: Omit<RowCard, "owner" | "fresh">, owner = -1): void {
  const fresh = row.filter((other) => other.fresh >= 0).length;
  const at = row.findIndex(
    (other) =>
      other.fate === "waiting" &&
      other.ritual === card.ritual &&
      (owner < 0 || other.owner === owner),
  );
  const [laid] = at < 0 ? [] : row.splice(at, 1);
  const decided = row.filter((other) => other.fate !== "waiting").length;
  row.splice(decided, 0, { ...card, owner: laid?.owner ?? owner, fresh });
}

/** What is known after more was told. */
export function heard(old: Chronicle, told: Told[]): Chronicle {
  const now = aged(old);
  let bids: Chronicle["bids"] = [];
  for (const { key, arguments: given } of told) {
    const [seat, mana, ritual] = [Number(given.seat), Number(given.mana), String(given.ritual)];
    const left = Number(given.left);
    if (key === "bidding") bids = now.bids = [];
    else if (key === "auctioning") bids = [];
    else if (key === "bid") bids.push({ seat, mana });
    else if (key === "auctioned") now.auction = { token: String(given.token), winner: seat, bids };
    else if (key === "lay_row") [now.row, now.pool] = [[], mana];
    else if (key === "in_row" || key === "in_row_all") {
      const owner = key === "in_row" ? seat : -1;
      now.row.push({ ritual, owner, fate: "waiting", mana, left: 0, fresh: -1 });
    } else if (key === "pay_row") {
      decide(now.row, { ritual, fate: "done", mana, left });
      now.pool = left;
    } else if (key === "perform" || key === "lay_out") {
      const last = now.row.findLast((card) => card.fate === "done" && card.ritual === ritual);
      if (last && last.fresh >= 0) last.owner = seat;
    } else if (key === "fail" || key === "fail_all") {
      decide(now.row, { ritual, fate: "failed", mana, left }, key === "fail" ? seat : -1);
      now.pool = left;
    } else if (key === "ban") {
      decide(now.row, { ritual, fate: "banned", mana: 0, left: 0 }, Number(given.owner_seat));
    } else if (key === "bag" && now.pool !== null) now.pool = Number(given.total);
    else if (key === "raising") now.pool = null;
    else if (key === "roll") now.roll = { what: String(given.what), face: Number(given.face) };
    else if (key === "choose" || key === "round") now.roll = now.auction = null;
    if (key === "round") [now.bids, now.row, now.pool] = [[], [], null];
  }
  return now;
}

/** The row as it is shown: what has been decided, then what waits, in the order of the view where
 * that has all of it; `lying` counts the latter. */
export function shownRow(chronicle: Chronicle, view: View): { cards: RowCard[]; lying: number } {
  const decided = chronicle.row.filter((card) => card.fate !== "waiting");
  const waiting = chronicle.row.filter((card) => card.fate === "waiting");
  if (waiting.length > view.row.length) return { cards: [...decided, ...waiting], lying: 0 };
  const lying = view.row.map(({ ritual, owner }): RowCard => {
    return { ritual, owner, fate: "waiting", mana: 0, left: 0, fresh: -1 };
  });
  return { cards: [...decided, ...lying], lying: lying.length };
}

/** What is still known in a view of which nothing was told: others may have drawn in secret, or it
 * was jumped to, and then the row may not be that which was told. */
export function unheard(old: Chronicle, before: View | null, view: View): Chronicle {
  const waiting = old.row.filter((card) => card.fate === "waiting").length;
  const goesOn = before?.round === view.round && before.phase === view.phase;
  return goesOn && view.row.length <= waiting ? { ...aged(old), pool: null } : EMPTY;
}

export function useChronicle(view: View, told: Told[], beat: number): Chronicle {
  const kept = useRef<{ view: View | null; beat: number; chronicle: Chronicle }>({
    view: null,
    beat: -1,
    chronicle: EMPTY,
  });
  if (kept.current.view !== view || kept.current.beat !== beat) {
    const { chronicle: old, view: before } = kept.current;
    const chronicle = told.length ? heard(old, told) : unheard(old, before, view);
    kept.current = { view, beat, chronicle };
  }
  return kept.current.chronicle;
}
