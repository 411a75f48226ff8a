// The language of the page, chosen from their own names.
import type { Language } from "../../parts/board";
import { change, LANGUAGES, settings } from "../settings";
import { say } from "../words";

const OWN_NAMES: Record<Language, string> = { en: "English", nl: "Nederlands", de: "Deutsch" };

export function LanguagePicker() {
  return (
    <select
      class="language"
      aria-label={say("settings.language")}
      value={settings.get().language}
      onChange={(event) => change({ language: event.currentTarget.value as Language })}
    >
      {LANGUAGES.map((language) => (
        <option
          key={language}
          value={language}
          lang={language}
          selected={language === settings.get().language}
        >
          {OWN_NAMES[language]}
        </option>
      ))}
    </select>
  );
}
