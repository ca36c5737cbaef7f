import type { Settings } from '../ui/query';

const KEPT = ['player', 'identity', 'since', 'until'] as const;

/**
 * Where the games lie that a row counts: what the list of games can be searched by, as the statistics
 * were asked for. Null where it cannot: it knows no side of a player.
 */
export function gamesAddress(
  settings: Settings,
  row: Readonly<Partial<Record<'player' | 'identity' | 'card', string>>>,
): string | null {
  const hasSide = settings['side'] !== undefined && settings['side'] !== '';
  if (hasSide && row.identity === undefined && row.card === undefined) return null;
  const kept = KEPT.flatMap((name) => {
    const value = settings[name];
    return value === undefined || value === '' ? [] : [[name, value] as const];
  });
  const search = new URLSearchParams(Object.entries({ ...Object.fromEntries(kept), ...row }));
  return `/?${search.toString()}`;
}
