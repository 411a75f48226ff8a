// The player aid above the table: everything in the box, group by group, with a search over all.
import { Dialog } from "../page/dialog";
import { say } from "../words";
import { AidList } from "./aid_list";

export function AidDialog(props: { game: string; view: unknown; close(): void }) {
  return (
    <Dialog kind="wide" title={say("aid.title")} close={props.close}>
      <AidList game={props.game} view={props.view} />
    </Dialog>
  );
}
