// Invitations: a link per seat, and one that takes any free seat, also as a picture to scan.
import { useState } from "preact/hooks";
import { Icon } from "../page/icons";
import { toast } from "../page/toasts";
import { say } from "../words";
import { linksOf } from "./invitations";

export function CopyLine(props: { name: string; link: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(props.link);
      toast(say("share.copied"));
    } catch {
      toast(say("share.not_copied"), "trouble"); // the link is there to be selected by hand
    }
  };
  return (
    <div class="copy-line">
      <span>{props.name}</span>
      <input
        readonly
        value={props.link}
        aria-label={props.name}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="button" onClick={() => void copy()}>
        <Icon name="copy" size={18} />
        {say("share.copy")}
      </button>
    </div>
  );
}

/** The links of a match that this browser knows, of seats that are free. */
export function Invitations(props: { match: string; free?: readonly number[] }) {
  const { free } = props;
  const [known] = useState(() => linksOf(props.match));
  const links = {
    ...known,
    links: known.links.filter(({ seat }) => free === undefined || free.includes(seat)),
  };
  if (!links.open_link && links.links.length === 0) return <p class="quiet">{say("share.none")}</p>;
  return (
    <div class="stack">
      {links.open_link ? (
        <section class="share-open">
          <div class="stack">
            <p>{say("share.open_about")}</p>
            <CopyLine name={say("share.open")} link={links.open_link} />
          </div>
          <img
            class="qr"
            src={`/api/qr?link=${encodeURIComponent(links.open_link)}`}
            alt={say("share.qr")}
            width={168}
            height={168}
          />
        </section>
      ) : null}
      {links.links.length > 0 ? (
        <section class="stack">
          <p>{say("share.seats_about")}</p>
          {links.links.map(({ seat, link }) => (
            <CopyLine key={seat} name={say("share.seat", { seat: seat + 1 })} link={link} />
          ))}
        </section>
      ) : null}
    </div>
  );
}
