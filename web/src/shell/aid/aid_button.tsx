// The way to the player aid, always one click away; the aid itself is fetched when it is asked for.
import { useEffect } from "preact/hooks";
import type { View } from "../../generated/wire";
import { Icon } from "../page/icons";
import { later } from "../page/later";
import { store, useStore } from "../store";
import { say } from "../words";

const AidDialog = later(async () => (await import("./aid_dialog")).AidDialog);

/** Whether the aid lies above the table: boards may open it too. */
const opened = store(false);

export const openAid = (): void => opened.set(true);

export function AidButton() {
  return (
    <button type="button" class="button plain" onClick={openAid}>
      <Icon name="cards" size={18} />
      <span class="wide-only">{say("aid.title")}</span>
      <span class="unseen narrow-only">{say("aid.title")}</span>
    </button>
  );
}

/** The aid of the match, where somebody has opened it. */
export function AidLayer(props: { view: View }) {
  const open = useStore(opened);
  const close = () => opened.set(false);
  useEffect(() => close, []);
  return open ? <AidDialog game={props.view.game} view={props.view.view} close={close} /> : null;
}
