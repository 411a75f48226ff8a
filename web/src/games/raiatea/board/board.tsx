// The table of Raiatea: puts the zones in their places.
import { useState } from "preact/hooks";
import type { BoardProps } from "../../../parts/board";
import { DeskContext } from "../../../parts/desk";
import { Flights } from "../../../parts/flights";
import { useBoard } from "../../../parts/handling";
import { othersOf } from "../../../parts/seating";
import { Symbols } from "../art/symbols";
import { useChronicle } from "../play/chronicle";
import { useTable } from "../play/table";
import type { Facts, View } from "../view";
import { ExplainedChooser, Tip } from "./chooser";
import { flying } from "./flying";
import { Decks, Forest } from "./forest";
import { Head } from "./head";
import { IndexPanel } from "./index_panel";
import { GoodsMarket, HelperMarket, MaskMarket } from "./markets";
import { OtherSeat } from "./other";
import { OwnSeat } from "./own";
import { Prompt } from "./prompt";
import { Stage } from "./stage";
import { Statues } from "./statues";
import { Tracks } from "./tracks";
import "./board.css";
import "./cards.css";
import "./zones.css";
import "./stage.css";
import "./ceremony.css";
import "./seats.css";
import "./above.css";
import "./low.css";

export function Board(props: BoardProps<View, Facts>) {
  const { facts, seat, words, turn } = props;
  const { view, root, before } = useBoard(props);
  const chronicle = useChronicle(view, props.told);
  const table = useTable(props, view, root);
  const [browsing, browse] = useState(false);
  const { desk, hovered, opened, read } = table;

  const others = othersOf(seat, view.seats.length);
  const sitting = (at: number) => ({
    view,
    facts,
    seat: at,
    turn: turn.includes(at),
    won: at === facts.result?.winner,
    points: facts.points?.[at] ?? null,
  });

  return (
    <DeskContext.Provider value={desk}>
      <div
        class={`ra ${facts.act > 0 ? "ra-night" : ""} ${props.still ? "ra-still" : ""}`}
        ref={root}
        tabIndex={-1}
        onKeyDown={table.onKeyDown}
        onPointerDown={table.onPointerDown}
        onPointerOver={table.onPointerOver}
        onPointerLeave={table.onPointerLeave}
        onClick={table.onClick}
        onFocusIn={table.onFocusIn}
        onFocusOut={table.onFocusOut}
      >
        <Symbols />
        <div class="ra-table">
          <div class="ra-top">
            <Head view={view} facts={facts} browse={() => browse(true)} />
            <Prompt
              view={view}
              facts={facts}
              seat={seat}
              turn={turn}
              asked={props.confirming === null && !props.ended}
            />
          </div>
          <div class={`ra-others ra-others-${others.length}`} data-zone="others">
            {others.map((at) => (
              <OtherSeat key={at} {...sitting(at)} />
            ))}
          </div>
          <Stage view={view} facts={facts} chronicle={chronicle} />
          <Forest view={view} facts={facts} />
          <Decks facts={facts} />
          <GoodsMarket view={view} />
          <HelperMarket view={view} />
          <MaskMarket view={view} />
          <Statues view={view} />
          <Tracks view={view} facts={facts} />
          {seat !== null && <OwnSeat {...sitting(seat)} />}
        </div>
        <Flights {...props} {...flying} view={view} root={root} before={before} />
        {(hovered || read) && !opened && (
          <Tip place={hovered} choices={hovered ? desk.places.get(hovered)! : []} read={read} />
        )}
        {opened && (
          <ExplainedChooser place={opened} label={words.say("board.choose")} close={table.close} />
        )}
        {browsing && <IndexPanel tane={view.options.tane} close={() => browse(false)} />}
      </div>
    </DeskContext.Provider>
  );
}
