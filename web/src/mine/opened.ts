import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask } from '../api/ask';
import { OpenedByKeysDocument, type OpenedByKeysQuery } from '../api/documents';
import type { HeldKey } from '../api/key-ring';

export type OpenedGame = NonNullable<OpenedByKeysQuery['keys'][number]['game']>;

/** The server reads at most so many keys at once. */
const AT_ONCE = 8;

/** Games that keys open, by id, as they become known; a game that none opens any longer is null. */
export type OpenedGames = ReadonlyMap<string, OpenedGame | null>;

/** Asks what some keys open, one handful after another. */
export function useOpened(held: readonly HeldKey[]): ReadonlySignal<OpenedGames> {
  const opened = useSignal<OpenedGames>(new Map());
  const keys = held.map(({ key }) => key).join();
  useEffect(() => {
    const asking = new AbortController();
    const askAll = async (): Promise<void> => {
      for (let from = 0; from < held.length; from += AT_ONCE) {
        const handful = held.slice(from, from + AT_ONCE);
        const answer = await ask(
          OpenedByKeysDocument,
          {},
          { keys: handful.map(({ key }) => key), signal: asking.signal },
        );
        if (!answer.ok) return;
        const games = answer.value.keys.flatMap(({ game }) => game ?? []);
        const known = new Map(opened.peek());
        for (const { game } of handful)
          known.set(game, games.find(({ id }) => id === game) ?? known.get(game) ?? null);
        opened.value = known;
      }
    };
    askAll().catch(() => undefined);
    return () => asking.abort();
  }, [keys, opened]);
  return opened;
}
