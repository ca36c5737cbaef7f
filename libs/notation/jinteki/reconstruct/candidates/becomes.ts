import type { Decision, Pool, Prompt, State } from '#rules';
import { playerView } from '../../lens/game';
import { effectAsking } from '../effect-asking';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { early } from '../told-lines';
import { titleOf } from './shows';

/** Entries in which theirs shows the identity that was chosen. */
const soon = 16;

/** A player chooses what to become. */
function bringsIdentity(pool: Pool, state: State): boolean {
  const effect = effectAsking(pool, state);
  return effect?.do === 'bring' && effect.to === 'identity';
}

/** Of the identities that may be chosen the one that theirs shows next, though no line names it; null of any other question. */
export function becomes(
  pool: Pool,
  { live: { state } }: Pick<Node, 'live'>,
  prompt: Extract<Prompt, { readonly kind: 'option' }>,
  { between, evidence }: Pick<Goal, 'between' | 'evidence'>,
  list: readonly Decision[],
): readonly Decision[] | null {
  if (!bringsIdentity(pool, state)) return null;
  const own = titleOf(pool, state, state[prompt.for].identity);
  const next = evidence.shown
    .slice(Math.max(0, between.after - early), between.until + soon)
    .map((one) => playerView(one.state, prompt.for).identity)
    .find((title) => title !== null && title !== own);
  return next === undefined
    ? list
    : list.filter((one) => one.do === 'option' && one.option === next);
}
