// A page whose script fails says so, and offers a new start instead of staying blank.
import { Component, type ComponentChildren } from "preact";
import { say } from "../words";

export class Lasting extends Component<{ children: ComponentChildren }, { broken: boolean }> {
  override state = { broken: false };

  override componentDidCatch(failure: unknown): void {
    console.error(failure);
    this.setState({ broken: true });
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <main class="reading missing">
        <h1>{say("page.failed")}</h1>
        <p>{say("page.broken")}</p>
        <p class="row">
          <button type="button" class="button primary" onClick={() => location.reload()}>
            {say("page.reload")}
          </button>
          <a class="button" href="/" target="_self">
            {say("missing.home")}
          </a>
        </p>
      </main>
    );
  }
}
