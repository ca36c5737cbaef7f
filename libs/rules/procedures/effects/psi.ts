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
import { toldNumbers } from '../../query/told';
import type { BlockVars, Frame } from '../../state/frame';
import type { Side } from '../../state/side';
import { blockFrame } from '../block-frame';
import { payFrame } from '../pay-frame';
import { proceed, type BlockStep, type Handler } from './handler';

type Psi = Extract<Effect, { do: 'psi' }>;

/** Kept in the block, which no viewer sees: nobody is told of a bid before both are in. */
const spent = { corp: toldNumbers.corp, runner: toldNumbers.runner } as const;
const stage = secretStages.psi;

const most = (g: Work, v: BlockVars, side: Side): number =>
  Math.min(2, available(sourcesFor(g, side, 'other', v.source, false)));

/** Who has nothing to spend spends nothing, and is not asked. */
function askFor(g: Work, v: BlockVars, effect: Psi, side: Side): Next<BlockStep> {
  v.numbers[stage] = side === 'corp' ? 1 : 2;
  const to = most(g, v, side);
  if (to > 0 || g.asking !== 'choices')
    return ask(
      { kind: 'number', for: side, source: v.source, ...secretNumbers(g, to) },
      'answered',
    );
  v.numbers[spent[side]] = 0;
  return side === 'corp' ? askFor(g, v, effect, 'runner') : reveal(g, v, effect);
}

const bidOf = (v: BlockVars, side: Side): number => v.numbers[spent[side]] ?? 0;

const payment = (v: BlockVars, side: Side): Frame =>
  payFrame(side, v.source, 'other', credits(bidOf(v, side)));

/** The Corp pays first; what its payment sets off waits for the Runner's, which lies under it (COST-08). */
function payBoth(g: Work, v: BlockVars): Next<BlockStep> {
  v.numbers[stage] = 3;
  g.state.frames.push(payment(v, 'runner'));
  return call(payment(v, 'corp'), 'returned');
}

function reveal(g: Work, v: BlockVars, effect: Psi): Next<BlockStep> {
  const [corp, runner] = [bidOf(v, 'corp'), bidOf(v, 'runner')];
  emit(g, { type: 'spent-in-secret', corp, runner, card: see(g, v.source) });
  return corp + runner > 0 ? payBoth(g, v) : compare(g, v, effect);
}

function compare(g: Work, v: BlockVars, effect: Psi): Next<BlockStep> {
  v.numbers[stage] = 4;
  const effects = bidOf(v, 'corp') === bidOf(v, 'runner') ? effect.same : effect.differ;
  return effects === undefined ? proceed(v) : call(blockFrame(g, effects, v), 'returned');
}

/** PSI-01: the Corp first, whoever's turn it is; revealed and spent together. */
export const psi: Handler<Psi> = {
  begin: (g, v, effect) => askFor(g, v, effect, 'corp'),
  answered: (g, v, effect, answer) => {
    if (answer.do !== 'number') throw unexpected(answer);
    const side = v.numbers[stage] === 1 ? 'corp' : 'runner';
    v.numbers[spent[side]] = answer.number;
    return side === 'corp' ? askFor(g, v, effect, 'runner') : reveal(g, v, effect);
  },
  returned: (g, v, effect) => (v.numbers[stage] === 3 ? compare(g, v, effect) : proceed(v)),
};
