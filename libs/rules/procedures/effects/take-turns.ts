import type { Effect } from '../../ability/ability';
import { couldChange } from '../../legality/could-change';
import { ask, call, type Next } from '../../machine/next';
import { unexpected } from '../../machine/procedure';
import type { Work } from '../../machine/work';
import type { BlockVars } from '../../state/frame';
import { opponent, type Side } from '../../state/side';
import { blockFrame } from '../block-frame';
import { proceed, type BlockStep, type Handler } from './handler';

type TakeTurns = Extract<Effect, { do: 'take-turns' }>;

/** How many have done it so far, and whether somebody has declined. */
const done = '#turns';
const declined = '#declined';

const takerOf = (v: BlockVars, { first }: TakeTurns): Side =>
  (v.numbers[done] ?? 0) % 2 === 0 ? first : opponent(first);

function decline(g: Work, v: BlockVars, effect: TakeTurns): Next<BlockStep> {
  v.numbers[declined] = 1;
  const then = effect.declined[takerOf(v, effect)];
  return then === undefined ? proceed(v) : call(blockFrame(g, then, v), 'returned');
}

/** LOOP-03: who has nothing to do it with declines. */
function askNext(g: Work, v: BlockVars, effect: TakeTurns): Next<BlockStep> {
  const who = takerOf(v, effect);
  if (!couldChange(g, v, effect.does[who])) return decline(g, v, effect);
  return ask({ kind: 'option', for: who, source: v.source, options: ['yes', 'no'] }, 'answered');
}

/** Players do something by turns until one of them declines (LOOP-03). */
export const takeTurns: Handler<TakeTurns> = {
  begin: (g, v, effect) => {
    v.numbers[done] = 0;
    v.numbers[declined] = 0;
    return askNext(g, v, effect);
  },
  answered: (g, v, effect, answer) => {
    if (answer.do !== 'option') throw unexpected(answer);
    if (answer.option === 'no') return decline(g, v, effect);
    return call(blockFrame(g, effect.does[takerOf(v, effect)], v), 'returned');
  },
  returned: (g, v, effect) => {
    if (v.numbers[declined] === 1) return proceed(v);
    v.numbers[done] = (v.numbers[done] ?? 0) + 1;
    return askNext(g, v, effect);
  },
};
