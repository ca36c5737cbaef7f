import type { Side, Viewer } from '#rules';
import { UNNAMED } from './access-event';
import type { Caller } from './caller';
import { gamesOf } from './purpose';

/** What a caller's keys are for in one game. */
export interface Claims {
  readonly upload: boolean;
  readonly seats: ReadonlySet<Side>;
  /** Ids of grants. */
  readonly grants: readonly string[];
  /** Of the game as a published one. */
  readonly sendings: readonly string[];
}

export function claimsOn(game: string, { purposes }: Caller): Claims {
  const seats = new Set<Side>();
  const grants: string[] = [];
  const sendings: string[] = [];
  let upload = false;
  for (const purpose of purposes) {
    if (!gamesOf(purpose).includes(game)) continue;
    switch (purpose.for) {
      case 'upload':
      case 'import':
        upload = true;
        sendings.push(purpose.sending ?? UNNAMED);
        break;
      case 'seat':
        seats.add(purpose.side);
        break;
      case 'grant':
        grants.push(purpose.grant);
        break;
      case 'tournament':
      case 'deck':
      case 'study':
        break;
    }
  }
  return { upload, seats, grants, sendings };
}

/**
 * Whether what this viewer sees is the caller's own: to look at, to open and to give. What lies open
 * on the table is both players'.
 */
export function owns({ upload, seats }: Claims, viewer: Viewer): boolean {
  if (upload || seats.size === 2) return true;
  switch (viewer) {
    case 'corp':
    case 'runner':
      return seats.has(viewer);
    case 'spectator':
      return seats.size > 0;
    case 'judge':
      return false;
  }
}

/** Whether the caller has a say in who looks at the game. */
export const hasStake = ({ upload, seats }: Claims): boolean => upload || seats.size > 0;
