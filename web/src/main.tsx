// The browser client: which page is shown at which address.
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { prepareSound } from "./shell/alerts";
import { JoinPage } from "./shell/lobby/join";
import { Lobby } from "./shell/lobby/lobby";
import { Lasting } from "./shell/page/lasting";
import { Missing } from "./shell/page/missing";
import { Replay } from "./shell/replay/replay";
import { listen, place } from "./shell/router";
import { Rules } from "./shell/rules/rules";
import { apply, settings } from "./shell/settings";
import { useStore } from "./shell/store";
import { TablePage } from "./shell/table/table";
import { learn } from "./shell/words";
import "./shell/style/tokens.css";
import "./shell/style/base.css";
import "./parts/unseen.css";
import "./shell/style/parts.css";
import "./shell/style/fields.css";
import "./shell/style/lobby.css";
import "./shell/style/table.css";
import "./shell/style/panels.css";
import "./shell/style/reading.css";

function Page() {
  const { path, query } = useStore(place);
  const [first, second, third, fourth] = path;
  if (first === undefined) return <Lobby />;
  if (first === "m" && second && third === "at") {
    return (
      <Replay key={second} match={second} step={Number(fourth ?? 0)} seat={query.get("seat")} />
    );
  }
  if (first === "m" && second && third === undefined) {
    const invitation = query.get("join");
    return invitation ? <JoinPage token={invitation} /> : <TablePage key={second} match={second} />;
  }
  if (first === "rules" && second) return <Rules key={second} game={second} rule={third ?? null} />;
  return <Missing />;
}

/** The page in the language of the settings; a change of language draws everything anew. */
function App() {
  const { language } = useStore(settings);
  const [known, know] = useState<string | null>(null);
  useEffect(() => {
    void learn(language).then(() => know(language));
  }, [language]);
  return known ? (
    <Lasting>
      <Page />
    </Lasting>
  ) : null;
}

apply();
listen();
prepareSound();
render(<App />, document.getElementById("page")!);
