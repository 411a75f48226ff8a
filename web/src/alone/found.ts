// Whether this page is its own table: a folder of files without a server says so in its page.

/** Where the parts of such a table lie, from the page. `vaka static` writes it. */
export interface Found {
  python: string; // the folder of Pyodide
  vaka: string; // the package, packed
  answers: string; // the folder of answers that are always the same
  prepared: string[]; // the addresses of these, each answered by a file
  service: string; // the service worker
}

function found(): Found | null {
  const told = document.getElementById("alone")?.textContent;
  return told ? (JSON.parse(told) as Found) : null;
}

export const ALONE = typeof document === "undefined" ? null : found();
