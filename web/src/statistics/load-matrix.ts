import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask } from '../api/ask';
import { OpponentsDocument, PlayerRowsDocument } from '../api/documents';
import type { Refusal } from '../api/refusal';

export interface Matchup {
  readonly corp: string;
  readonly runner: string;
  readonly games: number;
  /** The Corp's. */
  readonly wins: number;
}

interface Loaded {
  readonly matchups: readonly Matchup[];
  readonly refusal: Refusal | null;
}

const MOST = 40;

interface Filter {
  readonly player?: string;
  readonly since?: string;
}

/** Every Corp identity against every Runner identity it met. */
export function useMatchups(filter: Filter): ReadonlySignal<Loaded | null> {
  const loaded = useSignal<Loaded | null>(null);
  const question = JSON.stringify(filter);
  useEffect(() => {
    const asking = new AbortController();
    loaded.value = null;
    load(filter, asking.signal).then(
      (found) => (loaded.value = found),
      () => undefined,
    );
    return () => asking.abort();
  }, [question, loaded]);
  return loaded;
}

async function load(filter: Filter, signal: AbortSignal): Promise<Loaded> {
  const corps = await ask(
    PlayerRowsDocument,
    { by: 'IDENTITY', filter: { ...filter, side: 'CORP' }, first: MOST },
    { signal },
  );
  if (!corps.ok) return { matchups: [], refusal: corps.refusal };
  const rows = await Promise.all(
    corps.value.playerStatistics.edges.map(async ({ node: { key, title } }) => {
      if (key === null) return [];
      const asked = { filter: { ...filter, identity: key, side: 'CORP' as const } };
      const met = await ask(OpponentsDocument, asked, { signal });
      if (!met.ok) return [];
      return met.value.playerStatistics.edges.map(({ node }) => ({
        corp: title ?? key,
        runner: node.title ?? node.key ?? '',
        games: node.games,
        wins: node.wins,
      }));
    }),
  );
  return { matchups: rows.flat(), refusal: null };
}
