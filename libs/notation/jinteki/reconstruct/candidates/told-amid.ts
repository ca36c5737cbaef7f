import { type CardId, type Decision, encounterIn, type Pool } from '#rules';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { cardIn, titleOf } from './shows';
import { useOf } from './use-of';

type UseDecision = Extract<Decision, { readonly do: 'use' }>;

/** What leads from one encounter to the next. */
const goesOn: ReadonlySet<Decision['do']> = new Set(['continue', 'run', 'jack-out']);

/**
 * Of pumps and breaks that lines tell amid encounters of several pieces of ice, as many are made in one as are told there (BRK-05).
 * Where theirs is not shown to encounter this ice nothing is known of it.
 */
export function isToldAmid(
  { live: { state }, trail }: Node,
  { evidence }: Goal,
  pool: Pool,
  { ability, card }: UseDecision,
): boolean {
  const ice = encounterIn(state)?.vars.ice;
  const how = useOf(pool, state, card, ability);
  if (ice === undefined || (how !== 'boost' && how !== 'break')) return true;
  const told = evidence.used.usesAmid(titleOf(pool, state, card), how, titleOf(pool, state, ice));
  if (told === null) return true;
  const { def } = cardIn(state, card);
  const isSame = (id: CardId): boolean => cardIn(state, id).def === def;
  let made = 0;
  for (let at = trail; at !== null && !goesOn.has(at.decision.do); at = at.before) {
    const { decision } = at;
    if (decision.do !== 'use' || !isSame(decision.card)) continue;
    if (useOf(pool, state, decision.card, decision.ability) === how) made += 1;
  }
  return made < told;
}
