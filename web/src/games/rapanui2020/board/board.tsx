// The table of Rapa Nui (2020): puts the zones in their places.
import type { BoardProps } from "../../../parts/board";
import { DeskContext } from "../../../parts/desk";
import { Flights } from "../../../parts/flights";
import { useBoard } from "../../../parts/handling";
import { othersOf } from "../../../parts/seating";
import { Tips } from "../../../parts/tip";
import { explain, reasonFor } from "../play/about";
import { useTable } from "../play/table";
import type { Facts, View } from "../view";
import { Aid } from "./aid";
import { Dock } from "./dock";
import { flying } from "./flying";
import { Head } from "./head";
import { IslandMap } from "./map";
import { Draft, Market } from "./market";
import { OwnSeat } from "./own";
import { OtherSeat } from "./seats";
import { WhyContext } from "./spot";
import "./board.css";
import "./map.css";
import "./routes.css";
import "./zones.css";
import "./seats.css";

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
  const mine = seat !== null && turn.includes(seat);
  const asking = { view, facts, words, seat, mine, nameOf };
  const hauler =
    seat !== null && (mine || view.phase !== "haul") ? seat : Math.max(view.now.seat, 0);

  return (
    <DeskContext.Provider value={desk}>
      <WhyContext.Provider value={(place) => reasonFor(place, asking)}>
        <div
          class={`rn20 ${props.still ? "rn20-still" : ""}`}
          ref={root}
          tabIndex={desk.places.size ? -1 : 0} // where nothing is alive keys read
          role="group"
          aria-label={words.say("title")}
          onKeyDown={table.onKeyDown}
          onPointerDown={table.onPointerDown}
          onFocusOut={table.onFocusOut}
        >
          <div class={`rn20-table rn20-table-${view.seats.length}`}>
            <Head view={view} end={facts.end} mine={mine} />
            <div class="rn20-window">
              <IslandMap
                view={view}
                facts={facts}
                mine={hauler}
                coarse={table.coarse}
                nameOf={nameOf}
              />
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
              <Aid />
            </div>
          </div>
          <Flights {...props} {...flying} view={view} root={root} before={before} />
          <Tips
            root={root}
            view={view}
            words={words}
            explain={(thing) => explain(thing, asking)}
            places={desk.places}
            opened={table.opened}
            close={table.close}
          />
        </div>
      </WhyContext.Provider>
    </DeskContext.Provider>
  );
}
