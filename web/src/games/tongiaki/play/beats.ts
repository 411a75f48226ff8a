// How long each event of Tongiaki is looked at.
import type { EventKey } from "../../../generated/tongiaki/view";
import type { Beat, Beats } from "../../../parts/beats";

const OF: Record<EventKey, Beat> = {
  setup: "none",
  turn: "none",
  expand: "short",
  place: "short",
  take: "short",
  pass_: "short",
  enter: "short",
  king: "long",
  colonise: "short",
  explore: "middle",
  draw: "middle",
  lay: "middle",
  settle: "short",
  sail: "middle",
  discover: "long",
  cross: "short",
  sink: "long",
  no_tile: "long",
  no_more_draws: "long",
  turn_back: "middle",
  reach: "middle",
  land: "short",
  surplus: "short",
  home: "short",
  used_up: "none",
  closed: "middle",
  endless: "middle",
  last_tile: "long",
  stall: "middle",
  end: "long",
};

export const beats: Beats = {
  of: OF,
  marks: { king: "scoring", sink: "scoring", last_tile: "round", end: "round" },
};
