import { isWithinAny, momentOf } from './bounds';
import { refusedAccess } from './refused';
import { notThere } from '../../access/refusal';
import type { AccessDecision } from '../../access/access-decision';

const isIterator = (value: unknown): value is AsyncIterableIterator<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/**
 * Frames, each after another look: what was revoked in between is not sent, and neither is what lies
 * outside of a grant. The refusal ends them.
 */
export function gatedFrames(
  source: unknown,
  game: string,
  look: () => Promise<AccessDecision>,
): AsyncIterableIterator<unknown> {
  if (!isIterator(source)) throw new Error('a subscription has frames');
  const next = async (): Promise<IteratorResult<unknown, undefined>> => {
    for (;;) {
      const { done, value }: IteratorResult<unknown, unknown> = await source.next();
      if (done === true) return { done, value: undefined };
      const sight = await look();
      if (!sight.ok) {
        await source.return?.();
        throw refusedAccess(sight.why ?? notThere(game));
      }
      if (sight.ranges === 'all' || isWithinAny(momentOf(value), sight.ranges))
        return { done: false, value };
    }
  };
  const iterator: AsyncIterableIterator<unknown> = {
    next,
    return: async () => {
      await source.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
}
