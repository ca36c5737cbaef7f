import type { Decision, Effect, Pool, State } from '#rules';
import { effectAsking } from '../effect-asking';
import { pileKey } from '../features';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { cardIn, countOf } from './shows';

/** All cards of a place but those that were named before. */
const leavesOut = (effect: Effect, name: string): boolean =>
  effect.do === 'shuffle' &&
  effect.cards !== undefined &&
  typeof effect.cards === 'object' &&
  'all' in effect.cards &&
  typeof effect.cards.all.except === 'object' &&
  'named' in effect.cards.all.except &&
  effect.cards.all.except.named === name;

/** They are put under or onto a deck. */
const putsBack = (effect: Effect, name: string): boolean =>
  effect.do === 'move' &&
  (effect.to === 'bottom' || effect.to === 'top') &&
  typeof effect.cards === 'object' &&
  'named' in effect.cards &&
  effect.cards.named === name;

/** Something is done behind what chance takes, by its name. */
function isDoneBehind(
  pool: Pool,
  state: State,
  does: (effect: Effect, name: string) => boolean,
): boolean {
  const effect = effectAsking(pool, state);
  const asking = state.frames.at(-1);
  if (effect?.do !== 'random' || asking?.at !== 'block') return false;
  const behind = pool.effects.get(asking.vars.path)?.slice(asking.vars.i + 1) ?? [];
  return behind.some((one) => does(one, effect.as));
}

/** What chance takes of a hand stays there, and the others leave it. */
export const isKeptByChance = (pool: Pool, state: State): boolean =>
  isDoneBehind(pool, state, leavesOut);

/** What chance takes of a hand is put back into its deck. */
export const isPutBackByChance = (pool: Pool, state: State): boolean =>
  isDoneBehind(pool, state, putsBack);

/** A card of this title is in its hand once the goal is reached. */
export function stays(node: Node, goal: Goal, one: Decision): boolean {
  if (!('card' in one)) return true;
  const { def, zone } = cardIn(node.live.state, one.card);
  const key = pileKey(zone === 'hq' ? 'hq' : 'grip', def);
  const has = countOf(node.features, key);
  return goal.fall(key, has) < has;
}
