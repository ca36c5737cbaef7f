import type { Clock } from '../platform/clock/clock';
import type { Access } from './access';
import type { Claims } from './claims';
import type { Embargo } from './grant';
import type { Present } from './access-decision';
import type { RoundEnds } from './ports';

/** The time, and which rounds are over that a caller's grants wait for. */
export async function presentFor(
  access: Access,
  claims: Claims,
  clock: Pick<Clock, 'now'>,
  rounds: RoundEnds,
): Promise<Present> {
  const over = new Set<Embargo>();
  for (const id of claims.grants) {
    const embargo = access.grants.get(id)?.embargo ?? null;
    if (embargo?.until !== 'round-end') continue;
    if ((await rounds.isOver(embargo.tournament, embargo.round)) === true) over.add(embargo);
  }
  const now = clock.now();
  return {
    now,
    lifted: (embargo) => {
      switch (embargo.until) {
        case 'time':
          return now.getTime() >= Date.parse(embargo.time);
        case 'round-end':
          return over.has(embargo);
      }
    },
  };
}
