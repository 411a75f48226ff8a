// The paces by their names, for the settings and the replay.
import type { Pace } from "../settings";
import { say } from "../words";

export function paces(): [Pace, string][] {
  return [
    ["slow", say("settings.pace_slow")],
    ["normal", say("settings.pace_normal")],
    ["fast", say("settings.pace_fast")],
    ["instant", say("settings.pace_instant")],
  ];
}
