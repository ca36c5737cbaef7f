import type { Settings } from '../ui/query';

const KEPT = ['player', 'identity', 'opponentIdentity', 'since', 'until'] as const;

type Row = Readonly<Partial<Record<'player' | 'identity' | 'opponentIdentity' | 'card', string>>>;

/** Where the games lie that a row counts: what the list of games can be searched by, as the statistics were asked for. */
export function gamesAddress(settings: Settings, row: Row): string {
  const kept = KEPT.flatMap((name) => {
    const value = settings[name];
    return value === undefined || value === '' ? [] : [[name, value] as const];
  });
  const found: Settings = { ...Object.fromEntries(kept), ...row };
  const { side = '' } = settings;
  const isSomebodys = ['player', 'identity', 'opponentIdentity'].some((name) => name in found);
  const search = new URLSearchParams({
    ...found,
    // A card has a side of its own.
    ...(side === '' || !isSomebodys ? {} : { side }),
  });
  return `/?${search.toString()}`;
}
