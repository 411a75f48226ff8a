// What a ritual or a sale brings, as a line of signs.
import { Sign } from "../art/symbols";
import { TileArt } from "../art/tiles";
import { CARDS, type Effect } from "../parts";

const { numbers } = CARDS;
const amount = (ritual: string, step = 0) => CARDS.rituals[ritual]!.steps[step]![1];

/** Rituals whose effect is no list of steps: signs, and numbers or marks between them. */
const WRITTEN: Record<string, string> = {
  rau_pena: `@forest ${numbers.rau_pena} pearls ${numbers.rau_pena} mana`,
  tua_raa_tai: `@oyster_bank +${numbers.tua_raa_tai} pearls`,
  rauti: `priests : +${numbers.rauti} mana`,
  piri: `@market +${numbers.piri_sales} goods ${numbers.piri_pearls} pearls`,
  rai_tupua: `task : −${numbers.rai_tupua} pearls mana`,
  rumia: `helpers +${numbers.rumia}`,
  tane_pearls: `everybody −${amount("tane_pearls")} pearls`,
  tane_mana: `everybody −${amount("tane_mana")} mana`,
  tane_lesser_ban: `ban ritual ≤${amount("tane_lesser_ban")}`,
  tane_lapse: "everybody −1 priests",
  tane_raid: `1 goods ${amount("tane_raid", 1)} pearls`,
  tane_thief: "1 mask",
  tane_greater_ban: "ban ritual",
  tane_capture: `${numbers.captured} priests`,
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
  const { kind, steps, points } = CARDS.rituals[ritual]!;
  const bits = points ? [String(points), "points"] : steps.flatMap(stepBits);
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
