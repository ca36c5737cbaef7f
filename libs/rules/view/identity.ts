import type { Pool } from '../ability/pool';
import type { Side } from '../state/side';
import type { State } from '../state/state';

/** The code of a player's identity, which lies open from the first moment on. */
export function identityOf(pool: Pool, state: Pick<State, 'cards' | Side>, side: Side): string {
  const card = state.cards[state[side].identity];
  const definition = pool.definitions[card?.def ?? -1];
  if (definition === undefined) throw new Error(`the ${side} has no identity in this game`);
  return definition.value.code;
}
