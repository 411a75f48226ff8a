// How long each event of Rapa Nui is looked at.
import type { EventKey } from "../../../generated/rapanui2011/view";
import type { Beat, Beats } from "../../../parts/beats";

const OF: Record<EventKey, Beat> = {
  colour: "none",
  deal: "none",
  refill: "short",
  turn: "none",
  pass_buy: "short",
  buy: "short",
  lay: "middle",
  lay_hunters: "middle",
  build: "middle",
  discard: "short",
  sacrifice: "middle",
  skip_sacrifice: "short",
  hide: "middle",
  hidden_kind: "none",
  add: "short",
  draw: "middle",
  score: "long",
  gain_wood: "short",
  gain_fame: "short",
  gain_offerings: "short",
  bonus: "short",
  take_moai_fame: "short",
  take_moai_wood: "short",
  substitute: "short",
  pass_substitute: "short",
  end: "long",
};

export const beats: Beats = { of: OF, marks: { score: "scoring", end: "round" } };
