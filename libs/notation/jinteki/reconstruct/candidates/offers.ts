import type { Effects, Pool, State } from '#rules';
import { effectAsking } from '../effect-asking';

/** What a card may do, as it is asked, is or holds an effect of a kind. */
export function offers(pool: Pool, state: State, what: Effects[number]['do']): boolean {
  const effect = effectAsking(pool, state);
  return effect?.do === 'may' && effect.effects.some((one) => one.do === what);
}
