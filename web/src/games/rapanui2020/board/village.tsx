// The Village: here wait the fifth Villagers and the Chiefs until an Improvement calls them.
import { useDesk } from "../../../parts/desk";
import type { View } from "../view";
import { Figure, type Kind } from "./glyph";

export function Village(props: { view: View }) {
  const { view } = props;
  const { words } = useDesk();
  const wide = view.seats.length > 2;
  const waiting = view.seats.flatMap((own, seat) => {
    const kinds: Kind[] = [];
    if (!own.improvements.includes("popular")) kinds.push("villager");
    if (own.chief === "village") kinds.push("chief");
    return kinds.map((kind) => ({ seat, kind }));
  });
  const columns = wide ? 4 : 2;
  return (
    <g role="img" aria-label={words.say("board.village")} data-about="village:">
      <path
        class="rn20-islet"
        d={
          wide
            ? "M8 40Q10 8 70 10 180 2 226 22 252 50 226 104 190 128 90 122 14 128 8 90Z"
            : "M8 40Q10 8 60 10 112 6 122 34 130 70 118 104 90 124 50 120 10 122 8 90Z"
        }
      />
      <House x={34} y={36} />
      {wide && <House x={88} y={30} />}
      <text class="rn20-label" x={wide ? 176 : 92} y={wide ? 36 : 26} text-anchor="middle">
        {words.say("board.village_short")}
      </text>
      {waiting.map(({ seat, kind }, i) => (
        <g
          key={`${seat}${kind}`}
          transform={`translate(${28 + 54 * (Math.floor(i / 2) % columns) + (i % 2 ? 22 : 0)} ${(wide ? 84 : 66) + (!wide && i > 3 ? 32 : 0) + (i % 2 ? 12 : 0)}) scale(0.78)`}
        >
          <Figure seat={seat} kind={kind} />
        </g>
      ))}
    </g>
  );
}

/** A house like an overturned boat. */
const House = (props: { x: number; y: number }) => (
  <g class="rn20-house" transform={`translate(${props.x} ${props.y})`}>
    <path d="M-26 12Q-20-12 0-13T26 12Q0 17-26 12Z" />
    <path class="rn20-house-line" d="M-23 4Q0-4 23 4M-12-9Q-14 4-15 13M12-9Q14 4 15 13" />
    <path class="rn20-door" d="M-5 14V7Q0 3 5 7V14Z" />
  </g>
);
