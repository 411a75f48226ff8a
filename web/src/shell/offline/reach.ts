// Whether the table answers: what was asked of it last has said so.
import { store } from "../store";

export const isReached = store(true);

const KEPT = "x-kept"; // says the service worker of what it has answered in the table's place
const NOBODY_THERE = [502, 503, 504]; // said by what stands before a table that is not running

/** Ask over the network, and note whether anybody was there; it fails if nobody was. */
export async function reach(path: string, asked: RequestInit): Promise<Response> {
  try {
    const answer = await fetch(path, asked);
    if (isAway(answer)) throw new TypeError(`${answer.status} of somebody else`);
    isReached.set(!answer.headers.has(KEPT));
    return answer;
  } catch (failure) {
    isReached.set(false);
    throw failure;
  }
}

/** A table that runs says its own troubles as JSON. */
function isAway(answer: Response): boolean {
  const own = answer.headers.get("content-type")?.includes("json");
  return NOBODY_THERE.includes(answer.status) && !own;
}
