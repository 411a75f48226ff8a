// The strip below the map: what the move pointed at would do, and the buttons that belong to it.
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import type { Choice } from "../../../generated/wire";
import type { GameWords } from "../../../parts/board";
import { movesOf } from "../../../parts/series";
import type { Hand } from "../play/hand";
import { isLanding } from "../play/moves";
import { placed } from "../play/placing";
import { seatOf, type View } from "../view";
import { ShipSign } from "./ship";

const SHORT: Record<string, string> = {
  colonise: "board.colonise",
  explore: "board.explore",
  pass: "board.pass",
};

export function Dock(props: { view: View; hand: Hand; quiet: string; words: GameWords }) {
  const { hand, words } = props;
  const { laying, tried, shown, placing } = hand;
  const left = placing ? placing.left - hand.chosen.length : 0;
  const chosen = placed(props.view.island, hand.chosen); // where lessons see it
  const quiet = placing ? words.say("board.ships_left", { ships: left }) : props.quiet;
  return (
    <div class="tk-dock" data-chosen={movesOf(chosen).join("|")}>
      {hand.aboard.length > 1 && <Aboard hand={hand} fleet={props.view.fleet} words={words} />}
      <Caption
        choice={shown}
        quiet={placing && left === 0 ? words.say("board.ships_chosen") : quiet}
      />
      <div class="tk-tools">
        {laying && laying.choices.length > 1 && (
          <>
            <Tool says={words.say("board.turn_left")} act={() => hand.turn(laying, -1)}>
              <TurnSign left />
            </Tool>
            <Tool says={words.say("board.turn_right")} act={() => hand.turn(laying, 1)}>
              <TurnSign />
            </Tool>
          </>
        )}
        {tried && (
          <Tool main says={tried.says} act={() => hand.decide(tried, false)}>
            {words.say("board.lay")}
          </Tool>
        )}
        {placing && hand.chosen.length > 0 && (
          <button type="button" class="tk-button" onClick={hand.drop}>
            {words.say("board.take_back")}
          </button>
        )}
        {placing && left === 0 && (
          <Tool main says={words.say("board.ships_chosen")} does={chosen} act={hand.send}>
            {words.say("board.confirm")}
          </Tool>
        )}
        {shown && shown.move === hand.armed && (
          <Tool main says={shown.says} does={shown.move} act={() => hand.decide(shown, false)}>
            {words.say("board.confirm")}
          </Tool>
        )}
        {hand.loose.map((choice) => (
          <Placeless key={choice.move} choice={choice} hand={hand} words={words} />
        ))}
      </div>
    </div>
  );
}

/** The sentence of a move, and what it costs before it is done. */
function Caption(props: { choice: Choice | undefined; quiet: string }) {
  const { choice } = props;
  return (
    <p class="tk-caption" aria-live="polite">
      {choice ? choice.says : <span class="tk-quiet">{props.quiet}</span>}
      {choice?.warns && <strong class="tk-warns">{choice.warns}</strong>}
    </p>
  );
}

/** A move without a place on the map. */
function Placeless(props: { choice: Choice; hand: Hand; words: GameWords }) {
  const { choice, hand } = props;
  const touch = useRef(false);
  const short = isLanding(choice.move) ? "board.land_all" : SHORT[choice.move];
  const visible = short ? props.words.say(short) : ""; // part of what is spoken, so that one can say it
  return (
    <button
      type="button"
      class={choice.move === hand.armed ? "tk-button tk-armed" : "tk-button"}
      aria-label={[visible, choice.says, choice.warns].filter(Boolean).join(". ")}
      data-does={choice.move}
      onPointerDown={(event) => (touch.current = event.pointerType !== "mouse")}
      onPointerEnter={(event) => event.pointerType === "mouse" && hand.point(choice.move)}
      onPointerLeave={(event) => event.pointerType === "mouse" && hand.point(null)}
      onFocus={() => hand.point(choice.move)}
      onBlur={() => hand.point(null)}
      onClick={(event) => hand.decide(choice, touch.current && event.detail > 0)}
    >
      {visible || choice.says}
    </button>
  );
}

/** The ships aboard that may be landed: the one chosen goes where you click. */
function Aboard(props: { hand: Hand; fleet: number[]; words: GameWords }) {
  const { hand, words } = props;
  return (
    <fieldset class="tk-aboard">
      <legend>{words.say("board.aboard")}</legend>
      {hand.aboard.map((colour) => (
        <label
          key={colour}
          class={colour === hand.colour ? "tk-picked" : ""}
          data-about={`aboard:${colour}`}
        >
          <input
            type="radio"
            name="tk-aboard"
            checked={colour === hand.colour}
            onChange={() => hand.pick(colour)}
          />
          <ShipSign seat={seatOf(colour)} size={26} />
          <span>
            {words.name(colour)} ×{props.fleet[seatOf(colour)]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export function Tool(props: {
  says: string;
  main?: boolean;
  does?: string; // the move, where it makes one
  act(): void;
  children: ComponentChildren;
}) {
  const visible = props.main && typeof props.children === "string" ? `${props.children}. ` : "";
  return (
    <button
      type="button"
      class={props.main ? "tk-button tk-main" : "tk-button tk-tool"}
      aria-label={visible + props.says}
      title={props.says}
      data-does={props.does}
      onClick={props.act}
    >
      {props.children}
    </button>
  );
}

function TurnSign(props: { left?: boolean }) {
  return (
    <svg viewBox="-12 -12 24 24" width="22" height="22" aria-hidden="true" class="tk-outline">
      <path
        transform={props.left ? "scale(-1 1)" : ""}
        d="M-8 3A8 8 0 1 1 6 5.5M7.5-1 6.5 6-.5 5"
      />
    </svg>
  );
}
