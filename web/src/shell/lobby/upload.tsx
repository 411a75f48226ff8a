// Bringing a journal along: it becomes a match that can be looked through.
import { useRef } from "preact/hooks";
import type { Upload, Uploaded } from "../../generated/wire";
import { post } from "../http";
import { Icon } from "../page/icons";
import { trouble } from "../page/toasts";
import { go } from "../router";
import { say } from "../words";

export function UploadButton() {
  const field = useRef<HTMLInputElement>(null);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    try {
      const journal: Upload = { journal: await file.text() };
      const { match } = await post<Uploaded>("/api/journals", journal);
      go(`/m/${match}/at/0`);
    } catch (failure) {
      trouble(failure);
    }
  };
  return (
    <>
      <button type="button" class="button" onClick={() => field.current?.click()}>
        <Icon name="up" size={18} />
        {say("lobby.upload")}
      </button>
      <input
        ref={field}
        type="file"
        class="unseen"
        tabindex={-1}
        aria-hidden="true"
        accept=".txt,.journal,.vaka,text/plain"
        onChange={(event) => {
          const input = event.currentTarget;
          void upload(input.files?.[0]).then(() => {
            input.value = "";
          });
        }}
      />
    </>
  );
}
