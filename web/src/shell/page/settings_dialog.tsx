// Settings of this browser.
import { allowNotifications } from "../alerts";
import { change, settings } from "../settings";
import { useStore } from "../store";
import { say } from "../words";
import { Dialog } from "./dialog";
import { Line, Segments, Switch } from "./fields";
import { LanguagePicker } from "./language_picker";
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
        <Switch label={say("settings.sound")} on={now.sound} turn={(sound) => change({ sound })} />
        <Switch
          label={say("settings.notify")}
          about={say("settings.notify_about")}
          on={now.notify}
          turn={(notify) => void turnNotifications(notify)}
        />
        <Switch
          label={say("settings.warn")}
          about={say("settings.warn_about")}
          on={now.warn}
          turn={(warn) => change({ warn })}
        />
      </div>
    </Dialog>
  );
}

async function turnNotifications(on: boolean): Promise<void> {
  const notify = on && (await allowNotifications());
  if (on && !notify) toast(say("settings.notify_refused"), "trouble");
  change({ notify });
}
