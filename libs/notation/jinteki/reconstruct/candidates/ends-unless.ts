import type { Decision, Pool, Prompt } from '#rules';
import { effectAsking } from '../effect-asking';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { earlier } from '../told-lines';
import { titleOf } from './shows';
import { answered } from './told-answers';

type Option = Extract<Prompt, { readonly kind: 'option' }>;

/** The run is to end unless a price is paid. */
function asksWhetherItEnds(pool: Pool, { live: { state } }: Node): boolean {
  const effect = effectAsking(pool, state);
  return effect?.do === 'unless' && effect.effects.some(({ do: what }) => what === 'end-run');
}

/** Whether a price is paid that keeps a run from ending: it is not any more once a line tells that it ends by the card. */
export function endsUnless(
  pool: Pool,
  node: Node,
  { source }: Option,
  { between, evidence }: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  if (!asksWhetherItEnds(pool, node)) return list;
  const paid = evidence.counts.toldUntilEnd(titleOf(pool, node.live.state, source));
  const made = answered(pool, node.trail, between.after - earlier, source, 'option');
  return paid === null || made < paid
    ? list
    : list.filter((one) => one.do !== 'option' || one.option !== 'yes');
}
