import type { Work } from '../machine/work';
import type { Card } from '../state/card';
import type { CardId } from '../state/card-id';
import { fits, signedAmountOf } from './ask';
import { eachConstant } from './in-force';
import { memoryCost, memoryLimit, memoryTaken } from './memory';

const none: readonly CardId[] = [];
const anyCard = (): boolean => true;

/**
 * By how much programs exceed the memory there is for them, were these gone and that one there; not
 * above none where they fit. Memory for some programs alone serves no others (MU-08).
 */
export function memoryShort(
  g: Work,
  gone: readonly CardId[] = none,
  added: Card | null = null,
): number {
  const more = added === null ? 0 : memoryCost(g, added);
  const taken = memoryTaken(g, gone, anyCard) + more;
  if (taken === 0) return 0;
  const limit = memoryLimit(g);
  const short = taken - limit;
  return g.asked.standing.has('memory-for-some')
    ? shortOfSome(g, gone, added, limit, more, short)
    : short;
}

/** The same where memory may be for some programs alone. */
function shortOfSome(
  g: Work,
  gone: readonly CardId[],
  added: Card | null,
  limit: number,
  more: number,
  least: number,
): number {
  let short = least;
  eachConstant(g, 'memory-limit', ({ by, for: cards }, context) => {
    if (cards === undefined) return;
    const isOther = (card: Card): boolean => !fits(g, context, card, cards);
    const others = memoryTaken(g, gone, isOther) + (added !== null && isOther(added) ? more : 0);
    short = Math.max(short, others - limit + signedAmountOf(g, context, by));
  });
  return short;
}
