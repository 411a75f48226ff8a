// A bid: less, more, a slider, and the button that makes it.
import { useState } from "preact/hooks";
import type { Choice } from "../../../generated/wire";
import { useDesk } from "../../../parts/desk";
import { pressedBy } from "../../../parts/hit";
import { Sign } from "../art/symbols";

const amountOf = (move: string) => Number(move.split(" ")[1]);

export function Bidding(props: { bids: Choice[] }) {
  const desk = useDesk();
  const { words } = desk;
  const most = Math.max(...props.bids.map((bid) => amountOf(bid.move)));
  const [set, change] = useState(0);
  const least = Math.min(...props.bids.map((bid) => amountOf(bid.move)));
  const amount = Math.max(least, Math.min(set, most));
  const shown = desk.pointed?.move.startsWith("bid ") ? amountOf(desk.pointed.move) : amount;
  const choice = props.bids.find((bid) => amountOf(bid.move) === amount)!;
  const go = (to: number) => {
    const next = Math.max(0, Math.min(most, to));
    change(next);
    desk.point(`bid ${next}`);
  };
  const make = (key: boolean) => desk.choose(`bid ${amount}`, key);
  const step = (by: number, says: string, sign: string) => (
    <button
      type="button"
      class="ra-step"
      aria-label={says}
      data-does={props.bids
        .map((bid) => bid.move)
        .filter((move) => (amountOf(move) - amount) * by > 0)
        .join("|")}
      disabled={amount + by < 0 || amount + by > most}
      onClick={() => go(amount + by)}
    >
      {sign}
    </button>
  );
  return (
    <div
      class="ra-bidding"
      data-about="bid"
      role="group"
      aria-label={words.say("board.bid")}
      onPointerLeave={() => desk.point(null)}
    >
      {step(-1, words.say("board.less"), "−")}
      <input
        type="range"
        data-first
        min={0}
        max={most}
        value={amount}
        aria-label={words.say("board.bid")}
        aria-valuetext={choice.says}
        onInput={(event) => go(Number(event.currentTarget.value))}
        onKeyDown={(event) => event.key === "Enter" && make(true)}
      />
      {step(1, words.say("board.more"), "+")}
      <output class="ra-amount" aria-hidden="true">
        {shown}
        <small>/{most}</small>
        <Sign of="mana" />
      </output>
      <button
        type="button"
        class="ra-button"
        data-spot="bid"
        data-at="bid"
        data-does={choice.move}
        tabIndex={0}
        onClick={(event) => make(pressedBy(event) === "key")}
        onPointerEnter={() => desk.point(choice.move)}
        onFocus={(event) =>
          event.currentTarget.matches(":focus-visible") && desk.point(choice.move)
        }
        onBlur={() => desk.point(null)}
      >
        {choice.says}
        {choice.warns && <em class="spot-warns">{choice.warns}</em>}
      </button>
    </div>
  );
}
