// The board of Liar's Dice for the page of vaka: dice that are clicked, and bids in a grid.
// docs/adding-a-game.md says what a board is given and what it may do.

const SVG = "http://www.w3.org/2000/svg";
const PIPS = {
  1: ["50 50"],
  2: ["26 26", "74 74"],
  3: ["26 26", "50 50", "74 74"],
  4: ["26 26", "74 26", "26 74", "74 74"],
  5: ["26 26", "74 26", "50 50", "26 74", "74 74"],
  6: ["26 24", "74 24", "26 50", "74 50", "26 76", "74 76"],
};

/** Draw the table into an element; return what draws it again. */
export function mount(container, first) {
  const update = (table) => {
    const focused = document.activeElement?.getAttribute("data-move");
    container.replaceChildren(drawn(table));
    if (focused) container.querySelector(`[data-move="${focused}"]`)?.focus();
  };
  update(first);
  return { update };
}

function drawn(table) {
  const { view, facts, words } = table;
  const bid = view.bid.count > 0 ? words.say("show.bid", view.bid) : "";
  return element("div", "liars", [
    element("p", "liars-head", [words.say("show.header", { dice: facts.dice })]),
    element("p", "liars-bid", [bid]),
    element("ol", "liars-seats", view.seats.map((own, seat) => seatOf(table, own, seat))),
    bidsOf(table),
    element(
      "p",
      "liars-more",
      table.moves.filter((move) => /^(call|turn none)$/.test(move.move)).map((move) => {
        return button(table, move, "liars-button", [move.says]);
      }),
    ),
  ]);
}

/** One seat: its name, and its dice with their pips, or covered. */
function seatOf(table, own, seat) {
  const faces = Object.entries(own.dice).flatMap(([face, count]) => Array(count).fill(face));
  const asked = table.turn.includes(seat) && !table.ended;
  const dice = faces.map((face) => {
    const turn = table.moves.find((move) => move.move === `turn ${face}`);
    const mine = turn && seat === table.seat;
    return mine ? button(table, turn, "liars-turn", [die(face)]) : die(face);
  });
  return element("li", asked ? "liars-seat liars-asked" : "liars-seat", [
    element("span", "liars-name", [table.sitters[seat].name]),
    element("span", "liars-dice", dice.length ? dice : ["–"]),
  ]);
}

/** The bids that may be made: a row for each count, a column for each face. */
function bidsOf(table) {
  const bids = table.moves.filter((move) => move.move.startsWith("bid "));
  const counts = [...new Set(bids.map((move) => Number(move.move.split(" ")[1])))];
  const rows = counts
    .sort((one, other) => one - other)
    .map((count) => {
      const cells = Object.keys(PIPS).map((face) => {
        const bid = bids.find((move) => move.move === `bid ${count} ${face}`);
        const shown = [element("b", "", [`${count}×`]), die(face)];
        return bid ? button(table, bid, "liars-cell", shown) : element("span", "liars-none", []);
      });
      return element("div", "liars-row", cells);
    });
  return element("div", "liars-bids", rows);
}

function button(table, { move, says }, kind, children) {
  const made = element("button", kind, children);
  made.type = "button";
  made.title = says;
  made.setAttribute("aria-label", says);
  made.setAttribute("data-move", move);
  made.addEventListener("click", () => table.play(move));
  return made;
}

/** A die seen from above; one that is covered shows a question mark. */
function die(face) {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("viewBox", "0 0 100 100");
  drawing.setAttribute("class", face === "?" ? "liars-die liars-covered" : "liars-die");
  drawing.setAttribute("role", "img");
  drawing.setAttribute("aria-label", face);
  drawing.append(shape("rect", { x: 4, y: 4, width: 92, height: 92, rx: 20 }));
  for (const place of PIPS[face] ?? []) {
    const [cx, cy] = place.split(" ");
    drawing.append(shape("circle", { cx, cy, r: 10 }));
  }
  if (face === "?") {
    const sign = shape("text", { x: 50, y: 70 });
    sign.textContent = "?";
    drawing.append(sign);
  }
  return drawing;
}

function shape(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

function element(name, kind, children) {
  const made = document.createElement(name);
  if (kind) made.className = kind;
  made.append(...children);
  return made;
}
