// Behind an open link: who is there, and a seat to take.
import { useEffect, useState } from "preact/hooks";
import type { Join, Joined, JoinInfo } from "../../generated/wire";
import { title } from "../alerts";
import { get, post } from "../http";
import { Emblem } from "../page/emblem";
import { Line } from "../page/fields";
import { Frame } from "../page/frame";
import { Icon } from "../page/icons";
import { Missing } from "../page/missing";
import { trouble } from "../page/toasts";
import { go } from "../router";
import { change, settings } from "../settings";
import { useStore } from "../store";
import { say } from "../words";

export function JoinPage(props: { token: string }) {
  const [info, setInfo] = useState<JoinInfo | null>(null);
  const [refused, refuse] = useState<string | null>(null);
  const { name } = useStore(settings);
  useEffect(() => {
    get<JoinInfo>(`/api/links/${encodeURIComponent(props.token)}`).then(setInfo, (failure: Error) =>
      refuse(failure.message),
    );
  }, [props.token]);
  title(say("join.title"));
  if (refused) return <Missing says={refused} />;
  if (!info) return <Frame kind="page">{null}</Frame>;
  const join = async (event: Event) => {
    event.preventDefault();
    try {
      const wish: Join = { token: props.token, name: name || say("lobby.guest") };
      const { match } = await post<Joined>("/api/join", wish);
      go(`/m/${match}`, "replace");
    } catch (failure) {
      trouble(failure);
    }
  };
  return (
    <Frame kind="page">
      <form class="reading join" onSubmit={(event) => void join(event)}>
        <Emblem game={info.game} />
        <h1>{info.title}</h1>
        <p>{say("join.there", { names: info.names.join(", ") })}</p>
        {info.open_seats.length > 0 ? (
          <>
            <Line
              label={say("settings.name")}
              value={name}
              change={(text) => change({ name: text })}
              longest={24}
              hint={say("lobby.guest")}
            />
            <p class="row">
              <button type="submit" class="button primary big">
                <Icon name="hand" size={18} />
                {say("join.sit")}
              </button>
              <a class="button" href={`/m/${info.match}`}>
                <Icon name="eye" size={18} />
                {say("join.watch")}
              </a>
            </p>
          </>
        ) : (
          <p class="row">
            <span>{say("join.full")}</span>
            <a class="button" href={`/m/${info.match}`}>
              <Icon name="eye" size={18} />
              {say("join.watch")}
            </a>
          </p>
        )}
      </form>
    </Frame>
  );
}
