// The browser client: which page is shown at which address.
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ALONE } from "./alone/found";
import { translateLinks } from "./alone/links";
import { Notice } from "./alone/notice";
import { open, whereabouts } from "./alone/table";
import { JoinPage } from "./shell/lobby/join";
import { Lobby } from "./shell/lobby/lobby";
import { Notices } from "./shell/offline/notices";
import { keepFolder, keepServed } from "./shell/offline/updates";
import { Lasting } from "./shell/page/lasting";
import { later } from "./shell/page/later";
import { Missing } from "./shell/page/missing";
import { Replay } from "./shell/replay/replay";
import { listen, place } from "./shell/router";
import { apply, settings } from "./shell/settings";
import { prepareSound } from "./shell/sound";
import { useStore } from "./shell/store";
import { TablePage } from "./shell/table/table";
import { learn } from "./shell/words";
import "./shell/fonts/fonts.css";
import "./shell/style/tokens.css";
import "./shell/style/base.css";
import "./parts/unseen.css";
import "./shell/style/parts.css";
import "./shell/style/fields.css";
import "./shell/style/lobby.css";
import "./shell/style/table.css";
import "./shell/style/panels.css";
import "./shell/style/reading.css";

const AnalysisPage = later(async () => (await import("./shell/analysis/analysis")).AnalysisPage);
const Puzzles = later(async () => (await import("./shell/puzzles/puzzles")).Puzzles);
const Rules = later(async () => (await import("./shell/rules/rules")).Rules);

function Page() {
  const { path, query } = useStore(place);
  const [first, second, third, fourth] = path;
  if (first === undefined) return <Lobby />;
  if (first === "m" && second && third === "at") {
    return (
      <Replay
        key={second}
        match={second}
        step={Number(fourth ?? 0)}
        seat={query.get("seat")}
        play={query.has("play")}
      />
    );
  }
  if (first === "m" && second && third === "analysis") {
    const at = query.get("at");
    return <AnalysisPage key={second} match={second} at={at === null ? null : Number(at)} />;
  }
  if (first === "m" && second && third === undefined) {
    const invitation = query.get("join");
    return invitation ? <JoinPage token={invitation} /> : <TablePage key={second} match={second} />;
  }
  if (first === "rules" && second) return <Rules key={second} game={second} rule={third ?? null} />;
  if (first === "puzzles" && second)
    return <Puzzles key={second} game={second} puzzle={third ?? null} />;
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
      {ALONE ? <Notice /> : <Notices />}
    </Lasting>
  ) : null;
}

if (ALONE) {
  translateLinks();
  void open();
  const stop = whereabouts.listen((now) => {
    if (now !== "ready" && now !== "elsewhere") return; // nothing is fetched twice at the first visit
    stop();
    void keepFolder();
  });
} else keepServed();
apply();
listen();
prepareSound();
render(<App />, document.getElementById("page")!);
