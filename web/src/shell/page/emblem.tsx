// The picture of a game, from its folder.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { gameFolder } from "../games";

export function Emblem(props: { game: string }) {
  const [Picture, show] = useState<ComponentType | null>(null);
  useEffect(() => {
    let over = false;
    void gameFolder(props.game).then((folder) => {
      if (folder && !over) show(() => folder.Emblem);
    });
    return () => {
      over = true;
    };
  }, [props.game]);
  return (
    <div class="emblem" aria-hidden="true">
      {Picture ? <Picture /> : null}
    </div>
  );
}
