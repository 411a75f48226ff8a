// The strip below the map: what the move pointed at would do, and the buttons that belong to it.
import type { ComponentChildren } from "preact";
import type { Choice, GameWords } from "../../board";
import { ShipSign } from "./ship";
import { seatOf } from "./view";

const SHORT: Record<string, string> = {
  colonise: "board.colonise",
  explore: "board.explore",
  pass: "board.pass",
};

/** The sentence of a move, and what it costs before it is done. */
export function Caption(props: { choice: Choice | undefined; quiet: string }) {
  const { choice } = props;
  return (
    <p class="tk-caption" aria-live="polite">
      {choice ? choice.says : <span class="tk-quiet">{props.quiet}</span>}
      {choice?.warns && <strong class="tk-warns">{choice.warns}</strong>}
    </p>
  );
}

/** Moves without a place on the map. */
export function Placeless(props: {
  choices: Choice[];
  armed: string;
  words: GameWords;
  point(move: string | null): void;
  act(choice: Choice, touch: boolean): void;
}) {
  let touch = false;
  return (
    <>
      {props.choices.map((choice) => (
        <button
          key={choice.move}
          type="button"
          class={`tk-button${choice.move === props.armed ? " tk-armed" : ""}`}
          title={choice.says}
          aria-label={[choice.says, choice.warns].filter(Boolean).join(" ")}
          onPointerDown={(event) => (touch = event.pointerType !== "mouse")}
          onPointerEnter={(event) => event.pointerType === "mouse" && props.point(choice.move)}
          onPointerLeave={(event) => event.pointerType === "mouse" && props.point(null)}
          onFocus={() => props.point(choice.move)}
          onBlur={() => props.point(null)}
          onClick={(event) => props.act(choice, touch && event.detail > 0)}
        >
          {SHORT[choice.move] ? props.words.say(SHORT[choice.move]!) : choice.says}
        </button>
      ))}
    </>
  );
}

/** The ships aboard that may be landed: the one chosen goes where you click. */
export function Aboard(props: {
  colours: string[];
  fleet: number[];
  chosen: string;
  words: GameWords;
  choose(colour: string): void;
}) {
  return (
    <fieldset class="tk-aboard">
      <legend>{props.words.say("board.aboard")}</legend>
      {props.colours.map((colour) => (
        <label key={colour} class={colour === props.chosen ? "tk-picked" : ""}>
          <input
            type="radio"
            name="tk-aboard"
            checked={colour === props.chosen}
            onChange={() => props.choose(colour)}
          />
          <ShipSign seat={seatOf(colour)} size={26} />
          <span>
            {props.words.name(colour)} ×{props.fleet[seatOf(colour)]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export function Tool(props: { says: string; main?: boolean; act(): void; children: ComponentChildren }) {
  return (
    <button
      type="button"
      class={props.main ? "tk-button tk-main" : "tk-button tk-tool"}
      aria-label={props.says}
      title={props.says}
      onClick={props.act}
    >
      {props.children}
    </button>
  );
}

export function TurnSign(props: { left?: boolean }) {
  return (
    <svg viewBox="-12 -12 24 24" width="22" height="22" aria-hidden="true" class="tk-outline">
      <path transform={props.left ? "scale(-1 1)" : ""} d="M-8 3A8 8 0 1 1 6 5.5M7.5-1 6.5 6-.5 5" />
    </svg>
  );
}
