// The browser client: which page is shown at which address.
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { prepareSound } from "./alerts";
import { JoinPage } from "./lobby/join";
import { Lobby } from "./lobby/lobby";
import { Lasting } from "./parts/lasting";
import { Missing } from "./parts/missing";
import { Replay } from "./replay/replay";
import { listen, place } from "./router";
import { Rules } from "./rules/rules";
import { apply, settings } from "./settings";
import { useStore } from "./store";
import { TablePage } from "./table/table";
import { learn } from "./words";
import "./style/tokens.css";
import "./style/base.css";
import "./style/parts.css";
import "./style/fields.css";
import "./style/lobby.css";
import "./style/table.css";
import "./style/panels.css";
import "./style/reading.css";

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
