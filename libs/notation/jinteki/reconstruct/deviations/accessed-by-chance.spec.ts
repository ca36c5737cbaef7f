import { corpDoes, run, runnerDoes } from '#cards/sketch/steps';
import { rulesByPool } from '#cards/rules-by-pool';
import type { State } from '#rules';
import { playScenario } from '#testkit/scenario/play-scenario';
import { EvidenceOfQuestions } from '../evidence-of-questions';
import type { Access } from '../hidden';
import type { Shown } from '../shown';
import { ToldLines } from '../told-lines';
import { accessedByChanceIn, takenByChance } from './accessed-by-chance';
import { carryOut } from './carry-out';

const net = 'Dedicated Neural Net';
const rules = rulesByPool.covering([net, 'Hedge Fund', 'Ice Wall']);

const shown = (...lines: readonly string[]): Shown => ({
  ...{ state: {}, features: new Map(), lines, prompts: { corp: null, runner: null } },
  ...{ mayPass: true, isSettled: false, repeats: false },
});

/** The Corp has won the right to choose what of HQ is accessed. */
function asked(): State {
  const { end } = playScenario(
    {
      policy: { random: 'first' },
      corp: { score: [net], hq: ['Hedge Fund', 'Ice Wall'] },
      script: [run('HQ'), corpDoes('bid', { credits: 1 }), runnerDoes('bid', { credits: 0 })],
    },
    rules.pool,
  );
  if (end === null) throw new Error('it was not played');
  return end.state;
}

const accessOf = (title: string): Access => {
  const def = rules.pool.definitions.find(({ value }) => value.title === title)?.index ?? null;
  return { index: 1, def, server: 'HQ', zone: 'hand', run: 1 };
};

describe('what of HQ is accessed, where a card lets somebody choose it', () => {
  const told = shown(
    'Ann randomly chooses Ice Wall to be accessed.',
    'Ann accesses Ice Wall from HQ.',
  );

  it('is taken by chance where nobody chooses, once (ACC-28)', () => {
    const state = asked();
    const card = state.corp.identity;
    expect(state.prompt).toMatchObject({ kind: 'pick', for: 'corp', done: false });
    const left = carryOut(rules, state, { kind: 'unanswered', card, credits: 0 });
    expect(left?.prompt).toMatchObject({ kind: 'random', why: 'hq-access', for: 'chance' });
    expect(left && carryOut(rules, left, { kind: 'unanswered', card, credits: 0 })).toBeNull();
  });

  it('is told to be so by a line alone', () => {
    const span = { after: -1, until: 1 };
    expect(accessedByChanceIn([shown(), told], span)).toEqual([{ entry: 1, title: 'Ice Wall' }]);
    expect(accessedByChanceIn([shown(), shown('Ann accesses Ice Wall from HQ.')], span)).toEqual(
      [],
    );
  });

  it('is no other card that somebody may have chosen in the same breach', () => {
    const { accessedByChance } = new EvidenceOfQuestions(
      new ToldLines([shown(), told], { after: 0, until: 1 }),
    );
    const taken = (title: string) => takenByChance(rules.pool, accessedByChance, accessOf(title));
    expect(taken('Ice Wall')).toEqual({ entry: 1, title: 'Ice Wall' });
    expect(taken('Hedge Fund')).toBeNull();
    expect(takenByChance(rules.pool, accessedByChance, undefined)).toBeNull();
  });
});
