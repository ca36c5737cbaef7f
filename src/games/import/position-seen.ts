import { sayFact } from '#notation/observed/say-fact';
import type { ObservedGame } from '#notation/observed/told';
import { viewFact } from '#notation/observed/view-fact';
import { viewPosition } from '#notation/observed/view-position';
import type { Viewer } from '#rules';
import type { PositionSeen } from './get-observed-position';

/** The table after an entry that exists, as a viewer may know it. */
export function positionSeen(found: ObservedGame, at: number, viewer: Viewer): PositionSeen {
  const { header } = found.stream;
  return {
    at,
    position: viewPosition(header, found.boardAt(at), viewer, found.knownAt(at)),
    facts: found.at(at).map(({ fact, seen }) => ({
      at,
      view: viewFact(fact, seen, viewer),
      text: sayFact(fact, seen, viewer),
    })),
  };
}
