// A board with a mistake in it must not take the table along: the list of moves still plays.
import { Component, type ComponentChildren } from "preact";
import { say } from "../words";

export class Sturdy extends Component<
  { step: number; children: ComponentChildren },
  { broken: number | null }
> {
  override state = { broken: null };

  override componentDidCatch(failure: unknown): void {
    console.error(failure);
    this.setState({ broken: this.props.step });
  }

  override render() {
    if (this.state.broken === this.props.step) return <p class="padded">{say("table.broken")}</p>;
    return this.props.children;
  }
}
