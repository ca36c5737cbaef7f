import { coreRules } from '#cards/pool';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { explain, type Explanation } from './explain';
import type { Shown } from './shown';
import { Titles } from './titles';

const { end } = playScenario({ turn: runnerTurn, script: [] }, coreRules.pool);
if (end === null) throw new Error('it was not played');

const telling = (...lines: readonly string[]): Shown => ({
  ...{ state: {}, features: new Map<number, number>(), lines },
  ...{ mayPass: false, isSettled: true, repeats: false },
  prompts: { corp: null, runner: null },
});

const why = (line: string, from = end.state): Explanation =>
  explain(coreRules, new Titles(coreRules.pool), from, [telling(), telling(line)], 0, 1);

describe('a command', () => {
  it('that changes the table is no decision of ours, whatever came before', () => {
    expect(why('[!]Al uses a command: /draw 2')).toMatchObject({
      ...{ kind: 'manual', certain: true },
      reason: 'By hand: Al uses the command /draw 2',
    });
  });

  it('that closes a question changes nothing: another way may lead past it', () => {
    expect(why('[!]Al uses a command: /close-prompt')).toMatchObject({
      kind: 'manual',
      certain: false,
    });
  });
});

describe('what nothing explains', () => {
  it('is told as that server tells it, in words', () => {
    const line = 'Al spends [Click] to use Smartware Distributor to place 3 [Credits].';
    expect(why(line)).toMatchObject({
      kind: 'unexplained',
      reason: 'Al spends 1 click to use Smartware Distributor to place 3 credits.',
    });
  });
});

describe('a card that theirs plays and ours may not', () => {
  const play = 'Al spends [Click] and pays 5 [Credits] to play Sure Gamble.';
  const holding = (credits: number, grip: readonly string[]): Explanation => {
    const { end: held } = playScenario(
      { turn: runnerTurn, runner: { credits, grip: [...grip] }, script: [] },
      coreRules.pool,
    );
    if (held === null) throw new Error('it was not played');
    return why(play, held.state);
  };

  it('may be paid for on another way, where credits are lacking alone', () => {
    expect(holding(4, ['Sure Gamble'])).toMatchObject({ kind: 'rule', certain: false });
  });
});
