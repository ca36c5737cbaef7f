import type { Effect } from '../../ability/ability';
import { ask, type Next } from '../../machine/next';
import { unexpected } from '../../machine/procedure';
import type { Work } from '../../machine/work';
import { arrangeIce as lay } from '../../mutations/place';
import { cardsFor } from '../../query/described';
import type { CardId } from '../../state/card-id';
import type { BlockVars } from '../../state/frame';
import { proceed, type BlockStep, type Handler } from './handler';

type ArrangeIce = Extract<Effect, { do: 'arrange-ice' }>;

const order = '#order';

const left = (g: Work, v: BlockVars, effect: ArrangeIce): CardId[] =>
  cardsFor(g, v, effect.ice).filter((id) => v.named[order]?.includes(id) !== true);

/** The ice for each place in turn; what is not named stays in the order in which it lies. */
function nextPlace(g: Work, v: BlockVars, effect: ArrangeIce): Next<BlockStep> {
  const from = left(g, v, effect);
  if (from.length < 2) return settle(g, v, effect);
  return ask(
    { kind: 'pick', for: v.controller, source: v.source, why: 'arrange', from, done: true },
    'answered',
  );
}

function settle(g: Work, v: BlockVars, effect: ArrangeIce): Next<BlockStep> {
  lay(g, cardsFor(g, v, effect.ice), [...(v.named[order] ?? []), ...left(g, v, effect)]);
  return proceed(v);
}

/** INST-24: server by server, innermost first. */
export const arrangeIce: Handler<ArrangeIce> = {
  begin: (g, v, effect) => {
    v.named[order] = [];
    return nextPlace(g, v, effect);
  },
  answered: (g, v, effect, answer) => {
    if (answer.do === 'done') return settle(g, v, effect);
    if (answer.do !== 'pick') throw unexpected(answer);
    v.named[order] = [...(v.named[order] ?? []), answer.card];
    return nextPlace(g, v, effect);
  },
};
