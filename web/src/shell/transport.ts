// How the page reaches its table: over the network, or through a worker of this very browser.
import { ALONE } from "../alone/found";
import { connectAlone, requestAlone } from "../alone/table";
import type { Asked, Wire } from "../alone/wire";
import { reach } from "./offline/reach";

export function request(path: string, asked: Asked): Promise<Response> {
  return ALONE ? requestAlone(path, asked) : reach(path, asked);
}

export function connect(address: string): Wire {
  return ALONE ? connectAlone(address) : new WebSocket(address);
}
