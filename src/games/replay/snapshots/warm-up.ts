import { poolNamed } from '#cards/pool';
import { viewers } from '#rules';
import type { SnapshotStore } from './snapshot-store';

const GAMES = 4;
/** Positions asked for as each viewer: some 400 ms in all. */
const POSITIONS = 20;

/** Opens what happens to be kept here and there, so that who asks first finds compiled code. */
export async function warmUp(snapshots: SnapshotStore): Promise<void> {
  const kept = await snapshots.some(GAMES);
  // Read models name cards by it.
  if (kept.length > 0) poolNamed('all');
  for (const { viewerReplays } of kept)
    for (const viewer of viewers) {
      const seen = viewerReplays[viewer];
      for (let n = 0; n < POSITIONS; n += 1)
        if (seen.last >= 0) seen.momentAt(Math.floor((seen.last * n) / POSITIONS));
    }
}
