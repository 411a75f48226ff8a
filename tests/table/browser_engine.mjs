// Runs a program in the Python that browsers get, with a folder of modules:
//   node browser_engine.mjs PYODIDE MODULES PROGRAM
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, modules, program] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: pyodide });
python.FS.mkdir("/modules");
python.mountNodeFS("/modules", modules);
try {
  console.log(await python.runPythonAsync(`import sys; sys.path.insert(0, "/modules")\n${program}`));
} catch (problem) {
  console.log(problem.message); // without the megabyte of program in which it was thrown
  process.exitCode = 1;
}
