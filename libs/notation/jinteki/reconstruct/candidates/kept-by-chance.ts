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

/** What chance takes of a hand stays there, and the others leave it. */
export function isKeptByChance(pool: Pool, state: State): boolean {
  const effect = effectAsking(pool, state);
  const asking = state.frames.at(-1);
  if (effect?.do !== 'random' || asking?.at !== 'block') return false;
  const behind = pool.effects.get(asking.vars.path)?.slice(asking.vars.i + 1) ?? [];
  return behind.some((one) => leavesOut(one, effect.as));
}

/** A card of this title is in its hand once the goal is reached. */
export function stays(node: Node, goal: Goal, one: Decision): boolean {
  if (!('card' in one)) return true;
  const { def, zone } = cardIn(node.live.state, one.card);
  const key = pileKey(zone === 'hq' ? 'hq' : 'grip', def);
  const has = countOf(node.features, key);
  return goal.fall(key, has) < has;
}
