import type { Pool } from '../ability/pool';
import type { State } from '../state/state';

/**
 * Whether a player is naming any title that a side can have (NAME-01): what is offered then is the
 * pool, whatever lies on the table or in a deck.
 */
export function namesAnyTitle(pool: Pool, { frames, prompt }: State): boolean {
  const top = frames.at(-1);
  if (prompt?.kind !== 'option' || top?.at !== 'block') return false;
  const effect = pool.effects.get(top.vars.path)?.[top.vars.i];
  return effect?.do === 'name' && 'titles' in effect.among;
}
