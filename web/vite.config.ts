import { defineConfig } from "vitest/config";
import { compress } from "./compress.ts";
import { licences } from "./licences.ts";

// The built files ship inside the Python package; the server serves them from /. Only the page itself
// says so: all else is found from where it lies, so that `vaka static` can put it anywhere.
export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [licences(), compress()],
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }),
  },
  worker: { format: "es" },
  build: {
    outDir: "../src/vaka/table/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or styles
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } }, // a slow machine is no fault to report
  },
  test: { include: ["test/**/*.test.{ts,tsx}"] }, // a test that needs a page says so itself
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
