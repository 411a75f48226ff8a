// A question before something that cannot be taken back.
import { say } from "../words";
import { Dialog } from "./dialog";

interface SureProps {
  title: string; // what is about to happen, also on the button that lets it
  says: string; // what will be lost
  act(): void;
  close(): void;
}

export function Sure(props: SureProps) {
  return (
    <Dialog kind="question" title={props.title} close={props.close}>
      <p>{props.says}</p>
      <p class="row end">
        <button type="button" class="button" onClick={props.close}>
          {say("dialog.no")}
        </button>
        <button type="button" class="button danger" onClick={props.act}>
          {props.title}
        </button>
      </p>
    </Dialog>
  );
}
