// For those who draw: everything that the page is made of, without a server.
//   gallery.html                                 all of it by day and by night, side by side
//   gallery.html?theme=dark&language=nl          one of them, as wide as the window
//   gallery.html?game=tongiaki&seats=3&step=40   a board in a random match
import { render } from "preact";
import { apply } from "../shell/settings";
import { learn } from "../shell/words";
import { sampleBoard } from "./board";
import { wall } from "./wall";
import "../shell/fonts/fonts.css";
import "../shell/style/tokens.css";
import "../shell/style/base.css";
import "../parts/unseen.css";
import "../shell/style/parts.css";
import "../shell/style/fields.css";
import "../shell/style/table.css";
import "../shell/style/panels.css";
import "../shell/style/reading.css";
import "../shell/style/aid.css";
import "./gallery.css";

const LANGUAGES = ["en", "nl", "de"] as const;
const THEMES = ["light", "dark"];

function Sides() {
  return (
    <div class="gallery-sides">
      {THEMES.map((theme) => (
        <iframe key={theme} title={theme} src={`?theme=${theme}`} />
      ))}
    </div>
  );
}

async function open(): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const language = LANGUAGES.find((known) => known === asked.get("language")) ?? "en";
  await learn(language);
  apply();
  const theme = asked.get("theme");
  if (theme) document.documentElement.dataset.theme = theme;
  const shown = asked.has("game") ? (
    await sampleBoard(asked)
  ) : theme ? (
    await wall(language)
  ) : (
    <Sides />
  );
  render(shown, document.getElementById("gallery")!);
}

void open();
