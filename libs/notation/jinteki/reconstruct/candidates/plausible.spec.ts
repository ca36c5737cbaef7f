import { rulesByPool } from '#cards/rules-by-pool';
import { entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import { corpTurn, playScenario } from '#testkit/scenario/play-scenario';
import type { State } from '#rules';
import { type Features, plainKey } from '../features';
import { ourFeatures } from '../ours';
import { plausible } from './plausible';

const rules = rulesByPool.covering(['Standoff']);

/** Servers with one Standoff each. */
function tableOf(...servers: readonly ('Server 1' | 'Server 2')[]): State {
  const { end } = playScenario(
    {
      turn: corpTurn,
      corp: { servers: Object.fromEntries(servers.map((name) => [name, { cards: ['Standoff'] }])) },
      script: [],
    },
    rules.pool,
  );
  if (end === null) throw new Error('it was not played');
  return end.state;
}

const featuresOf = (state: State) => ourFeatures(rules.pool, state, []);

/** Of these servers those whose agenda may be scored where this line tells it and theirs shows another table then. */
function scoredIn(state: State, line: string, then: State): readonly string[] {
  const before = featuresOf(state);
  const shown = entriesOf([], [line]).map((one) => ({ ...one, features: featuresOf(then) }));
  const goal = goalFrom(0, shown, [before, featuresOf(then)]);
  const node = { ...nodeAt(rules, state), features: before };
  return state.servers.flatMap(({ name, root: [card] }) =>
    card !== undefined && plausible(node, goal, rules.pool, { do: 'score', card }) ? [name] : [],
  );
}

describe('an agenda', () => {
  const scores = 'Ann scores Standoff and gains 0 agenda points.';
  const none = tableOf();

  it('that is worth no points is scored where a line tells it', () => {
    const one = tableOf('Server 1');
    expect(scoredIn(one, scores, none)).toEqual(['Server 1']);
    const other = 'Ann uses Standoff to draw 1 card and gain 5 [Credits].';
    expect(scoredIn(one, other, none)).toEqual([]);
  });

  it('is scored from the server that theirs shows without it then', () => {
    const two = tableOf('Server 1', 'Server 2');
    expect(scoredIn(two, scores, tableOf('Server 1'))).toEqual(['Server 2']);
    expect(scoredIn(two, scores, tableOf('Server 2'))).toEqual(['Server 1']);
  });
});

describe('a credit for a click', () => {
  it('is gained before a credit that a card lends later, which counts already', () => {
    const state = tableOf();
    const key = plainKey('corp credits');
    const has = (credits: number): Features => new Map([[key, credits]]);
    const line = 'Ann spends [Click] to use Corp Basic Action Card to gain 1 [Credits].';
    const gained = (lent: number, ...shown: readonly number[]): boolean =>
      plausible(
        { ...nodeAt(rules, state), features: has(state.corp.credits + lent) },
        goalFrom(0, entriesOf([], [line]), shown.map(has)),
        rules.pool,
        { do: 'gain-credit' },
      );
    const { credits } = state.corp;
    expect(gained(1, credits, credits + 1)).toBe(true);
    expect(gained(0, credits, credits)).toBe(false);
  });
});

describe('a bid', () => {
  const state = tableOf();
  const key = plainKey('runner credits');
  const bids = (line: string, then: number): readonly number[] => {
    const prompt: State['prompt'] = {
      ...{ kind: 'bid', for: 'runner', source: state.runner.identity, from: 0, to: 6 },
    };
    const has = (credits: number): Features => new Map([[key, credits]]);
    const node = { ...nodeAt(rules, { ...state, prompt }), features: has(6) };
    const shown = entriesOf([], [line]).map((one) => ({ ...one, features: has(then) }));
    const goal = goalFrom(0, shown, [has(6), has(then)]);
    return [0, 1, 2].filter((credits) => plausible(node, goal, rules.pool, { do: 'bid', credits }));
  };
  const link = 'Bo pays 2 [Credits] to increase link strength to 2.';

  it('is paid, though what comes of the trace pays more back', () => {
    expect(bids(link, 7)).toEqual([0, 2]);
  });

  it('is no more than what left the pool where no line tells it', () => {
    expect(bids('The trace was unsuccessful.', 5)).toEqual([0, 1]);
  });
});

describe('subroutines that are shown broken in one entry', () => {
  const { end } = playScenario({ turn: corpTurn, script: [] }, rules.pool);
  if (end === null) throw new Error('it was not played');
  const prompt: State['prompt'] = {
    ...{ kind: 'subs', for: 'runner', source: end.state.runner.identity },
    ...{ subs: [0, 1, 2], done: false },
  };
  const node = nodeAt(rules, { ...end.state, prompt });
  const broken = (...is: readonly boolean[]) => ({
    encounters: { ice: { cid: '1', subroutines: is.map((one) => ({ broken: one })) } },
  });
  const chosen = (...shown: readonly (readonly boolean[])[]): readonly number[] => {
    const entries = entriesOf([], ...shown.map(() => []));
    const goal = goalFrom(
      0,
      entries.map((one, at) => ({ ...one, state: broken(...(shown[at - 1] ?? [])) })),
    );
    return [0, 1, 2].filter((sub) => plausible(node, goal, rules.pool, { do: 'break', sub }));
  };

  it('are broken from the first on', () => {
    expect(chosen([false, true, true])).toEqual([1]);
  });

  it('are broken after those that are shown so before', () => {
    expect(chosen([false, false, true], [false, true, true])).toEqual([2]);
  });
});
