// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { change } from "../../src/shell/settings";
import { call, gameWords, type Key, learn, number, say } from "../../src/shell/words";

const answer = (body: unknown, status = 200) =>
  Promise.resolve(
    new Response(JSON.stringify(body), {
      status,
      headers: { "content-type": "application/json" },
    }),
  );

beforeEach(() => learn("en"));
afterEach(() => vi.unstubAllGlobals());

test("a plural is chosen by the argument that it counts", () => {
  expect(say("lobby.open_seats", { seats: 1 })).toBe("1 seat is free");
  expect(say("lobby.open_seats", { seats: 3 })).toBe("3 seats are free");
});

test("another language has other words", async () => {
  await learn("nl");
  expect(say("lobby.your_turn")).not.toBe("Your turn");
  await learn("en");
  expect(say("lobby.your_turn")).toBe("Your turn");
});

test("what has no words is called by its key, and a missing argument is left out", () => {
  expect(say("no.such.word" as Key)).toBe("no.such.word");
  expect(say("setup.seconds")).toBe(" seconds");
});

test("a level that the page does not know keeps its name", () => {
  expect(call("level", "novice")).toBe("novice");
  expect(call("level", "champion_of_raiatea")).toBe("champion_of_raiatea");
});

test("numbers are written as the language writes them", () => {
  change({ language: "en" });
  expect(number(1234.5, 1)).toBe("1,234.5");
  change({ language: "de" });
  expect(number(1234.5, 1)).toBe("1.234,5");
  change({ language: "en" });
});

test("the words of a game fill names into its sentences, and are asked for once", async () => {
  const ask = vi.fn(() =>
    answer({
      "name.sweet_potato": "sweet potato",
      "event.buy": "{who} buys {kind}.",
      "event.draw": { count: "cards", one: "{cards} card", other: "{cards} cards" },
    }),
  );
  vi.stubGlobal("fetch", ask);
  const words = await gameWords("island", "en");
  expect(await gameWords("island", "en")).toBe(words);
  expect(ask).toHaveBeenCalledOnce();
  expect(words.name("sweet_potato")).toBe("sweet potato");
  expect(words.name("moai")).toBe("moai");
  expect(words.say("event.buy", { who: "Ana", kind: "sweet_potato" })).toBe(
    "Ana buys sweet potato.",
  );
  expect(words.say("event.draw", { cards: 1 })).toBe("1 card");
  expect(words.say("event.none")).toBe("event.none");
});

test("words that could not be fetched are asked for again", async () => {
  vi.stubGlobal("fetch", () => answer({ error: "gone", says: "Not now." }, 503));
  await expect(gameWords("atoll", "en")).rejects.toThrow();
  vi.stubGlobal("fetch", () => answer({ "name.uru": "breadfruit" }));
  expect((await gameWords("atoll", "en")).name("uru")).toBe("breadfruit");
});
