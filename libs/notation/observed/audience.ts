import type { Viewer } from '#rules';

/** Who could tell a card when something was seen of it. A judge always can. */
export type Audience = 'all' | 'players' | 'corp' | 'runner' | 'nobody';

const TELLS: { readonly [A in Audience]: readonly Viewer[] } = {
  all: ['corp', 'runner', 'spectator', 'judge'],
  players: ['corp', 'runner', 'judge'],
  corp: ['corp', 'judge'],
  runner: ['runner', 'judge'],
  nobody: ['judge'],
};

export const canTell = (viewer: Viewer, audience: Audience): boolean =>
  TELLS[audience].includes(viewer);

/** Everybody of either. */
export function both(a: Audience, b: Audience): Audience {
  if (a === b || b === 'nobody') return a;
  if (a === 'nobody') return b;
  return a === 'all' || b === 'all' ? 'all' : 'players';
}
