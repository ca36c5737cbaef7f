import { rulesByPool } from '#cards/rules-by-pool';
import { bareMeans, entriesOf, nodeAt } from '#testkit/jinteki/way';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { plainKey } from '../features';
import { Titles } from '../titles';
import { idleUses } from './idle-uses';

const rules = rulesByPool.covering(['Algo Trading']);
const { end } = playScenario(
  {
    turn: runnerTurn,
    runner: { credits: 5, rig: { resources: [{ card: 'Algo Trading', counters: { credit: 3 } }] } },
    script: [],
  },
  rules.pool,
);
if (end === null) throw new Error('it was not played');
const { state } = end;

/** The Runner's clicks, credits and heap after a use that is told to gain 3, with so many more in the pool of theirs. */
function usedWith(gained: number): readonly number[][] {
  const line =
    'Bo spends [Click] and trashes Algo Trading to use Algo Trading to gain 3 [Credits].';
  const credits = plainKey('runner credits');
  const shown = entriesOf([], [line]).map((one, at) => ({
    ...one,
    features: new Map([[credits, 5 + at * gained]]),
  }));
  const means = bareMeans(rules, new Titles(rules.pool));
  const used = idleUses(
    means,
    nodeAt(rules, state),
    shown,
    [{ entry: 1, line }],
    [],
    [],
    () => false,
  );
  return used.map(({ live: { state: after } }) => {
    const { clicks, credits: left, heap } = after.runner;
    return [clicks - state.runner.clicks, left, heap.length];
  });
}

describe('a card that is trashed for its own use', () => {
  it('gains nothing where no pool has more, as what lies on it goes with it', () => {
    expect(usedWith(0)).toEqual([[-1, 5, 1]]);
  });

  it('is used as it says where a pool has more', () => {
    expect(usedWith(3)).toEqual([]);
  });
});

describe('a card that asks for a number of credits before what it is used on', () => {
  it('is paid for once that is asked, however many were chosen', () => {
    const pool = rulesByPool.covering(['Rubicon Switch']);
    const { end: there } = playScenario(
      {
        turn: runnerTurn,
        runner: { credits: 5, rig: { hardware: ['Rubicon Switch'] } },
        script: [],
      },
      pool.pool,
    );
    if (there === null) throw new Error('it was not played');
    const titles = new Titles(pool.pool);
    const def = titles.ofTitle('Rubicon Switch') ?? -1;
    const asks = { cardTitle: 'Rubicon Switch', cardCid: null, choices: [], selectable: [] };
    const asked = [null, null, 'How many credits do you want to spend?', 'Choose a target', null];
    const left = [4, 5, 5, 3, 3];
    const shown = entriesOf([], [], [], [], []).map((one, at) => {
      const message = asked[at] ?? null;
      const runner = message === null ? null : { ...asks, message, kind: 'select', asking: at };
      const clicks = [plainKey('runner clicks'), at < 2 ? 4 : 3] as const;
      const features = new Map([clicks, [plainKey('runner credits'), left[at] ?? 0]]);
      return { ...one, features, prompts: { corp: null, runner } };
    });
    const choice = { entry: 4, asked: 3, def, message: 'Choose a target', chosen: [] };
    const [used] = idleUses(
      bareMeans(pool, titles),
      nodeAt(pool, there.state),
      shown,
      [],
      [choice],
      [],
      () => false,
    );
    expect(used?.granted?.deviation).toMatchObject({ kind: 'idle-use', entry: 2, credits: 2 });
    const { clicks, credits } = used?.live.state.runner ?? there.state.runner;
    expect([clicks - there.state.runner.clicks, credits]).toEqual([-1, 3]);
  });
});

describe('a card that asks for what it searches a deck for', () => {
  it('does more than nothing where a line tells that the deck is shuffled', () => {
    const titles = new Titles(rules.pool);
    const def = titles.ofTitle('Algo Trading') ?? -1;
    const usedWith = (line: string) => {
      const shown = entriesOf([], [], [line]).map((one, at) => ({
        ...one,
        features: new Map([[plainKey('runner clicks'), at < 1 ? 4 : 3]]),
      }));
      const choice = { entry: 2, asked: 1, def, message: 'Choose a program', chosen: [] };
      const means = bareMeans(rules, titles);
      return idleUses(means, nodeAt(rules, state), shown, [], [choice], [], () => false).length;
    };
    expect(usedWith('Bo spends [Click] to use Algo Trading to do nothing.')).toBe(1);
    expect(usedWith('Bo spends [Click] to use Algo Trading to shuffle the stack.')).toBe(0);
  });
});
