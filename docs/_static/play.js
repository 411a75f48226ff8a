// On the page of a game: a frame to play it in, where `make site-play` has put its folder beside the
// site. It is loaded when somebody wants it, since it brings Python along.
const WORDS = {
  en: "Play it here",
  nl: "Speel het hier",
  de: "Hier spielen",
};

async function offer() {
  const page = location.pathname.match(/\/games\/([a-z]+[0-9]*)(?:\.(nl|de))?(?:\.html)?$/);
  if (!page || page[1] === "index") return;
  const folder = new URL("../play/", location.href);
  const there = await fetch(new URL("service.js", folder), { method: "HEAD" }).catch(() => null);
  if (!there?.ok) return;
  const button = document.createElement("button");
  button.className = "play-here";
  button.textContent = WORDS[page[2] ?? "en"];
  button.addEventListener("click", () => {
    const frame = document.createElement("iframe");
    frame.className = "play-frame";
    frame.title = button.textContent;
    frame.src = new URL(`#/#card-${page[1]}`, folder).href; // the game in the lobby
    button.replaceWith(frame);
  });
  document.querySelector("h1")?.after(button);
}

void offer();
