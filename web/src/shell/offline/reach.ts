// Whether the table answers: what was asked of it last has said so.
import { store } from "../store";

export const isReached = store(true);

const KEPT = "x-kept"; // says the service worker of what it has answered in the table's place

/** Ask over the network, and note whether anybody was there. */
export async function reach(path: string, asked: RequestInit): Promise<Response> {
  try {
    const answer = await fetch(path, asked);
    isReached.set(!answer.headers.has(KEPT));
    return answer;
  } catch (failure) {
    isReached.set(false);
    throw failure;
  }
}
