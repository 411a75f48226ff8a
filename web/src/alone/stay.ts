// A browser that needs room throws away what it keeps of sites, unless it has been asked not to. It is
// asked once, when there is a match to keep: some browsers ask the person in turn.

const KEY = "vaka.stay";

export async function askToStay(): Promise<void> {
  try {
    if (localStorage.getItem(KEY) || (await navigator.storage.persisted())) return;
    localStorage.setItem(KEY, "asked");
    await navigator.storage.persist();
  } catch {
    // a browser that cannot promise it keeps what it can
  }
}
