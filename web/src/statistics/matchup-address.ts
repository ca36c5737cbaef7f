import type { Settings } from '../ui/query';

const KEPT = ['player', 'since', 'until'] as const;

/** Where one matchup is told by itself, of the games that are counted now. */
export function matchupAddress(settings: Settings, identity: string, against: string): string {
  const search = new URLSearchParams({ view: 'matrix' });
  for (const name of KEPT) {
    const value = settings[name] ?? '';
    if (value !== '') search.append(name, value);
  }
  search.append('identity', identity);
  search.append('opponentIdentity', against);
  return `/statistics?${search.toString()}`;
}

/** Where all of them are. */
export function matrixAddress(settings: Settings): string {
  const search = new URLSearchParams({ ...settings });
  for (const name of ['identity', 'opponentIdentity', 'side']) search.delete(name);
  return `/statistics?${search.toString()}`;
}
