// Short sounds for those who want them, made here: no file is needed.
import type { Told } from "../generated/wire";
import type { Beats } from "../parts/beats";

export type Cue = "turn" | "scoring" | "sinking" | "ending";

/** A stroke or a tone: it starts at one pitch and goes to another while it fades. */
interface Note {
  after: number; // seconds
  from: number; // hertz
  to: number;
  bend: number; // seconds until it has got there
  length: number; // seconds
  shape: OscillatorType;
}

const stroke = (after: number, pitch: number): Note => ({
  ...{ after, from: pitch * 1.6, to: pitch, bend: 0.05 },
  ...{ length: 0.35, shape: "triangle" },
});
const tone = (after: number, pitch: number, length = 0.3): Note => ({
  ...{ after, from: pitch, to: pitch, bend: 0.05 },
  ...{ length, shape: "sine" },
});

const CUES: Readonly<Record<Cue, readonly Note[]>> = {
  turn: [stroke(0, 196), stroke(0.16, 262)], // a log drum
  scoring: [tone(0, 523), tone(0.1, 659)],
  sinking: [{ after: 0, from: 220, to: 62, bend: 0.6, length: 0.8, shape: "sine" }],
  ending: [stroke(0, 196), stroke(0.18, 262), stroke(0.36, 330), tone(0.36, 523, 0.9)],
};
const LOUDNESS: Readonly<Record<Cue, number>> = {
  turn: 0.25,
  scoring: 0.12,
  sinking: 0.2,
  ending: 0.2,
};
const SILENT = 0.0001; // a fade cannot end at nothing

let context: AudioContext | undefined;

/** Browsers allow sound only after a click or a key: get ready at the first one. */
export function prepareSound(): void {
  const ready = () => {
    context ??= new AudioContext();
    void context.resume();
  };
  addEventListener("pointerdown", ready, { once: true });
  addEventListener("keydown", ready, { once: true });
}

export function play(cue: Cue): void {
  if (context?.state !== "running") return;
  for (const note of CUES[cue]) sound(context, note, LOUDNESS[cue]);
}

function sound(at: AudioContext, note: Note, loud: number): void {
  const start = at.currentTime + note.after;
  const oscillator = at.createOscillator();
  const loudness = at.createGain();
  oscillator.type = note.shape;
  oscillator.frequency.setValueAtTime(note.from, start);
  oscillator.frequency.exponentialRampToValueAtTime(note.to, start + note.bend);
  loudness.gain.setValueAtTime(SILENT, start);
  loudness.gain.exponentialRampToValueAtTime(loud, start + 0.012);
  loudness.gain.exponentialRampToValueAtTime(SILENT, start + note.length);
  oscillator.connect(loudness).connect(at.destination);
  oscillator.start(start);
  oscillator.stop(start + note.length + 0.05);
}

const LOSSES: ReadonlySet<string> = new Set(["sink", "fail", "fail_all"]);

/** The sound of what a beat tells, the weightiest of it; none for what happens all the time. */
export function cueOf(beats: Beats, told: readonly Told[]): Cue | null {
  const keys = told.map(({ key }) => key);
  if (keys.includes("end")) return "ending";
  if (keys.some((key) => LOSSES.has(key))) return "sinking";
  return keys.some((key) => beats.marks[key] === "scoring") ? "scoring" : null;
}
