import { viewers, type Viewer } from '#rules';
import { ALL, staysOpen, type AccessDecision } from './access-decision';
import type { AccessStreams } from './access-streams';
import type { Caller } from './caller';
import { claimsOn } from './claims';

/** What memory knows of who may look at games; null where the store has to be asked. */
export type KnowsAccess = (
  caller: Caller,
  game: string,
  viewer: Viewer | null,
) => AccessDecision | null;

/** What is open stays open, and who owns a game keeps it: only grants can be taken back. */
export const knownAccess =
  (streams: Pick<AccessStreams, 'known'>): KnowsAccess =>
  (caller, game, viewer) => {
    const known = streams.known(game);
    // A fork closes with what it goes on from.
    if (known === null || known.fork !== null) return null;
    const claims = claimsOn(game, caller);
    const isOpen =
      viewer === null
        ? viewers.some((one) => staysOpen(known, claims, one))
        : staysOpen(known, claims, viewer);
    return isOpen ? ALL : null;
  };
