// A part of the page whose script is fetched when it is first shown: a first match loads little.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { trouble } from "./toasts";

export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return (props: Props) => {
    const [Part, show] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      load().then((part) => show(() => part), trouble);
    }, []);
    return Part ? <Part {...props} /> : null;
  };
}
