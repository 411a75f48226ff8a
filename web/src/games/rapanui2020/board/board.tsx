// The table of Rapa Nui (2020): puts the zones in their places.
import type { BoardProps } from "../../../parts/board";
import { Chooser, Tip } from "../../../parts/chooser";
import { DeskContext } from "../../../parts/desk";
import { Flights } from "../../../parts/flights";
import { useBoard } from "../../../parts/handling";
import { othersOf } from "../../../parts/seating";
import { useTable } from "../play/table";
import type { Facts, View } from "../view";
import { Dock } from "./dock";
import { flying } from "./flying";
import { Head } from "./head";
import { IslandMap } from "./map";
import { Draft, Market } from "./market";
import { OwnSeat } from "./own";
import { OtherSeat } from "./seats";
import "./board.css";
import "./map.css";
import "./routes.css";
import "./zones.css";
import "./seats.css";

export function Board(props: BoardProps<View, Facts>) {
  const { facts, seat, words, turn } = props;
  const { view, root, before } = useBoard(props);
  const table = useTable(props, view, root);
  const { desk, hovered, opened } = table;

  const others = othersOf(seat, view.seats.length);
  const { nameOf } = desk;
  const sitting = (at: number) => ({
    view,
    facts,
    seat: at,
    name: nameOf(at),
    turn: turn.includes(at),
  });
  const mine = seat !== null && turn.includes(seat);
  const hauler =
    seat !== null && (mine || view.phase !== "haul") ? seat : Math.max(view.now.seat, 0);

  return (
    <DeskContext.Provider value={desk}>
      <div
        class={`rn20 ${props.still ? "rn20-still" : ""}`}
        ref={root}
        tabIndex={-1}
        onKeyDown={table.onKeyDown}
        onPointerDown={table.onPointerDown}
        onFocusOut={table.onFocusOut}
      >
        <div class={`rn20-table rn20-table-${view.seats.length}`}>
          <Head view={view} end={facts.end} mine={mine} />
          <div class="rn20-window">
            <IslandMap view={view} facts={facts} mine={hauler} nameOf={nameOf} />
          </div>
          <Dock
            view={view}
            price={facts.price}
            pointed={desk.pointed}
            quiet={
              props.told.at(-1)?.says || (props.choices.length ? words.say("board.click") : "")
            }
          />
          <Market view={view} />
          {seat !== null && <OwnSeat {...sitting(seat)} />}
          <div class="rn20-others">
            {view.phase === "draft" && <Draft view={view} />}
            {others.map((at) => (
              <OtherSeat key={at} {...sitting(at)} />
            ))}
          </div>
        </div>
        <Flights {...props} {...flying} view={view} root={root} before={before} />
        {hovered && <Tip place={hovered} choices={desk.places.get(hovered)!} />}
        {opened && <Chooser place={opened} label={words.say("board.choose")} close={table.close} />}
      </div>
    </DeskContext.Provider>
  );
}
