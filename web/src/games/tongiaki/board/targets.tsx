// The clickable things of the map, on top of everything: hit areas, arrows at piers, focus rings.
// One of them is in the tab order; the arrow keys go to the nearest in their direction.
import { useEffect, useRef, useState } from "preact/hooks";
import { useCoarse } from "../../../parts/coarse";
import { shoresOf } from "../play/berths";
import { centre, line, type Point, RADIUS, TILE, towards } from "../play/hex";
import { nearest, type Target } from "../play/moves";
import { rotOf, type View } from "../view";
import { Mask } from "./ship";

export interface TargetsProps {
  view: View;
  targets: Target[];
  seat: number;
  scale: number;
  marked: string; // the id of the target that stands open (a cell with a tile on it), or ""
  label(target: Target): string;
  point(target: Target | null): void;
  act(target: Target, touch: boolean): void;
  turn(target: Target, by: number): void;
  reveal(target: Target): void;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function Targets(props: TargetsProps) {
  const [current, setCurrent] = useState("");
  const group = useRef<SVGGElement>(null);
  const held = useRef(false); // whether the focus is, or was until it vanished, on a target
  const touch = useRef(false);
  const keys = useRef(false); // whether the last hand was on the keyboard
  const entry = props.targets.find((target) => target.id === current) ?? props.targets[0];
  const element = (id: string) =>
    [...(group.current?.children ?? [])].find((node) => node.getAttribute("data-id") === id);
  const focus = (id: string) =>
    (element(id) as SVGElement | undefined)?.focus({ preventScroll: true });

  // After a move the focus goes to the first thing that may be clicked now, or waits on the map.
  const names = props.targets.map((target) => target.id).join();
  useEffect(() => {
    const map = group.current!.closest<HTMLElement>(".tk-frame");
    const focused = document.activeElement;
    if (!held.current || (focused && focused !== document.body && focused !== map)) return;
    if (entry) focus(entry.id);
    else map?.focus({ preventScroll: true });
    held.current = true;
  }, [names]);

  // Tab brings the focus here before any key is pressed here.
  useEffect(() => {
    const tab = (event: KeyboardEvent) => {
      if (event.key === "Tab") keys.current = true;
    };
    addEventListener("keydown", tab, true);
    return () => removeEventListener("keydown", tab, true);
  }, []);

  const key = (event: KeyboardEvent, target: Target) => {
    const arrow = ARROWS[event.key];
    if (arrow && !event.ctrlKey && !event.shiftKey) {
      event.preventDefault();
      event.stopPropagation();
      const next = nearest(props.targets, target, ...arrow);
      if (!next) return;
      focus(next.id);
      props.reveal(next);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      props.act(target, false);
    }
  };

  return (
    <g
      ref={group}
      onFocusOut={(event) => {
        if (event.relatedTarget) held.current = false;
      }}
    >
      {props.targets.map((target) => (
        <g
          key={target.id}
          data-id={target.id}
          data-spot={target.id}
          data-about={target.tile ? `tile:${target.tile}` : "drawn"}
          data-does={target.choices.map((choice) => choice.move).join("|")}
          class={`tk-target tk-target-${target.kind}${target.id === props.marked ? " tk-open" : ""}`}
          role="button"
          tabindex={target === entry ? 0 : -1}
          aria-label={props.label(target)}
          onPointerDown={(event) => {
            touch.current = event.pointerType !== "mouse";
            keys.current = false;
          }}
          onPointerEnter={(event) => event.pointerType === "mouse" && props.point(target)}
          onPointerLeave={(event) => event.pointerType === "mouse" && props.point(null)}
          onFocus={() => {
            held.current = true;
            setCurrent(target.id);
            if (keys.current) props.point(target);
          }}
          onBlur={() => keys.current && props.point(null)}
          onClick={(event) => props.act(target, event.detail > 0 && touch.current)}
          onKeyDown={(event) => {
            [touch.current, keys.current] = [false, true];
            key(event, target);
          }}
          onWheel={(event) => {
            if (target.id !== props.marked || target.choices.length < 2) return;
            event.preventDefault();
            props.turn(target, event.deltaY > 0 ? 1 : -1);
          }}
        >
          <Area target={target} view={props.view} scale={props.scale} seat={props.seat} />
        </g>
      ))}
    </g>
  );
}

function Area(props: { target: Target; view: View; scale: number; seat: number }) {
  const { target, view } = props;
  const middle = centre(target.cell);
  const coarse = useCoarse();
  const big = Math.max(1, (coarse ? 15 : 12.5) / (17 * props.scale)); // it can be seen everywhere
  const reach = coarse ? <circle class="tk-area" r={22.5 / (props.scale * big)} /> : null;
  if (target.kind === "pier") {
    const turn = (target.part + rotOf(view, target.tile)) * 60;
    return (
      <g transform={`translate(${target.at.x} ${target.at.y}) scale(${big}) rotate(${turn})`}>
        {reach}
        <circle class="tk-arrow-disc" r="17" />
        <path class="tk-arrow" d="M0-10V6M-7-1 0 8 7-1" />
      </g>
    );
  }
  if (target.kind === "mask") {
    return (
      <g transform={`translate(${target.at.x} ${target.at.y}) scale(${big})`}>
        {reach}
        <circle class="tk-mask-disc" r="17" />
        <g transform="translate(0 2) scale(0.42)">
          <Mask seat={props.seat} />
        </g>
      </g>
    );
  }
  const d = target.kind === "beach" ? wedge(view, target) : TILE;
  return <path class="tk-area" d={d} transform={`translate(${middle.x} ${middle.y})`} />;
}

/** The part of a tile that belongs to a beach: more than its sand, so that fingers find it. */
function wedge(view: View, target: Target): string {
  const { direction, reach } = shoresOf(target.tile, rotOf(view, target.tile))[target.part]!;
  const [from, to] = [direction - reach, direction + reach];
  const corners: Point[] = [];
  for (let side = from; side <= to + 0.01; side += 0.5) {
    const corner = Math.abs(side - Math.round(side)) > 0.25;
    corners.push(towards(side, corner ? RADIUS * 0.97 : RADIUS * 0.84));
  }
  return line([towards(from, 20), ...corners, towards(to, 20), towards(direction, 16)], true);
}
