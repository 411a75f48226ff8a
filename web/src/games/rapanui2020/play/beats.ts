// How long each event of Rapa Nui (2020) is looked at.
import type { EventKey } from "../../../generated/rapanui2020/view";
import type { Beat, Beats } from "../../../parts/beats";

const OF: Record<EventKey, Beat> = {
  tile: "none",
  draft: "middle",
  round: "middle",
  place: "short",
  carve: "short",
  sorcerer: "middle",
  chief: "middle",
  order: "short",
  take: "short",
  done: "short",
  load: "short",
  step: "short",
  income: "short",
  lost: "middle",
  erect: "long",
  gain: "short",
  tired: "none",
  style: "long",
  spend: "none",
  offering: "middle",
  outstanding: "long",
  drop: "short",
  play: "middle",
  copy: "middle",
  build: "middle",
  barter: "short",
  chip_in: "short",
  job_sculptor: "short",
  job_transporter: "short",
  stand: "short",
  lend: "short",
  lend_chief: "short",
  returned: "short",
  truncated: "middle",
  end: "long",
};

/** How a piece got where it is, what was paid, and what all know: the erection and the offering tell. */
const ASIDES: ReadonlySet<string> = new Set<EventKey>(["load", "step", "done", "order", "round"]);

export const beats: Beats = {
  of: OF,
  asides: ASIDES,
  marks: { round: "round", offering: "scoring", outstanding: "scoring", end: "round" },
};
