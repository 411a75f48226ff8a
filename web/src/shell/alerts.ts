// Telling a person that it is their turn: tab title, sound, notification, once per decision.
import { settings } from "./settings";
import { say } from "./words";

let sound: AudioContext | undefined;

/** Browsers allow sound only after a click or a key: get ready at the first one. */
export function prepareSound(): void {
  const ready = () => {
    sound ??= new AudioContext();
    void sound.resume();
  };
  addEventListener("pointerdown", ready, { once: true });
  addEventListener("keydown", ready, { once: true });
}

/** Two strokes on a log drum, made here: no file is needed. */
function drum(): void {
  if (sound?.state !== "running") return;
  for (const [after, pitch] of [
    [0, 196],
    [0.16, 262],
  ] as const) {
    const start = sound.currentTime + after;
    const tone = sound.createOscillator();
    const loudness = sound.createGain();
    tone.type = "triangle";
    tone.frequency.setValueAtTime(pitch * 1.6, start);
    tone.frequency.exponentialRampToValueAtTime(pitch, start + 0.05);
    loudness.gain.setValueAtTime(0.0001, start);
    loudness.gain.exponentialRampToValueAtTime(0.25, start + 0.012);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.35);
    tone.connect(loudness).connect(sound.destination);
    tone.start(start);
    tone.stop(start + 0.4);
  }
}

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
  if (settings.get().sound) drum();
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
  document.title = yourTurn ? `● ${say("alert.your_turn")} · ${text}` : `${text} · vaka`;
}
