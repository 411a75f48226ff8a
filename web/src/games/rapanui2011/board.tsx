// The table of Rapa Nui: puts the zones in their places and turns clicks and keys into moves.
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../board";
import { Symbols } from "./art/symbols";
import { Chooser, Tip } from "./chooser";
import { Columns } from "./columns";
import { DeskContext, type Desk } from "./desk";
import { Flights, useBefore } from "./flights";
import { focusTable, spotAhead } from "./focus";
import { Head } from "./head";
import { Pile, Stone, Supply } from "./market";
import { byPlace, leadsTo, placeOf } from "./moves";
import { OtherSeat } from "./other";
import { OwnSeat } from "./own";
import { Scene } from "./scene";
import { HAND, total, type View } from "./view";
import "./cards.css";
import "./board.css";
import "./zones.css";
import "./middle.css";
import "./seats.css";
import "./own.css";

export function Board(props: BoardProps<View>) {
  const { view, seat, choices, words } = props;
  const root = useRef<HTMLDivElement>(null);
  const before = useBefore(root, view);
  const byKey = useRef(false);
  const [hovered, hover] = useState<string | null>(null);
  const [opened, open] = useState<string | null>(null);
  const [stop, rest] = useState<string | null>(null);

  const places = useMemo(() => byPlace(choices), [choices]);
  const current = stop !== null && places.has(stop) ? stop : ([...places.keys()][0] ?? null);
  const lastDraw = view.phase === "draw" && total(view.seats[view.active]!.hand) === HAND - 1;
  const pointed = choices.some((choice) => choice.move === props.pointed) ? props.pointed : null;

  useLayoutEffect(() => {
    hover(null);
    open(null);
    const lost = document.activeElement === document.body || document.activeElement === root.current;
    if (byKey.current && root.current && lost) focusTable(root.current);
  }, [view]);

  const choose = (move: string, key: boolean) => {
    byKey.current = key;
    open(null);
    hover(null);
    props.point(null);
    props.choose(move);
  };
  const desk: Desk = {
    places,
    words,
    current,
    lit: new Set(pointed ? [placeOf(pointed)] : []),
    hinted: new Set(pointed && seat !== null ? leadsTo(pointed, seat, view, lastDraw) : []),
    enter(place) {
      rest(place);
      hover(place);
      props.point(places.get(place)?.[0]?.move ?? null);
    },
    leave() {
      hover(null);
      if (!opened) props.point(null);
    },
    press(place, how) {
      const here = places.get(place) ?? [];
      const announce = how === "touch" && here.some((choice) => choice.warns);
      if (here.length === 1 && !announce) choose(here[0]!.move, how === "key");
      else open(opened === place ? null : place);
    },
  };
  const close = () => {
    const spot = root.current?.querySelector<HTMLElement>(`[data-spot="${opened}"]`);
    open(null);
    props.point(null);
    spot?.focus();
  };
  const walk = (event: KeyboardEvent) => {
    const from = event.target as HTMLElement;
    if (!root.current || !from.dataset.spot || event.ctrlKey || event.altKey || event.metaKey) return;
    const to = spotAhead(root.current, from, event.key);
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
  const left = (event: FocusEvent) => {
    const to = event.relatedTarget as Node | null;
    if (to && !root.current?.contains(to)) byKey.current = false; // the focus is somebody else's now
  };
  const pressed = (event: PointerEvent) => {
    const on = event.target as HTMLElement;
    if (opened && !on.closest(".rn11-chooser") && on.dataset.spot !== opened) {
      open(null);
      props.point(null);
    }
  };

  const seats = view.seats.map((_, at) => at);
  const others = seat === null ? seats : [...seats.slice(seat + 1), ...seats.slice(0, seat)];
  const mover = props.turn[0] ?? -1;
  const buyer = view.seats[seat ?? view.active]!.display;
  const nameOf = (at: number) => props.sitters[at]?.name ?? "";
  const sitting = (at: number) => ({
    view,
    seat: at,
    name: nameOf(at),
    turn: props.turn.includes(at),
  });
  const who = mover === seat && seat !== null ? words.say("board.you") : nameOf(mover);

  return (
    <DeskContext.Provider value={desk}>
      <div
        class={`rn11 ${props.still ? "rn11-still" : ""}`}
        ref={root}
        tabIndex={-1}
        onKeyDown={walk}
        onPointerDown={pressed}
        onFocusOut={left}
      >
        <Symbols />
        <Scene />
        <div class="rn11-table">
          <Head view={view} who={who} mine={props.turn.includes(seat ?? -2)} />
          <div class={`rn11-others rn11-others-${others.length}`}>
            {others.map((at) => (
              <OtherSeat key={at} {...sitting(at)} />
            ))}
          </div>
          <Columns view={view} lastDraw={lastDraw} />
          <div class="rn11-market">
            <Pile view={view} />
            <Stone view={view} />
            <Supply view={view} buyer={buyer} />
          </div>
          {seat !== null && <OwnSeat {...sitting(seat)} />}
        </div>
        <Flights {...props} root={root} before={before} />
        {hovered && !opened && places.has(hovered) && <Tip place={hovered} choices={places.get(hovered)!} />}
        {opened && places.has(opened) && (
          <Chooser
            place={opened}
            choices={places.get(opened)!}
            label={words.say("board.choose")}
            choose={choose}
            point={props.point}
            close={close}
          />
        )}
      </div>
    </DeskContext.Provider>
  );
}
