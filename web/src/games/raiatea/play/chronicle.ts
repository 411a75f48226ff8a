// What was told of this round and is no longer on the table: bids, performed rituals, the die. It is
// gathered from view to view and forgotten on a jump; nothing here decides what may be clicked.
import { useRef } from "preact/hooks";
import type { Told } from "../../../generated/wire";
import type { View } from "../view";

export interface Performed {
  ritual: string;
  owner: number; // -1: for everybody
  mana: number;
  fresh: number; // its place among those of the last view, -1: older
}

export interface Chronicle {
  bids: { seat: number; mana: number }[]; // of act 4
  performed: Performed[]; // from the row, in act 5
  failed: number;
  auction: { token: string; winner: number; bids: { seat: number; mana: number }[] } | null;
  roll: { what: string; face: number } | null;
}

const EMPTY: Chronicle = { bids: [], performed: [], failed: 0, auction: null, roll: null };

function aged(old: Chronicle): Chronicle {
  return {
    ...old,
    bids: [...old.bids],
    performed: old.performed.map((card) => ({ ...card, fresh: -1 })),
  };
}

function heard(old: Chronicle, told: Told[]): Chronicle {
  const now = aged(old);
  let bids: Chronicle["bids"] = [];
  let paid: { ritual: string; mana: number } | null = null;
  let fresh = 0;
  for (const { key, arguments: given } of told) {
    const [seat, mana, ritual] = [Number(given.seat), Number(given.mana), String(given.ritual)];
    if (key === "bidding") bids = now.bids = [];
    else if (key === "auctioning") bids = [];
    else if (key === "bid") bids.push({ seat, mana });
    else if (key === "auctioned") now.auction = { token: String(given.token), winner: seat, bids };
    else if (key === "pay_row") paid = { ritual, mana };
    else if (
      (key === "perform" || key === "perform_all" || key === "lay_out") &&
      paid?.ritual === ritual
    ) {
      now.performed.push({
        ritual,
        owner: key === "perform_all" ? -1 : seat,
        mana: paid.mana,
        fresh: fresh++,
      });
      paid = null;
    } else if (key === "fail") now.failed += 1;
    else if (key === "roll") now.roll = { what: String(given.what), face: Number(given.face) };
    else if (key === "choose" || key === "round") now.roll = now.auction = null;
    if (key === "round") [now.bids, now.performed, now.failed] = [[], [], 0];
  }
  return now;
}

export function useChronicle(view: View, told: Told[]): Chronicle {
  const kept = useRef<{ view: View | null; chronicle: Chronicle }>({
    view: null,
    chronicle: EMPTY,
  });
  if (kept.current.view !== view) {
    const chronicle = told.length ? heard(kept.current.chronicle, told) : EMPTY;
    kept.current = { view, chronicle };
  }
  return kept.current.chronicle;
}
