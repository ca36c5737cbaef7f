import { rulesByPool } from '#cards/rules-by-pool';
import { bareMeans, entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import { playScenario, runnerDoes as runner, runnerTurn } from '#testkit/scenario/play-scenario';
import { Titles } from '../titles';
import { candidates } from './candidates';

const kate = 'Kate "Mac" McCaffrey: Digital Tinker';
const exile = 'Exile: Streethawk';
const rules = rulesByPool.covering(['Rebirth', kate, exile, 'Chaos Theory: Wünderkind']);
const { end } = playScenario(
  {
    turn: runnerTurn,
    runner: { identity: kate, grip: ['Rebirth'] },
    script: [runner('play', { card: 'Rebirth' })],
  },
  rules.pool,
);
if (end === null) throw new Error('it was not played');
const { state } = end;

/** What is tried as an identity is chosen where theirs shows these, entry by entry. */
function tried(...identities: readonly string[]): readonly unknown[] {
  if (state.prompt?.kind !== 'option') throw new Error('nobody is asked');
  const shown = entriesOf([], ...identities.map(() => [])).map((one, at) => ({
    ...one,
    state: { runner: { identity: { title: identities[at - 1] ?? kate } } },
  }));
  const { hidden } = bareMeans(rules, new Titles(rules.pool));
  return candidates(rules.pool, nodeAt(rules, state), state.prompt, goalFrom(0, shown), hidden);
}

describe('an identity that is chosen', () => {
  it('is the one that theirs shows next, though no line names it', () => {
    expect(tried(kate, exile)).toEqual([{ do: 'option', option: exile }]);
  });

  it('is none where theirs shows one that our rules do not offer', () => {
    expect(tried('Nobody: At All')).toEqual([]);
  });

  it('is any as long as theirs shows no other', () => {
    expect(tried(kate).length).toBeGreaterThan(1);
  });
});
