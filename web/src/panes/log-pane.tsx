import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { refusalIn, unreachable, type Refusal } from '../api/refusal';
import type { GameStore } from '../game/store';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import './panes.css';

const MOST_LINES = 5_000;

/** The game's log in jinteki.net's words, or the facts of an observed game; to be kept, too. */
export const LogPane = ({ store }: { readonly store: GameStore }) => {
  const { panes } = texts.game;
  const text = useSignal<string | null>(null);
  const refusal = useSignal<Refusal | null>(null);
  const viewer = store.viewer.value;
  const isObserved = store.head.value?.tier !== 'VERIFIED' || store.head.value.verified !== null;
  const form = isObserved ? 'facts' : 'jinteki-log';
  useEffect(() => {
    const asking = new AbortController();
    const keys = store.keys();
    const headers: HeadersInit =
      keys.length > 0 ? { authorization: `Bearer ${keys.join(',')}` } : {};
    const read = async (): Promise<void> => {
      const address = `/games/${store.id}/log?as=${viewer}&form=${form}`;
      const response = await fetch(address, { headers, signal: asking.signal });
      if (response.ok) text.value = await response.text();
      else refusal.value = refusalIn(Reflect.get(Object(await response.json()), 'error'));
    };
    read().catch(() => {
      if (!asking.signal.aborted) refusal.value = unreachable;
    });
    return () => asking.abort();
  }, [store, viewer, form, text, refusal]);

  const download = (): void => {
    if (text.value === null) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text.value], { type: 'text/plain' }));
    link.download = `${store.id}-${viewer}.${isObserved ? 'ndjson' : 'txt'}`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const lines = text.value?.trimEnd().split('\n') ?? [];
  const said = isObserved ? store.story.facts.value.map((fact) => fact.text) : lines;
  return (
    <div class="pane-body" tabIndex={0}>
      {refusal.value !== null && <Notice refusal={refusal.value} />}
      {text.value === null && refusal.value === null && <p class="muted">{texts.loading}</p>}
      {text.value !== null && (
        <>
          <div>
            <Button onClick={download}>{panes.download}</Button>{' '}
            <span class="muted">{panes.lines(lines.length)}</span>
          </div>
          <pre class="log-text">{said.slice(0, MOST_LINES).join('\n')}</pre>
        </>
      )}
    </div>
  );
};
