import { useEffect } from 'preact/hooks';
import { useComputed, useSignal, type ReadonlySignal } from '@preact/signals';
import { ask, refusalOf, type Answer } from '../api/ask';
import { pauseAfter } from '../api/refusal';
import { GameSeriesDocument, type GameSeriesQuery } from '../api/documents';
import type { GameStore } from '../game/store';
import { asked } from '../game/viewers';

export type GameSeries = NonNullable<NonNullable<GameSeriesQuery['game']>['series']>;

/** Numbers of the whole game for the present view: one question, asked once the table is there. */
export function useSeries(store: GameStore): ReadonlySignal<Answer<GameSeries> | null> {
  const turn = useSignal(0);
  const series = useSignal<Answer<GameSeries> | null>(null);
  const viewer = store.viewer.value;
  const last = store.extent.value.to;
  // The page asks for it: it must not be drawn again at every step.
  const isThere = useComputed(() => store.moment.value !== null).value;
  useEffect(() => {
    if (!isThere) {
      series.value = null;
      return;
    }
    const asking = new AbortController();
    let retry: ReturnType<typeof setTimeout> | null = null;
    const variables = { id: store.id, as: asked(viewer) };
    ask(GameSeriesDocument, variables, { keys: store.keys(), signal: asking.signal }).then(
      (answer) => {
        const told = answer.ok ? (answer.value.game?.series ?? null) : null;
        if (told !== null) series.value = { ok: true, value: told, refusals: [] };
        else series.value = { ok: false, refusal: refusalOf(answer) };
        const pause = answer.ok ? null : pauseAfter(answer.refusal);
        if (pause !== null) retry = setTimeout(() => (turn.value += 1), pause);
      },
      () => undefined,
    );
    return () => {
      asking.abort();
      if (retry !== null) clearTimeout(retry);
    };
  }, [store, viewer, last, isThere, series, turn.value]);
  return series;
}
