// Settings of this browser.
import { allowNotifications } from "../alerts";
import { change, settings } from "../settings";
import { useStore } from "../store";
import { say } from "../words";
import { ConfirmPick } from "./confirm_pick";
import { Dialog } from "./dialog";
import { Line, Segments, Switch } from "./fields";
import { LanguagePicker } from "./language_picker";
import { paces } from "./paces";
import { Privacy } from "./privacy";
import { toast } from "./toasts";

export function SettingsDialog(props: { close(): void }) {
  const now = useStore(settings);
  return (
    <Dialog title={say("settings.title")} close={props.close}>
      <div class="stack">
        <div class="field">
          <span aria-hidden="true">{say("settings.language")}</span>
          <LanguagePicker />
        </div>
        <Line
          label={say("settings.name")}
          value={now.name}
          change={(name) => change({ name })}
          longest={24}
        />
        <Segments
          label={say("settings.theme")}
          value={now.theme}
          values={[
            ["auto", say("settings.theme_auto")],
            ["light", say("settings.theme_light")],
            ["dark", say("settings.theme_dark")],
          ]}
          choose={(theme) => change({ theme })}
        />
        <Segments
          label={say("settings.motion")}
          value={now.motion}
          values={[
            ["auto", say("settings.motion_auto")],
            ["still", say("settings.motion_still")],
          ]}
          choose={(motion) => change({ motion })}
        />
        <Segments
          label={say("settings.pace")}
          value={now.pace}
          values={paces()}
          choose={(pace) => change({ pace })}
        />
        <p class="quiet small">{say("settings.pace_keys")}</p>
        <Switch label={say("settings.sound")} on={now.sound} turn={(sound) => change({ sound })} />
        <Switch
          label={say("settings.cues")}
          about={say("settings.cues_about")}
          on={now.cues}
          turn={(cues) => change({ cues })}
        />
        <Switch
          label={say("settings.notify")}
          about={say("settings.notify_about")}
          on={now.notify}
          turn={(notify) => void turnNotifications(notify)}
        />
        <Switch
          label={say("settings.forced")}
          about={say("settings.forced_about")}
          on={now.forced}
          turn={(forced) => change({ forced })}
        />
        <Switch
          label={say("settings.warn")}
          about={say("settings.warn_about")}
          on={now.warn}
          turn={(warn) => change({ warn })}
        />
        <Segments
          label={say("coach.title")}
          value={now.coach}
          values={[
            ["lessons", say("coach.lessons")],
            ["always", say("coach.always")],
            ["never", say("coach.never")],
          ]}
          choose={(coach) => change({ coach })}
        />
        <fieldset class="stack">
          <legend>{say("settings.tables")}</legend>
          <ConfirmPick value={now.confirm} choose={(confirm) => change({ confirm })} />
          <Switch
            label={say("setup.undo")}
            about={say("setup.undo_about")}
            on={now.undoAnswers}
            turn={(undoAnswers) => change({ undoAnswers })}
          />
        </fieldset>
        <Privacy />
      </div>
    </Dialog>
  );
}

async function turnNotifications(on: boolean): Promise<void> {
  const notify = on && (await allowNotifications());
  if (on && !notify) toast(say("settings.notify_refused"), "trouble");
  change({ notify });
}
