// An address that leads nowhere.
import { title } from "../alerts";
import { say } from "../words";
import { Frame } from "./frame";

export function Missing(props: { says?: string }) {
  title(say("missing.title"));
  return (
    <Frame kind="page">
      <div class="reading missing">
        <h1>{say("missing.title")}</h1>
        <p>{props.says ?? say("missing.about")}</p>
        <p>
          <a class="button primary" href="/">
            {say("missing.home")}
          </a>
        </p>
      </div>
    </Frame>
  );
}
