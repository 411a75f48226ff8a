// The island in the sea: spaces with what lies and stands on them, the quarry, the track, the
// Village and the stones that wait. What may be clicked lies on top.
import { useId, useMemo } from "preact/hooks";
import { useDesk } from "../../../parts/desk";
import { coast, HEIGHT, outline, WIDTH } from "../play/ground";
import { spaces } from "../play/island";
import type { Facts, View } from "../view";
import { Quarry, QuarryTargets } from "./quarry";
import { Cargo, Goal, Proposed, Route, Tolls } from "./route";
import { Scenery, SeaPattern, Surf } from "./scenery";
import { SlotTargets, SpaceThings } from "./space";
import { Target } from "./spot";
import { Supply, SupplyTargets } from "./supply";
import { Track, TrackTargets } from "./track";
import { Village } from "./village";

export interface MapProps {
  view: View;
  facts: Facts;
  mine: number; // the seat whose Moai wait in the Crater
  coarse: boolean; // fingers: small places are tapped together
  nameOf(seat: number): string;
}

export function IslandMap(props: MapProps) {
  const { view, facts } = props;
  const { words, lit, places } = useDesk();
  const id = useId();
  const shore = useMemo(() => coast(view.board), [view.board]);
  const all = spaces(view.board);
  const { piece, route, seat } = view.now;
  const carrying = piece !== "" && route.length > 0;
  return (
    <svg
      class="rn20-map"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="group"
      aria-label={words.say("board.map")}
    >
      <defs>
        <SeaPattern />
        <clipPath id={`${id}-land`}>
          <path d={shore} />
        </clipPath>
      </defs>
      <Surf shore={shore} />
      <g clip-path={`url(#${id}-land)`}>
        {all.map((space) => (
          <path key={space} class="rn20-field" d={outline(space)} data-about={`space:${space}`} />
        ))}
        <Scenery board={view.board} />
        {all.map((space) => (
          <path key={space} class="rn20-border" d={outline(space)} />
        ))}
      </g>
      <path class="rn20-shoreline" d={shore} />
      <Village view={view} />
      <Track view={view} nameOf={props.nameOf} />
      <Quarry view={view} nameOf={props.nameOf} />
      <Supply view={view} />
      <g clip-path={`url(#${id}-land)`}>
        {all.map((space) => (
          <path
            key={space}
            class={`rn20-glow ${places.has(`space:${space}`) ? "rn20-can" : ""} ${lit.has(`space:${space}`) ? "rn20-lit" : ""}`}
            d={outline(space)}
          />
        ))}
      </g>
      {carrying && <Route view={view} />}
      {all.map((space) => (
        <SpaceThings
          key={space}
          view={view}
          space={space}
          mine={props.mine}
          nameOf={props.nameOf}
        />
      ))}
      {facts.destinations.map((space) => (
        <Goal key={space} space={space} seat={seat} />
      ))}
      <Proposed view={view} facts={facts} seat={props.mine} />
      {carrying && <Cargo view={view} />}
      <Tolls steps={facts.steps} />
      {all.map((space) => (
        <Target key={space} at={`space:${space}`}>
          <path class="rn20-area" d={outline(space)} />
        </Target>
      ))}
      {!props.coarse && <SlotTargets view={view} />}
      <QuarryTargets together={props.coarse} />
      <TrackTargets view={view} together={props.coarse} />
      <SupplyTargets together={props.coarse} />
    </svg>
  );
}
