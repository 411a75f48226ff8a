import { expect, test } from "vitest";
import { Noted } from "../../src/parts/marks";
import { boxes } from "../made";

test("only places that are there and that were asked for are noted", () => {
  const noted = new Noted(boxes("pile", "slot:0", "slot:1"));
  noted.get("slot:1");
  noted.get("slot:7");
  expect([...noted.names]).toEqual(["slot:1"]);
  expect([...noted.keys()]).toEqual(["pile", "slot:0", "slot:1"]);
});
