import { seenByAll, seenByCorp, seenByRunner, type Sighting } from '../state/sighting';
import type { Card } from '../state/card';

/** Who looks: each side, a spectator (open information only), a judge (everything). */
export const viewers = ['corp', 'runner', 'spectator', 'judge'] as const;
export type Viewer = (typeof viewers)[number];

export type ForEach<T> = { readonly [V in Viewer]: T };

export const forEach = <T>(make: (viewer: Viewer) => T): ForEach<T> => ({
  corp: make('corp'),
  runner: make('runner'),
  spectator: make('spectator'),
  judge: make('judge'),
});

/** The same, each made when it is first asked for. */
export function forEachAsked<T>(make: (viewer: Viewer) => T): ForEach<T> {
  const made = new Map<Viewer, T>();
  const get = (viewer: Viewer): T => {
    const known = made.get(viewer);
    if (known !== undefined) return known;
    const one = make(viewer);
    made.set(viewer, one);
    return one;
  };
  return {
    get corp() {
      return get('corp');
    },
    get runner() {
      return get('runner');
    },
    get spectator() {
      return get('spectator');
    },
    get judge() {
      return get('judge');
    },
  };
}

/** Whether a viewer is among those who can tell a card's identity. */
export function canTell(viewer: Viewer, seen: number): boolean {
  switch (viewer) {
    case 'corp':
      return (seen & (seenByCorp | seenByAll)) !== 0;
    case 'runner':
      return (seen & (seenByRunner | seenByAll)) !== 0;
    case 'spectator':
      return (seen & seenByAll) !== 0;
    case 'judge':
      return true;
  }
}

type Handles = Pick<Sighting, 'corpHandle' | 'runnerHandle' | 'openHandle'>;

/**
 * The opaque name a viewer has for a card object; null when the viewer could not point at it.
 * A judge, who sees all, gets the card's number in the game.
 */
export function handleFor(viewer: Viewer, id: number, card: Handles | Card): string | null {
  const name = (letter: string, number: number): string | null =>
    number === 0 ? null : `${letter}${number}`;
  switch (viewer) {
    case 'corp':
      return name('c', card.corpHandle);
    case 'runner':
      return name('r', card.runnerHandle);
    case 'spectator':
      return name('s', card.openHandle);
    case 'judge':
      return `#${id}`;
  }
}
