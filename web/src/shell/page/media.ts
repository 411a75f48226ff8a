// Whether a media query holds, followed as the window changes.
import { useEffect, useState } from "preact/hooks";

export const NARROW = "(max-width: 899px)"; // a phone, or a window like one: as in table.css

export function useMedia(query: string): boolean {
  const [holds, set] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const follow = () => set(media.matches);
    follow();
    media.addEventListener("change", follow);
    return () => media.removeEventListener("change", follow);
  }, [query]);
  return holds;
}
