// Runs precompile.py in the Python that browsers get, which alone can say what its byte code is:
//   node precompile.mjs PYODIDE FOLDER
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, folder] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: pyodide });
python.mountNodeFS("/given", folder);
python.runPython(readFileSync(new URL("precompile.py", import.meta.url), "utf8"), {
  globals: python.toPy({ __name__: "__main__" }),
});
