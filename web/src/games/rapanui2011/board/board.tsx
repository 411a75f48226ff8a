// The table of Rapa Nui: puts the zones in their places.
import type { BoardProps } from "../../../parts/board";
import { DeskContext } from "../../../parts/desk";
import { Flights } from "../../../parts/flights";
import { useBoard } from "../../../parts/handling";
import { othersOf } from "../../../parts/seating";
import { Tips } from "../../../parts/tip";
import { Symbols } from "../art/symbols";
import { explain } from "../play/about";
import { useTable } from "../play/table";
import { type Facts, isLastDraw, type View } from "../view";
import { Columns } from "./columns";
import { flying } from "./flying";
import { Head } from "./head";
import { Pile, Stone, Supply } from "./market";
import { OtherSeat } from "./other";
import { OwnSeat } from "./own";
import { Scene } from "./scene";
import "./cards.css";
import "./board.css";
import "./zones.css";
import "./middle.css";
import "./seats.css";
import "./own.css";

export function Board(props: BoardProps<View, Facts>) {
  const { facts, seat, words, turn } = props;
  const { view, root, before } = useBoard(props);
  const table = useTable(props, view, root);
  const { desk } = table;

  const others = othersOf(seat, view.seats.length);
  const { nameOf } = desk;
  const sitting = (at: number) => ({
    view,
    facts,
    seat: at,
    name: nameOf(at),
    turn: turn.includes(at),
  });

  return (
    <DeskContext.Provider value={desk}>
      <div
        class={`rn11 ${props.still ? "rn11-still" : ""}`}
        ref={root}
        tabIndex={desk.places.size ? -1 : 0} // where nothing is alive keys read
        role="group"
        aria-label={words.say("title")}
        onKeyDown={table.onKeyDown}
        onPointerDown={table.onPointerDown}
        onFocusOut={table.onFocusOut}
      >
        <Symbols />
        <Scene />
        <div class="rn11-table">
          <Head view={view} asked={props.confirming === null && !props.ended} />
          <div class={`rn11-others rn11-others-${others.length}`}>
            {others.map((at) => (
              <OtherSeat key={at} {...sitting(at)} />
            ))}
          </div>
          <Columns view={view} lastDraw={isLastDraw(view, facts)} />
          <div class="rn11-market">
            <Pile view={view} />
            <Stone view={view} />
            <Supply view={view} facts={facts} buyer={seat ?? view.active} />
          </div>
          {seat !== null && <OwnSeat {...sitting(seat)} />}
        </div>
        <Flights {...props} {...flying} view={view} root={root} before={before} />
        <Tips
          root={root}
          view={view}
          words={words}
          explain={(thing) => explain(thing, { view, facts, seat, words, nameOf })}
          places={desk.places}
          opened={table.opened}
          close={table.close}
          below={isColumn}
        />
      </div>
    </DeskContext.Provider>
  );
}

/** Above a column lie the cards that its sentences are about: they go below it. */
function isColumn(place: string): boolean {
  return place.startsWith("column:");
}
