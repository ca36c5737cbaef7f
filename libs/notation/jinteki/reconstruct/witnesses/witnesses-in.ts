import type { Rules } from '#rules';
import { type Placed, trailBetween } from '../deviations/granted-in-place';
import type { Shown } from '../shown';
import { deedsOfWay } from './deeds-of-way';
import { Witnesses } from './witnesses-of';

/** All that a stretch states, with the lines that tell of it. */
export function witnessesIn(
  rules: Rules,
  shown: readonly Shown[],
  { start, end, granted }: Placed,
): Witnesses {
  const trail = trailBetween(start, end);
  return new Witnesses(deedsOfWay(rules.pool, end.live.state, trail, granted), shown);
}
