// Setting up a match: seats, bots, options, and the manners of the table.
import { useState } from "preact/hooks";
import { ALONE } from "../../alone/found";
import type { BotLevel, GameCard, Opened } from "../../generated/wire";
import { ConfirmPick, confirmed, confirming } from "../page/confirm_pick";
import { Dialog } from "../page/dialog";
import { Line, Pick, Segments, Switch } from "../page/fields";
import { Icon } from "../page/icons";
import { trouble } from "../page/toasts";
import { go } from "../router";
import { change, settings } from "../settings";
import { useStore } from "../store";
import { call, number, say } from "../words";
import { duration, MINUTES, SECONDS } from "./durations";
import { Invitations } from "./share";
import { create, type Place, type Plan, USUAL_LEVEL, usual, usualValue } from "./start";

interface SetUpProps {
  card: GameCard;
  levels: BotLevel[];
  friends: boolean;
  close(): void;
}

/** How others than bots sit down: by a link, or without a server at this very device. */
const FRIENDS = ALONE ? "me" : "open";

export function SetUp(props: SetUpProps) {
  const [plan, setPlan] = useState<Plan>(() => usual(props.card, props.friends ? FRIENDS : "bot"));
  const [made, setMade] = useState<Opened | null>(null);
  const [busy, setBusy] = useState(false);
  const alter = (part: Partial<Plan>) => setPlan({ ...plan, ...part });
  const submit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    try {
      const created = await create(plan);
      if (plan.sitters.some((place) => place.kind === "open")) setMade(created);
      else go(`/m/${created.match}`);
    } catch (failure) {
      trouble(failure);
    }
    setBusy(false);
  };
  if (made) {
    return (
      <Dialog title={say("share.title")} close={() => go(`/m/${made.match}`)}>
        <Invitations match={made.match} />
        <p class="row end">
          <a class="button primary" href={`/m/${made.match}`}>
            {say("share.to_table")}
          </a>
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog
      title={say("setup.title", {
        title: props.card.title[settings.get().language] ?? props.card.name,
      })}
      close={props.close}
    >
      <form class="stack" onSubmit={(event) => void submit(event)}>
        <Seats {...props} plan={plan} alter={alter} />
        <Options {...props} plan={plan} alter={alter} />
        <Manners plan={plan} alter={alter} />
        <p class="row end sticky">
          <button type="submit" class="button primary" disabled={busy}>
            <Icon name="play" size={18} />
            {say("setup.go")}
          </button>
        </p>
      </form>
    </Dialog>
  );
}

interface PartProps {
  plan: Plan;
  alter(part: Partial<Plan>): void;
}

function Seats(props: PartProps & Part<SetUpProps, "card" | "levels">) {
  const { plan, card } = props;
  const name = useStore(settings).name;
  const wins = card.wins[plan.sitters.length];
  const resize = (seats: number) => {
    const last = plan.sitters[plan.sitters.length - 1]!;
    const more: Place = last.kind === "me" ? { kind: "bot", bot: USUAL_LEVEL } : { ...last };
    const sitters = Array.from({ length: seats }, (_, seat) => plan.sitters[seat] ?? { ...more });
    if (
      !sitters.some((place) => place.kind === "me") &&
      plan.sitters.some((place) => place.kind === "me")
    )
      sitters[0] = { kind: "me", bot: USUAL_LEVEL };
    props.alter({ sitters });
  };
  const sit = (seat: number, place: Place) =>
    props.alter({
      sitters: plan.sitters.map((before, at) => {
        if (at === seat) return place;
        // one person sits on one seat: whoever was me gives way
        const gives = !ALONE && place.kind === "me" && before.kind === "me";
        return gives ? { ...before, kind: "bot" } : before;
      }),
    });
  return (
    <section class="stack">
      <div class="row wide">
        <Segments
          label={say("setup.seats")}
          value={plan.sitters.length}
          values={card.seats.map((seats) => [seats, String(seats)] as const)}
          choose={resize}
        />
        <Line
          label={say("settings.name")}
          value={name}
          change={(text) => change({ name: text })}
          longest={24}
          hint={say("lobby.guest")}
        />
      </div>
      <ol class="seat-plan">
        {plan.sitters.map((place, seat) => (
          <li key={seat}>
            <span class="seat-number" aria-hidden="true">
              {plan.shuffle ? "·" : seat + 1}
            </span>
            <Pick
              quiet
              label={say("setup.who", { seat: seat + 1 })}
              value={place.kind}
              values={[
                ["me", say(ALONE ? "alone.here" : "setup.me")],
                ["bot", say("setup.bot")],
                ...(ALONE ? [] : [["open", say("setup.open")] as const]),
              ]}
              choose={(kind) => sit(seat, { ...place, kind })}
            />
            {place.kind === "bot" ? (
              <Pick
                quiet
                label={say("setup.level", { seat: seat + 1 })}
                value={place.bot}
                values={props.levels.map((level) => [
                  level.name,
                  say("setup.level_time", {
                    level: call("level", level.name),
                    seconds: number(level.seconds, 0, 1),
                  }),
                ])}
                choose={(bot) => sit(seat, { ...place, bot })}
              />
            ) : (
              <span class="quiet">
                {place.kind === "me" ? name || say("lobby.guest") : say("setup.open_about")}
              </span>
            )}
          </li>
        ))}
      </ol>
      {wins && (
        <p class="quiet">
          {say("setup.wins", { shares: wins.map((part) => `${number(part)} %`).join(", ") })}
        </p>
      )}
      <Switch
        label={say("setup.shuffle")}
        about={say("setup.shuffle_about")}
        on={plan.shuffle}
        turn={(shuffle) => props.alter({ shuffle })}
      />
    </section>
  );
}

type Part<Whole, Key extends keyof Whole> = { [Name in Key]: Whole[Name] };

function Options(props: PartProps & Part<SetUpProps, "card">) {
  const { plan, card } = props;
  const { language } = settings.get();
  if (card.options.length === 0) return null;
  return (
    <section class="stack">
      <h3>{say("setup.options")}</h3>
      {card.options.map((option) => (
        <Pick
          key={option.key}
          label={option.says[language] ?? option.key}
          value={String(plan.options[option.key] ?? usualValue(option, plan))}
          values={option.values.map((value, at) => {
            const name = option.value_says[at]?.[language] ?? String(value);
            const usual = value === usualValue(option, plan);
            return [String(value), usual ? say("setup.usual", { name }) : name];
          })}
          choose={(text) => {
            const value = option.values.find((possible) => String(possible) === text)!;
            props.alter({ options: { ...plan.options, [option.key]: value } });
          }}
        />
      ))}
    </section>
  );
}

function Manners(props: PartProps) {
  const { plan, alter } = props;
  return (
    <details class="more">
      <summary>{say("setup.more")}</summary>
      <div class="stack">
        <ConfirmPick value={confirming(plan)} choose={(value) => alter(confirmed(value))} />
        <Switch
          label={say("setup.undo")}
          about={say("setup.undo_about")}
          on={plan.undo_answers}
          turn={(undo_answers) => alter({ undo_answers })}
        />
        <Switch
          label={say("setup.memory")}
          about={say("setup.memory_about")}
          on={plan.memory}
          turn={(memory) => alter({ memory })}
        />
        <Switch
          label={say("setup.hints")}
          about={say("setup.hints_about")}
          on={plan.hints}
          turn={(hints) => alter({ hints })}
        />
        {ALONE ? null : <ForOthers {...props} />}
      </div>
    </details>
  );
}

/** What only matters where others come over the network. */
function ForOthers(props: PartProps) {
  const { plan, alter } = props;
  return (
    <>
      <Switch
        label={say("setup.public")}
        about={say("setup.public_about")}
        on={plan.public}
        turn={(open) => alter({ public: open })}
      />
      <div class="row wide">
        <Pick
          label={say("setup.takeover")}
          value={plan.takeover_minutes}
          values={MINUTES.map((minutes) => [minutes, duration(minutes * 60)] as const)}
          choose={(takeover_minutes) => alter({ takeover_minutes })}
        />
        <Pick
          label={say("setup.clock")}
          value={plan.clock_seconds}
          values={SECONDS.map((seconds) => [seconds, duration(seconds)] as const)}
          choose={(clock_seconds) => alter({ clock_seconds })}
        />
      </div>
      <Line
        label={say("setup.webhook")}
        kind="url"
        longest={300}
        value={plan.webhook}
        hint="https://"
        change={(webhook) => alter({ webhook })}
      />
      <p class="quiet">{say("setup.webhook_about")}</p>
    </>
  );
}
