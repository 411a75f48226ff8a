// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { beats as rapanui } from "../../src/games/rapanui2011/play/beats";
import { beats as tongiaki } from "../../src/games/tongiaki/play/beats";
import type { Told } from "../../src/generated/wire";
import { settings } from "../../src/shell/settings";
import { cueOf, play, prepareSound } from "../../src/shell/sound";

const told = (...keys: string[]) => keys.map((key) => ({ key }) as Told);
const tones: string[] = [];

class Audio {
  state = "suspended";
  currentTime = 0;
  destination = {};
  resume() {
    this.state = "running";
  }
  private readonly level = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  createGain = () => ({ gain: this.level, connect: vi.fn() });
  createOscillator() {
    tones.push("tone");
    const connect = () => ({ connect: vi.fn() });
    return { frequency: this.level, connect, start: vi.fn(), stop: vi.fn(), type: "" };
  }
}

beforeEach(() => {
  tones.length = 0;
  vi.stubGlobal("AudioContext", Audio);
});

test("sounds for what happens are off until somebody wants them", () => {
  expect(settings.get().cues).toBe(false);
});

test("a scoring, a loss and the end have a sound, the rest has none", () => {
  expect(cueOf(rapanui, told("draw", "score", "gain_wood"))).toBe("scoring");
  expect(cueOf(rapanui, told("lay"))).toBeNull();
  expect(cueOf(tongiaki, told("sail", "sink"))).toBe("sinking");
  expect(cueOf(tongiaki, told("king"))).toBe("scoring");
  expect(cueOf(tongiaki, told("sink", "end"))).toBe("ending");
  expect(cueOf(tongiaki, [])).toBeNull();
});

test("nothing sounds before the first click, and then every cue does", () => {
  prepareSound();
  play("turn");
  expect(tones).toHaveLength(0);
  dispatchEvent(new Event("pointerdown"));
  for (const cue of ["turn", "scoring", "sinking", "ending"] as const) {
    tones.length = 0;
    play(cue);
    expect(tones.length).toBeGreaterThan(0);
  }
});
