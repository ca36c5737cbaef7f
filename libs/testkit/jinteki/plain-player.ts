import type { Legal, Pool, State } from '#rules';
import { randomPlayer, type Player } from '#play/random-player';
import type { Source } from '#play/source';

/** How many chances of four to act in a window are let go. */
const PASSES = 3;

/**
 * Plays at random what people do: breakers are used in encounters alone, where something shows of
 * it, and most windows are let pass.
 */
export function plainPlayer(pool: Pool, next: Source): Player {
  const random = randomPlayer(next);
  const isBreaker = (state: State, one: Extract<Legal, { readonly do: 'use' }>): boolean => {
    const card = state.cards[one.card];
    const value = card === undefined ? undefined : pool.definitions[card.def]?.value;
    return value?.type === 'program' && value.strength !== null;
  };
  return (legal, prompt, state) => {
    const meets = state.frames.some(({ at }) => at === 'encounter');
    const sensible = legal.filter((one) => one.do !== 'use' || meets || !isBreaker(state, one));
    const passes = sensible.filter((one) => one.do === 'pass');
    const lets = prompt.kind === 'window' && passes.length > 0 && next(PASSES + 1) > 0;
    return random(lets ? passes : sensible, prompt, state);
  };
}
