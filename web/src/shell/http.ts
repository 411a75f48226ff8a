// Requests to the server. A refusal is thrown as a Refused that says why, in the page's language.
import type { View } from "../generated/wire";
import { settings } from "./settings";
import { request } from "./transport";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    says: string,
  ) {
    super(says);
  }
}

async function answer<Value>(asked: Promise<Response>): Promise<Value> {
  const response = await asked;
  const text = await response.text();
  const body: unknown = /json/.test(response.headers.get("content-type") ?? "")
    ? JSON.parse(text)
    : text;
  if (response.ok) return body as Value;
  const told = body as { error?: string; says?: string };
  throw new Refused(response.status, told.error ?? "", told.says ?? response.statusText);
}

function headers(): Record<string, string> {
  return { "accept-language": settings.get().language };
}

/** The address of a request about a match, made by the seat whose side is seen: a person may have several. */
export function ofSeat(view: View, what: string): string {
  return `/api/matches/${view.match}/${what}${view.seat === null ? "" : `?seat=${view.seat}`}`;
}

export function get<Value>(path: string): Promise<Value> {
  return answer<Value>(request(path, { headers: headers() }));
}

export function post<Value>(path: string, body: unknown = {}): Promise<Value> {
  const text = typeof body === "string";
  return answer<Value>(
    request(path, {
      method: "POST",
      headers: {
        ...headers(),
        "content-type": text ? "text/plain; charset=utf-8" : "application/json",
      },
      body: text ? body : JSON.stringify(body),
    }),
  );
}
