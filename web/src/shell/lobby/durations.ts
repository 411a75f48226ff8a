// Times that can be chosen for absences and clocks, and how they are said.
import { say } from "../words";

export const MINUTES = [0, 2, 5, 15, 60, 1440]; // until a bot stands in
export const SECONDS = [0, 30, 60, 120, 300]; // per move

export function duration(seconds: number): string {
  if (seconds === 0) return say("setup.never");
  if (seconds < 60) return say("setup.seconds", { amount: seconds });
  if (seconds < 3600) return say("setup.minutes", { amount: seconds / 60 });
  return say("setup.hours", { amount: seconds / 3600 });
}
