import type { Effect } from '../../ability/ability';
import { canBeRezzed } from '../../legality/rezzable';
import { ask, call, frame, type Next } from '../../machine/next';
import { unexpected } from '../../machine/procedure';
import type { Work } from '../../machine/work';
import { cardOf } from '../../query/card';
import { rezCostOf } from '../../query/rez-cost';
import { targets } from '../../query/target';
import type { CardId } from '../../state/card-id';
import type { BlockVars } from '../../state/frame';
import { proceed, type BlockStep, type Handler } from './handler';

type RezSome = Extract<Effect, { do: 'rez-some' }>;

/** What is still to be taken off. */
const left = '#discount';
/** Those that were tried: a payment may have been refused. */
const tried = '#tried';

/** REZ-09: of the next card, no more than it costs. */
const discountOf = (g: Work, v: BlockVars, id: CardId): number =>
  Math.min(v.numbers[left] ?? 0, Math.max(0, rezCostOf(g, cardOf(g, id))));

function askForCard(g: Work, v: BlockVars, effect: RezSome): Next<BlockStep> {
  const from = targets(g, v, effect.cards).filter(
    (id) =>
      v.named[tried]?.includes(id) !== true &&
      canBeRezzed(g, id, { discount: discountOf(g, v, id) }, v),
  );
  if (from.length === 0) return proceed(v);
  return ask(
    { kind: 'pick', for: v.controller, source: v.source, why: 'choose', from, done: true },
    'answered',
  );
}

/** Any number of cards, one after another: what was taken off the one is taken off no other. */
export const rezSome: Handler<RezSome> = {
  begin: (g, v, effect) => {
    v.numbers[left] = effect.discount;
    v.named[tried] = [];
    return askForCard(g, v, effect);
  },
  answered: (g, v, _effect, answer) => {
    if (answer.do === 'done') return proceed(v);
    if (answer.do !== 'pick') throw unexpected(answer);
    const { card } = answer;
    v.named[tried] = [...(v.named[tried] ?? []), card];
    return call(
      frame('rez', 'pay', { card, free: false, discount: discountOf(g, v, card) }),
      'returned',
    );
  },
  returned: (g, v, effect, used) => {
    if (typeof used === 'number') v.numbers[left] = (v.numbers[left] ?? 0) - used;
    return askForCard(g, v, effect);
  },
};
