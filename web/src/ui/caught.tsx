import { Component, type ComponentChildren } from 'preact';
import { texts } from '../texts/texts';
import { Button } from './button';

interface CaughtProps {
  readonly children: ComponentChildren;
}

/** A mistake of ours is said instead of leaving an empty page. */
export class Caught extends Component<CaughtProps, { readonly error: string | null }> {
  override state = { error: null as string | null };

  override componentDidCatch(error: unknown): void {
    this.setState({ error: error instanceof Error ? error.message : String(error) });
    console.error(error);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <main class="sheet">
        <h1>{texts.broken}</h1>
        <p>
          {texts.brokenHint} <code>{error}</code>
        </p>
        <Button onClick={() => location.reload()}>{texts.reload}</Button>
      </main>
    );
  }
}
