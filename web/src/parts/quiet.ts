// A desk on which nothing is alive: for cards and boards that are only looked at.
import type { GameWords } from "./board";
import type { Desk } from "./desk";

const nothing = (): void => undefined;

export function quietDesk(words: GameWords): Desk {
  return {
    places: new Map(),
    lit: new Set(),
    hinted: new Set(),
    pointed: null,
    current: null,
    words,
    nameOf: () => "",
    enter: nothing,
    leave: nothing,
    press: nothing,
    choose: nothing,
    point: nothing,
  };
}
