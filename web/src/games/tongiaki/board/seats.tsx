// The seats: whose turn it is, what each has in stock, where it is and what that would score.
import type { BoardProps } from "../../../parts/board";
import { Sign } from "../../../parts/signs";
import { MOST_ROYAL } from "../play/tiles";
import type { Facts, View } from "../view";
import { Mask, ShipSign } from "./ship";
import { Outline } from "./sign";

type SeatsProps = Pick<BoardProps<View, Facts>, "view" | "facts" | "sitters" | "turn" | "words">;

export function Seats(props: SeatsProps) {
  return (
    <ol class={`tk-seats tk-seats-${props.view.seats.length}`}>
      {props.view.seats.map((_, seat) => (
        <Seat key={seat} {...props} seat={seat} />
      ))}
    </ol>
  );
}

function Seat(props: SeatsProps & { seat: number }) {
  const { view, seat, words } = props;
  const { points, islands, royal } = props.facts.standings[seat]!;
  const stock = view.seats[seat]!.stock;
  const turn = props.turn.includes(seat) || (props.turn.includes(-1) && view.active === seat);
  const sitter = props.sitters[seat];
  return (
    <li
      class={`tk-seat tk-seat-${seat}${turn ? " tk-turn" : ""}`}
      data-panel={seat}
      aria-current={turn ? "true" : undefined}
    >
      <span class="tk-seat-ship" data-at={`seat:${seat}:ship`}>
        <ShipSign seat={seat} size={30} label={words.name(view.seats[seat]!.colour)} />
      </span>
      <span class="tk-seat-name">
        {sitter?.name ?? words.name(view.seats[seat]!.colour)} {turn && <Sign of="turn" />}
      </span>
      <span class="tk-seat-points" data-at={`seat:${seat}:points`}>
        <b aria-hidden="true">{points}</b>
        <Sign of="points" />
        <span class="unseen">{words.say("board.points", { points })}</span>
      </span>
      <span class="tk-seat-facts">
        <Fact
          at={`seat:${seat}:stock`}
          says={words.say("board.stock", { ships: stock })}
          value={stock}
        >
          <Outline of="ships" />
        </Fact>
        <Fact
          at={`seat:${seat}:islands`}
          says={words.say("board.islands", { islands })}
          value={islands}
        >
          <Outline of="islands" />
        </Fact>
        <span class="tk-fact" data-at={`seat:${seat}:masks`}>
          {Array.from({ length: MOST_ROYAL }, (_, i) => (
            <svg
              key={i}
              viewBox="-27 -38 54 68"
              width="11"
              height="15"
              aria-hidden="true"
              class={i < royal.length ? "" : "tk-open-mask"}
            >
              <Mask seat={seat} />
            </svg>
          ))}
          <span class="unseen">{words.say("board.masks", { islands: royal.length })}</span>
        </span>
      </span>
      <span class="tk-fleet" aria-hidden="true">
        {Array.from({ length: stock }, (_, i) => (
          <ShipSign key={i} seat={seat} />
        ))}
      </span>
    </li>
  );
}

function Fact(props: {
  at: string;
  says: string;
  value: number;
  children: preact.ComponentChildren;
}) {
  return (
    <span class="tk-fact" data-at={props.at}>
      <span aria-hidden="true">{props.children}</span>
      <b aria-hidden="true">{props.value}</b>
      <span class="unseen">{props.says}</span>
    </span>
  );
}
