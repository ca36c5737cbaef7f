import type { Effect } from '../../ability/ability';
import { available, sourcesFor } from '../../legality/credit-sources';
import { secretNumbers } from '../../legality/secret';
import { ask, call, type Next } from '../../machine/next';
import { unexpected } from '../../machine/procedure';
import type { Work } from '../../machine/work';
import { emit } from '../../mutations/emit';
import { credits } from '../../query/bill';
import { secretStages } from '../../query/secret-stages';
import { see } from '../../query/see';
import type { BlockVars } from '../../state/frame';
import { blockFrame } from '../block-frame';
import { payFrame } from '../pay-frame';
import { proceed, type BlockStep, type Handler } from './handler';

type Guess = Extract<Effect, { do: 'guess' }>;

const stage = secretStages.guess;
const said = ['even', 'odd'] as const;

/** Nobody is told of the number before the Corp has spoken (PSI-01). */
function askCorp(v: BlockVars, { most }: Guess): Next<BlockStep> {
  v.numbers[stage] = 1;
  if (most !== undefined)
    return ask({ kind: 'number', for: 'corp', source: v.source, from: 0, to: most }, 'answered');
  return ask({ kind: 'option', for: 'corp', source: v.source, options: said }, 'answered');
}

function compare(g: Work, v: BlockVars, effect: Guess): Next<BlockStep> {
  v.numbers[stage] = 3;
  const spent = v.numbers[effect.as] ?? 0;
  const guessed = v.numbers['#said'] ?? 0;
  const isWrong = (effect.most === undefined ? spent % 2 : spent) !== guessed;
  return isWrong ? call(blockFrame(g, effect.wrong, v), 'returned') : proceed(v);
}

export const guess: Handler<Guess> = {
  begin: (g, v, effect) => {
    v.numbers[stage] = 0;
    v.numbers[effect.as] = 0;
    const most = available(sourcesFor(g, 'runner', 'other', v.source, false));
    const to = Math.min(most, effect.most ?? most);
    if (to === 0 && g.asking === 'choices') return askCorp(v, effect);
    return ask(
      { kind: 'number', for: 'runner', source: v.source, ...secretNumbers(g, to) },
      'answered',
    );
  },
  answered: (g, v, effect, answer) => {
    if (answer.do === 'number' && v.numbers[stage] === 0) {
      v.numbers[effect.as] = answer.number;
      return askCorp(v, effect);
    }
    if (answer.do !== 'option' && answer.do !== 'number') throw unexpected(answer);
    const option = answer.do === 'option' ? answer.option : String(answer.number);
    v.numbers['#said'] = answer.do === 'number' ? answer.number : option === 'odd' ? 1 : 0;
    v.numbers[stage] = 2;
    emit(g, { type: 'option-chosen', side: 'corp', option, by: see(g, v.source) });
    const spent = v.numbers[effect.as] ?? 0;
    if (spent === 0) return compare(g, v, effect);
    return call(payFrame('runner', v.source, 'other', credits(spent)), 'returned');
  },
  returned: (g, v, effect) => (v.numbers[stage] === 2 ? compare(g, v, effect) : proceed(v)),
};
