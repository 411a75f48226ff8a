// The seats: whose turn it is, what each has in stock, where it is and what that would score.
import type { BoardProps } from "../../../parts/board";
import { MOST_ROYAL } from "../play/tiles";
import type { Facts, View } from "../view";
import { Mask, ShipSign } from "./ship";

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
      <span class="tk-seat-name">{sitter?.name ?? words.name(view.seats[seat]!.colour)}</span>
      <span class="tk-seat-points" data-at={`seat:${seat}:points`}>
        <b aria-hidden="true">{points}</b>
        <span class="unseen">{words.say("board.points", { points })}</span>
      </span>
      <span class="tk-seat-facts">
        <Fact
          at={`seat:${seat}:stock`}
          says={words.say("board.stock", { ships: stock })}
          value={stock}
        >
          <svg viewBox="-14 -16 28 30" width="15" height="15" class="tk-outline">
            <path d="M-11.5 5.2Q0 9.4 11.5 5.2 9.6 11.6 0 11.6-9.6 11.6-11.5 5.2ZM0-13V6M2-12 10 2H2Z" />
          </svg>
        </Fact>
        <Fact
          at={`seat:${seat}:islands`}
          says={words.say("board.islands", { islands })}
          value={islands}
        >
          <svg viewBox="-14 -14 28 28" width="15" height="15" class="tk-outline">
            <path d="M-12 9Q0-2 12 9ZM0 4V-6M0-6Q-6-12-9-4M0-6Q6-12 9-4" />
          </svg>
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
