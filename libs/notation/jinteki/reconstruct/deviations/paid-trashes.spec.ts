import { coreRules } from '#cards/pool';
import { bareMeans, entriesOf, nodeAt } from '#testkit/jinteki/way';
import { playScenario, runnerDoes as runner, runnerTurn } from '#testkit/scenario/play-scenario';
import { Titles } from '../titles';
import { paidTrashes } from './paid-trashes';

const titles = new Titles(coreRules.pool);

/** A card of HQ is accessed in a run that lets it be trashed at no cost, and bad publicity lends a credit. */
const { end } = playScenario({
  turn: runnerTurn,
  corp: { badPublicity: 1, hq: ['Akitaro Watanabe'] },
  runner: { credits: 5, grip: ['Demolition Run'] },
  script: [
    runner('play', { card: 'Demolition Run' }),
    runner('choose', { for: 'Demolition Run', server: 'HQ' }),
  ],
});
if (end === null) throw new Error('it was not played');
const live = coreRules.live(end.state);
// The card is the only one of HQ.
for (let kind = live.state.prompt?.kind; kind !== 'accessed'; kind = live.state.prompt?.kind) {
  const [only] = live.legal();
  const next = live.legal().find((one) => one.do === 'pass' || one.do === 'continue') ?? only;
  if (next === undefined || 'from' in next || next.do === 'shuffle' || !live.apply(next).ok)
    throw new Error('nothing is accessed');
}
const node = nodeAt(coreRules, live.state);
const before = live.state.runner;

function paid(line: string) {
  const [there] = entriesOf([line]);
  if (there === undefined) throw new Error('there is no entry');
  const means = bareMeans(coreRules, titles);
  const [found] = paidTrashes(means, node, [{ entry: 0, line }]);
  const { runner: after } = found?.live.state ?? {};
  return after === undefined
    ? null
    : [before.credits - after.credits, found?.granted?.deviation.decisions ?? []];
}

describe('the cost of a card that may be trashed at no cost', () => {
  it('is paid of the pool', () => {
    const line = 'Al pays 3 [Credits] to trash Akitaro Watanabe from HQ.';
    expect(paid(line)).toEqual([3, []]);
  });

  it('is paid with what bad publicity lends, and the rest of the pool', () => {
    const line =
      'Al pays 1[Credits] from bad publicity and 2 [Credits] from their credit pool to trash Akitaro Watanabe from HQ.';
    expect(paid(line)).toEqual([2, [{ do: 'pay', credits: 1 }]]);
  });

  it('is not paid with more than bad publicity lends, nor from a card', () => {
    const from = (source: string): string =>
      `Al pays 2 [Credits] from ${source} and 1 [Credits] from their credit pool to trash Akitaro Watanabe from HQ.`;
    expect([paid(from('bad publicity')), paid(from('The Toolbox'))]).toEqual([null, null]);
  });
});
