// The table of Raiatea: puts the zones in their places.
import type { BoardProps } from "../../../parts/board";
import { DeskContext } from "../../../parts/desk";
import { Flights } from "../../../parts/flights";
import { useBoard } from "../../../parts/handling";
import { othersOf } from "../../../parts/seating";
import { Tips } from "../../../parts/tip";
import { Scenery } from "../art/scenery";
import { Symbols } from "../art/symbols";
import { tell } from "../play/about_table";
import { useChronicle } from "../play/chronicle";
import { useTable } from "../play/table";
import { whyNot } from "../play/why";
import type { Facts, View } from "../view";
import { flying } from "./flying";
import { Decks, Forest } from "./forest";
import { Head } from "./head";
import { GoodsMarket, HelperMarket, MaskMarket } from "./markets";
import { OtherSeat } from "./other";
import { OwnSeat } from "./own";
import { Prompt } from "./prompt";
import { WhyContext } from "./spot";
import { Stage } from "./stage";
import { Statues } from "./statues";
import { Tracks } from "./tracks";
import "./board.css";
import "./island.css";
import "./cards.css";
import "./zones.css";
import "./stage.css";
import "./ceremony.css";
import "./seats.css";
import "./above.css";

export function Board(props: BoardProps<View, Facts>) {
  const { facts, seat, words, turn } = props;
  const { view, root, before } = useBoard(props);
  const chronicle = useChronicle(view, props.told, props.beat);
  const table = useTable(props, view, root);
  const { desk } = table;

  const others = othersOf(seat, view.seats.length);
  const sitting = (at: number) => ({
    view,
    facts,
    seat: at,
    turn: turn.includes(at),
    won: at === facts.result?.winner,
    points: facts.points?.[at] ?? null,
  });

  const mood = facts.act > 0 ? "ra-night" : view.phase === "end" ? "ra-over" : "";
  const asking = { view, facts, seat, words, nameOf: desk.nameOf, roll: chronicle.roll };
  const why = (place: string) => whyNot(place, asking);
  return (
    <DeskContext.Provider value={desk}>
      <WhyContext.Provider value={why}>
        <div
          class={`ra ra-place ${mood} ${props.still ? "ra-still" : ""}`}
          ref={root}
          tabIndex={desk.places.size ? -1 : 0} // where nothing is alive keys read
          role="group"
          aria-label={words.say("title")}
          onKeyDown={table.onKeyDown}
          onPointerDown={table.onPointerDown}
          onFocusOut={table.onFocusOut}
        >
          <Symbols />
          <div class="ra-table">
            <Head view={view} facts={facts} browse={props.openAid} />
            <Prompt
              view={view}
              facts={facts}
              seat={seat}
              turn={turn}
              asked={props.confirming === null && !props.ended}
              paying={props.choices.length > 0 ? table.paying : null}
            />
            <div class={`ra-others ra-others-${others.length}`} data-zone="others">
              {others.map((at) => (
                <OtherSeat key={at} {...sitting(at)} />
              ))}
            </div>
            <div class="ra-island">
              <Scenery />
              <Stage view={view} facts={facts} chronicle={chronicle} />
              <Statues view={view} />
              <Forest view={view} facts={facts} />
              <Tracks view={view} facts={facts} />
            </div>
            <div class="ra-markets">
              <GoodsMarket view={view} />
              <HelperMarket view={view} />
              <MaskMarket view={view} />
              <Decks facts={facts} />
            </div>
            {seat !== null && <OwnSeat {...sitting(seat)} />}
          </div>
          <Flights {...props} {...flying} view={view} root={root} before={before} />
          <Tips
            root={root}
            view={view}
            words={words}
            explain={(thing, place) => tell(thing, place, asking)}
            places={desk.places}
            opened={table.opened}
            close={table.close}
          />
        </div>
      </WhyContext.Provider>
    </DeskContext.Provider>
  );
}
