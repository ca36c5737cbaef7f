import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask } from '../api/ask';
import { ChoicesApartDocument, type Side } from '../api/documents';
import type { Moment } from '../game/position';
import type { GameStore } from '../game/store';
import { choicesOf, hasTwins, type Choice } from './choices';

interface Known {
  readonly moment: Moment;
  readonly data: readonly unknown[];
}

/** What may be decided at a moment, asked about further only where some of it reads the same. */
export function useChoices(
  store: GameStore,
  moment: Moment | null,
  seat: Side | null,
): readonly Choice[] {
  const known = useSignal<Known | null>(null);
  const isAsking = moment !== null && seat !== null && hasTwins(moment.legal);
  useEffect(() => {
    if (!isAsking) return;
    const asking = new AbortController();
    ask(
      ChoicesApartDocument,
      { game: store.id, seat, at: moment.at },
      { keys: store.keys(), signal: asking.signal },
    ).then(
      (answer) => {
        const legal = answer.ok ? answer.value.game?.position?.legal : undefined;
        if (legal !== undefined) known.value = { moment, data: legal.map(({ data }) => data) };
      },
      () => undefined,
    );
    return () => asking.abort();
  }, [isAsking, moment, seat, store, known]);
  if (moment === null) return [];
  const data = known.value?.moment === moment ? known.value.data : null;
  return choicesOf(moment.legal, data, moment.position);
}
