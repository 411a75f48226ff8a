// Telling a person that it is their turn: tab title, sound, notification, once per decision.
import { settings } from "./settings";
import { play } from "./sound";
import { say } from "./words";

function toldBefore(decision: string): boolean {
  try {
    const key = "vaka.alerted";
    const known = JSON.parse(localStorage.getItem(key) ?? "[]") as string[]; // shared by all tabs
    if (known.includes(decision)) return true;
    localStorage.setItem(key, JSON.stringify([...known.slice(-50), decision]));
  } catch {
    // without storage a reload may alert again
  }
  return false;
}

/** Alert once for a decision; `decision` names it, such as match, seat and n. Whoever has just
 * opened the page and looks at it need not be called. */
export function alertTurn(decision: string, title: string, bar: string, opened: boolean): void {
  if (toldBefore(decision) || (opened && !document.hidden)) return;
  if (settings.get().sound) play("turn");
  if (!settings.get().notify || !document.hidden) return;
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const note = new Notification(say("alert.title", { title }), { body: bar, tag: decision });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

export async function allowNotifications(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}

/** The title of the tab says whether somebody waits for this person. */
export function title(text: string, yourTurn = false): void {
  const says = yourTurn ? `● ${say("alert.your_turn")} · ${text}` : `${text} · vaka`;
  if (document.title !== says) document.title = says; // the browser is told of it
}
