// Measures a page as it stands: text that cannot be read, targets that cannot be hit, and zones.
// Called with {least, own, board}; see looks.py for what the figures mean.
(wanted) => {
  const SMALL = 12; // pixels of the smallest text
  const PRINT = 7; // of what is printed on cards and tiles and is said elsewhere, too
  const POINTS = 12; // along either side of a zone
  const SLACK = 2; // pixels that rounding may take
  const probe = new CSSStyleSheet();
  probe.replaceSync("* { pointer-events: auto !important; }"); // so that all of it can be hit
  document.adoptedStyleSheets.push(probe);
  const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const wide = (box) => box.right - box.left;
  const high = (box) => box.bottom - box.top;
  const some = (box) => wide(box) > 0 && high(box) > 0;
  const area = (box) => (some(box) ? wide(box) * high(box) : 0);
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const name = (element) => {
    const named = element.closest("[class]:not([class=''])") ?? element;
    const kinds = (named.getAttribute("class") ?? "").trim().split(/\s+/).join(".");
    return `${element.tagName.toLowerCase()} in .${kinds}`;
  };
  const isUnseen = (element) => {
    for (let at = element; at instanceof Element; at = at.parentElement) {
      const style = styleOf(at);
      if (style.display === "none" || style.visibility === "hidden") return true;
      if (Number(style.opacity) < 0.05 || at.classList.contains("unseen")) return true;
      if (style.clipPath.startsWith("inset(50%")) return true;
      if (at.tagName === "svg" && styleOf(at).position === "absolute" && at.clientWidth === 0) return true;
    }
    return false;
  };
  // What of a box can be seen, and what could be by scrolling: edges that hide, edges that scroll.
  const seen = (element, box) => {
    let [shown, reach] = [box, box];
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (at instanceof SVGElement && at.tagName !== "svg") continue;
      const style = styleOf(at);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const edge = at.getBoundingClientRect();
      shown = meet(shown, edge);
      const scrolls = (way) => way === "auto" || way === "scroll";
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) reach = shown = meet(shown, edge);
      else reach = meet(reach, edge);
    }
    return { shown: meet(shown, view), reach };
  };

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = { clipped: [], small: [], overlapping: [], targets: [] };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent.trim();
    const element = node.parentElement;
    if (!words || element.closest("script, style, title, [data-picture]") || isUnseen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (!some(box) || !some(meet(box, view))) continue;
      const { shown } = seen(element, box);
      if (!some(shown)) continue;
      let scale = 1;
      if (element instanceof SVGElement) {
        const matrix = element.getScreenCTM();
        scale = matrix ? Math.hypot(matrix.b, matrix.d) : 1;
      } else if (element.offsetHeight) {
        const drawn = element.getBoundingClientRect().height / element.offsetHeight;
        if (Math.abs(drawn - 1) > 0.05) scale = drawn; // else it is rounding
      }
      const size = Number.parseFloat(styleOf(element).fontSize) * scale;
      const told = `${name(element)} "${words.slice(0, 30)}"`;
      const least = element.closest(wanted.printed) ? PRINT : SMALL;
      if (size < least - 0.05) found.small.push(`${told} ${size.toFixed(1)} px`);
      if (!element.closest(`${wanted.begun}, ${wanted.printed}`) && cut(element, box)) found.clipped.push(told);
      if (!element.closest(wanted.printed)) texts.push({ element, told, box: shown });
    }
  }
  // Text that an edge hides for good: one can scroll to what lies beyond an edge that scrolls.
  function cut(element, box) {
    let rest = box;
    for (let at = element; at; at = at.parentElement) {
      const style = styleOf(at);
      const hides = (way) => way === "hidden" || way === "clip";
      const scrolls = (way) => way === "auto" || way === "scroll";
      if (at instanceof SVGElement && at.tagName !== "svg") continue;
      const edge = at.getBoundingClientRect();
      if (hides(style.overflowX)) {
        if (rest.left < edge.left - SLACK || rest.right > edge.right + SLACK) return true;
      }
      if (hides(style.overflowY)) {
        if (rest.top < edge.top - SLACK - 2 || rest.bottom > edge.bottom + SLACK + 2) return true;
      }
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) {
        rest = meet(rest, edge);
        if (!some(rest)) return false;
      }
    }
    return false;
  }

  // Two texts over each other with no ground between them.
  const ground = (element) => {
    if (element instanceof SVGElement) return !["text", "tspan", "g", "svg"].includes(element.tagName);
    const style = styleOf(element);
    const colour = style.backgroundColor;
    return style.backgroundImage !== "none" || !(colour === "transparent" || / \/ 0(\.[0-4]\d*)?\)|, 0(\.[0-4]\d*)?\)/.test(colour));
  };
  texts.sort((a, b) => a.box.left - b.box.left);
  for (let i = 0; i < texts.length; i++) {
    for (let j = i + 1; j < texts.length && texts[j].box.left < texts[i].box.right; j++) {
      const [one, other] = [texts[i], texts[j]];
      const both = meet(one.box, other.box);
      if (one.element === other.element || wide(both) < 3 || high(both) < 5) continue;
      const stack = document.elementsFromPoint((both.left + both.right) / 2, (both.top + both.bottom) / 2);
      const within = (text) => stack.findIndex((at) => at === text.element || text.element.contains(at));
      const [a, b] = [within(one), within(other)];
      if (a < 0 || b < 0) continue;
      const [upper, lower] = [Math.min(a, b), Math.max(a, b)];
      if (stack.slice(upper, lower).some(ground)) continue;
      found.overlapping.push(`${one.told} and ${other.told}`);
    }
  }
  document.adoptedStyleSheets.pop();

  for (const element of document.querySelectorAll(".head, .head *")) {
    if (element.scrollWidth > element.clientWidth + SLACK && styleOf(element).overflowX === "auto") {
      found.clipped.push(`${name(element)} scrolls in the head`);
    }
  }

  const inline = (element) => element.tagName === "A" && styleOf(element).display === "inline";
  const CAN = "button, a[href], input, select, textarea, summary, [role=button], [data-spot], .tk-target";
  for (const element of document.querySelectorAll(CAN)) {
    if (element.closest("[aria-hidden=true], [inert]") || isUnseen(element) || inline(element)) continue;
    const label = element.closest("label"); // it may be hit, too
    const box = (label ?? element).getBoundingClientRect();
    if (!some(seen(element, box).shown)) continue;
    if (wide(box) < wanted.least - 0.5 || high(box) < wanted.least - 0.5) {
      const size = `${Math.round(wide(box))}x${Math.round(high(box))}`;
      found.targets.push(`${name(element)} ${element.getAttribute("aria-label") ?? element.textContent.slice(0, 24)} ${size}`);
    }
  }

  // How much of what lies in sight is not under something else, by a grid of points.
  const uncovered = (element, box) => {
    let [open, all] = [0, 0];
    for (let i = 0.5; i < POINTS; i++) {
      for (let j = 0.5; j < POINTS; j++) {
        const at = document.elementFromPoint(
          box.left + (wide(box) * i) / POINTS,
          box.top + (high(box) * j) / POINTS,
        );
        all++;
        if (at && (element.contains(at) || at.contains(element))) open++;
      }
    }
    return open / all;
  };

  // How much of a zone can be seen without scrolling, and how much of the window it takes.
  // Of several elements the first is what has to be seen; together they are the zone.
  const zone = (selector) => {
    const parts = [...document.querySelectorAll(selector)].filter((part) => area(part.getBoundingClientRect()));
    if (!parts.length) return { seen: 0, share: 0 };
    const [first, ...rest] = parts.map((part) => {
      const box = part.getBoundingClientRect();
      return { box, shown: seen(part, box).shown };
    });
    const share = [first, ...rest].reduce((sum, { shown }) => sum + area(shown), 0);
    return {
      seen: (area(first.shown) / area(first.box)) * uncovered(parts[0], first.shown),
      share: share / (innerWidth * innerHeight),
    };
  };
  return {
    ...found,
    own: zone(wanted.own),
    board: zone(wanted.board),
    asked: zone(".bar").seen,
    others: wanted.zones.map((selector) => [selector, zone(selector).share]),
  };
}
