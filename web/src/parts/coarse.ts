// Whether the page is handled with fingers: then what can be tapped has to be large.
import { useEffect, useState } from "preact/hooks";

const COARSE = "(pointer: coarse)";

export function useCoarse(): boolean {
  const [coarse, tell] = useState(() => matchMedia(COARSE).matches);
  useEffect(() => {
    const media = matchMedia(COARSE);
    const listen = () => tell(media.matches);
    media.addEventListener("change", listen);
    return () => media.removeEventListener("change", listen);
  }, []);
  return coarse;
}
