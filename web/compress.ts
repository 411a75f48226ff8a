import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(html|js|css|svg|json|webmanifest|txt)$/;
const WORTH = 0.95; // what does not get at least a little smaller is sent as it is

/** Put each text file of the built page beside itself as .br and .gz, once and at its smallest. */
export function compress(): Plugin {
  return {
    name: "compress",
    apply: "build",
    writeBundle({ dir }) {
      for (const name of readdirSync(dir!, { recursive: true, encoding: "utf8" })) {
        if (!TEXT.test(name)) continue;
        const path = join(dir!, name);
        const content = readFileSync(path);
        const smaller = {
          br: brotliCompressSync(content, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
              [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            },
          }),
          gz: gzipSync(content, { level: 9 }),
        };
        for (const [suffix, bytes] of Object.entries(smaller)) {
          if (bytes.length < WORTH * content.length) writeFileSync(`${path}.${suffix}`, bytes);
        }
      }
    },
  };
}
