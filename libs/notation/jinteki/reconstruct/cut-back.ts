import type { Means } from './follow';
import type { Level } from './level';
import type { Trail } from './node';

/** Something but that nothing is done was decided where ours had come to an entry. */
function isDecidedSince(trail: Trail | null, entry: number): boolean {
  for (let at = trail; at !== null && at.between.until > entry; at = at.before) {
    const { between, decision } = at;
    if (between.after >= entry && decision.do !== 'pass' && decision.do !== 'continue') return true;
  }
  return false;
}

/**
 * The last place before an access of theirs that ours, which leads on no further, never came to: what it decided behind that
 * is none of the game's. The cards of Archives are accessed in no order.
 */
export function cutBack({ hidden }: Pick<Means, 'hidden'>, stuck: Level): Level {
  const { accessed, runs, trail } = stuck.node;
  const missed = hidden.accesses[accessed];
  if (missed === undefined || missed.run > runs || missed.server === 'Archives') return stuck;
  if (!isDecidedSince(trail, missed.index)) return stuck;
  let level = stuck;
  while (level.index >= missed.index && level.from !== null) level = level.from;
  return level.index < missed.index ? level : stuck;
}
