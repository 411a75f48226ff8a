// What carries requests and messages: the part of fetch and of WebSocket that the page uses.

export interface Wire {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Asked {
  method?: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
}
