import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const OWN = join(import.meta.dirname, "..");
const ABOUT = "package.json";
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

/** Put the licences of all that the page is made of beside it: its own, its fonts', other packages'. */
export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      const used = [...this.getModuleIds()].flatMap((id) => PACKAGE.exec(id)?.[0] ?? []);
      const packages = [...new Set(used)].filter((folder) => existsSync(join(folder, ABOUT)));
      const texts = [
        section("vaka: the program and its games", join(OWN, "LICENSE")),
        section("Alegreya and Nunito Sans: the fonts of the page", join(OWN, "FONTLICENSE")),
        ...packages.sort().map((folder) => {
          const { name, version } = JSON.parse(readFileSync(join(folder, ABOUT), "utf8"));
          return section(`${name} ${version}: a part of the page`, join(folder, "LICENSE"));
        }),
      ];
      this.emitFile({ type: "asset", fileName: "licences.txt", source: texts.join("\n") });
    },
  };
}

function section(title: string, file: string): string {
  return `${title}\n${"=".repeat(title.length)}\n\n${readFileSync(file, "utf8").trim()}\n`;
}
