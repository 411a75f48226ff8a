// What a ritual or a sale brings, as a line of signs.
import { Sign } from "./art/symbols";
import { TileArt } from "./art/tiles";
import { CARDS, type Effect } from "./parts";

/** Rituals whose effect is no list of steps: signs, and numbers or marks between them. */
const WRITTEN: Record<string, string> = {
  rau_pena: "@forest 1 pearls 1 mana",
  tua_raa_tai: "@oyster_bank +2 pearls",
  rauti: "priests : +2 mana",
  piri: "@market +1 goods 1 pearls",
  papa_rai_2: "2 points",
  papa_rai_3: "3 points",
  papa_rai_4: "4 points",
  rai_tupua: "task : −2 pearls mana",
  rumia: "helpers +2",
  tane_pearls: "everybody −1 pearls",
  tane_mana: "everybody −2 mana",
  tane_lesser_ban: "ban ritual ≤7",
  tane_lapse: "everybody −1 priests",
  tane_raid: "1 goods 2 pearls",
  tane_thief: "1 mask",
  tane_greater_ban: "ban ritual",
  tane_capture: "2 priests",
};

function stepBits([step, n]: Effect): string[] {
  switch (step) {
    case "bag":
      return ["bag", `+${n}`, "×", "everybody"];
    case "train":
      return ["pearls", "→", "priests", "mana"];
    case "claim":
      return ["task", "!"];
    default:
      return n > 1 || step === "pearls" || step === "mana" ? [String(n), step] : [step];
  }
}

export function ritualBits(ritual: string): string[] {
  const written = WRITTEN[ritual];
  if (written) return written.split(" ");
  const { kind, steps } = CARDS.rituals[ritual]!;
  const bits = steps.flatMap(stepBits);
  return kind === "brown" && !bits.includes("everybody") ? ["everybody", ":", ...bits] : bits;
}

export function priceBits(good: string, level: number): string[] {
  return CARDS.prices[good]![level - 1]!.flatMap(stepBits);
}

export function Bits(props: { bits: string[] }) {
  return (
    <span class="ra-bits" aria-hidden="true">
      {props.bits.map((bit, at) =>
        /^[a-z_]+$/.test(bit) ? (
          <Sign key={at} of={bit} />
        ) : bit.startsWith("@") ? (
          <span key={at} class="ra-bit-tile">
            <TileArt of={bit.slice(1)} />
          </span>
        ) : (
          <b key={at}>{bit}</b>
        ),
      )}
    </span>
  );
}
