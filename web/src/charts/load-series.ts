import { useEffect } from 'preact/hooks';
import { useSignal, type ReadonlySignal } from '@preact/signals';
import { ask } from '../api/ask';
import { GameSeriesDocument, type GameSeriesQuery } from '../api/documents';
import type { GameStore } from '../game/store';
import { asked } from '../game/viewers';

export type GameSeries = NonNullable<GameSeriesQuery['game']>['series'];

/** Numbers of the whole game for the present view: one question, asked once the table is there. */
export function useSeries(store: GameStore): ReadonlySignal<GameSeries | null> {
  const series = useSignal<GameSeries | null>(null);
  const viewer = store.viewer.value;
  const last = store.extent.value.to;
  const isThere = store.moment.value !== null;
  useEffect(() => {
    if (!isThere) return;
    const asking = new AbortController();
    const variables = { id: store.id, as: asked(viewer) };
    ask(GameSeriesDocument, variables, { keys: store.keys(), signal: asking.signal }).then(
      (answer) => {
        if (answer.ok) series.value = answer.value.game?.series ?? null;
      },
      () => undefined,
    );
    return () => asking.abort();
  }, [store, viewer, last, isThere, series]);
  return series;
}
