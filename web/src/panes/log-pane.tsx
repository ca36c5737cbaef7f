import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Refusal } from '../api/refusal';
import { isObserved, keepFile, logFile, logName } from '../game/log-file';
import type { GameStore } from '../game/store';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { useLast } from './use-pane';
import './panes.css';

/** The game's log in jinteki.net's words, or the facts of an observed game; to be kept, too. */
export const LogPane = ({ store }: { readonly store: GameStore }) => {
  const { panes } = texts.game;
  const text = useSignal<string | null>(null);
  const refusal = useSignal<Refusal | null>(null);
  const viewer = store.viewer.value;
  const observed = isObserved(store);
  const last = useLast(store);
  useEffect(() => {
    const asking = new AbortController();
    logFile(store, asking.signal).then(
      (file) => {
        if (file.ok) text.value = file.text;
        else refusal.value = file.refusal;
      },
      () => undefined,
    );
    return () => asking.abort();
  }, [store, viewer, observed, last, text, refusal]);

  const download = (): void => {
    if (text.value !== null)
      keepFile(new Blob([text.value], { type: 'text/plain' }), logName(store));
  };
  const lines = text.value?.trimEnd().split('\n') ?? [];
  const said = observed ? store.story.facts.value.map((fact) => fact.text) : lines;
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
          <pre class="log-text">{said.join('\n')}</pre>
        </>
      )}
    </div>
  );
};
