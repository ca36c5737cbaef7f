import { rulesByPool } from '#cards/rules-by-pool';
import type { Decision } from '#rules';
import { promptOf } from '#testkit/jinteki/evidence';
import { bareMeans, entriesOf, goalFrom, inRig, nodeAt } from '#testkit/jinteki/way';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { pileKey } from '../features';
import { Titles } from '../titles';
import { picksOf } from './picks-of';

describe('what goes into a deck as a price', () => {
  const rig = ['Corroder', 'Ninja', 'Gordian Blade'];
  const rules = rulesByPool.covering(rig);
  const { pool } = rules;
  const { end } = playScenario(
    { turn: runnerTurn, runner: { rig: { programs: rig } }, script: [] },
    pool,
  );
  if (end === null) throw new Error('it was not played');
  const { state } = end;
  const list = state.runner.rig.map((card): Decision => ({ do: 'pick', card }));
  const [source = null] = state.runner.rig;
  const prompt = {
    ...({ kind: 'pick', for: 'runner', source, why: 'cost', done: false } as const),
    from: [...state.runner.rig],
  };
  const def = (title: string): number => pool.byTitle.get(title)?.index ?? -1;

  /** What may be picked, where all of them leave the rig, and this is told. */
  const picked = (line: string): readonly Decision[] => {
    const gone = new Map(rig.map((title) => [pileKey('heap', def(title)), 1]));
    const shown = entriesOf([], [line]).map((one, at) =>
      at === 0 ? one : { ...one, features: gone },
    );
    const { hidden } = bareMeans(rules, new Titles(pool));
    const goal = goalFrom(0, shown, [gone]);
    return picksOf(pool, nodeAt(rules, state), prompt, goal, hidden, list);
  };

  it('is what a line names', () => {
    const line = 'Bo shuffles 2 cards (Corroder and Gordian Blade) into the stack to steal Vanity.';
    expect(picked(line)).toEqual([list[0], list[2]]);
    expect(picked('Bo steals Vanity and gains 3 agenda points.')).toEqual(list);
  });
});

describe('what a program comes to lie on', () => {
  const rules = rulesByPool.covering(['Leprechaun', 'Scheherazade', 'Corroder']);
  const { pool } = rules;
  const { end } = playScenario(
    {
      turn: runnerTurn,
      runner: { grip: ['Corroder'], rig: { programs: ['Leprechaun', 'Scheherazade'] } },
      script: [],
    },
    pool,
  );
  if (end === null) throw new Error('it was not played');
  const { state } = end;
  const from = state.runner.rig;
  const [source = null] = state.runner.grip;
  const prompt = { kind: 'pick', for: 'runner', source, why: 'host', from, done: true } as const;
  const hosts = from.map((card): Decision => ({ do: 'pick', card }));
  const list = [...hosts, { do: 'done' } as const];

  const picked = (message: string): readonly Decision[] => {
    const asked = promptOf(['Corroder', message], [], ['Done'], 1);
    const shown = entriesOf([], [], []).map((one, at) =>
      at === 1 ? { ...one, prompts: { corp: null, runner: asked } } : one,
    );
    const { hidden } = bareMeans(rules, new Titles(pool));
    return picksOf(pool, nodeAt(rules, state), prompt, goalFrom(0, shown), hidden, list);
  };

  it('is nothing that it needs no memory on, where theirs asks for room for it', () => {
    const asks = 'Insufficient MU to install Corroder. Trash installed programs?';
    const free = inRig(pool, state, 'Leprechaun');
    expect(picked(asks)).toEqual(list.filter((one) => !('card' in one) || one.card !== free));
    expect(picked('Choose a destination for Corroder')).toEqual(list);
  });
});

describe('what goes as there is less room in the memory', () => {
  const rules = rulesByPool.covering(['Corroder', 'Ninja']);
  const { pool } = rules;
  const { end } = playScenario(
    { turn: runnerTurn, runner: { rig: { programs: ['Corroder', 'Ninja'] } }, script: [] },
    pool,
  );
  if (end === null) throw new Error('it was not played');
  const { state } = end;
  const from = [...state.runner.rig];
  const list = from.map((card): Decision => ({ do: 'pick', card }));
  const prompt = {
    ...({ kind: 'pick', for: 'runner', source: null, why: 'memory', done: false } as const),
    from,
  };
  const gone = new Map([[pileKey('heap', pool.byTitle.get('Ninja')?.index ?? -1), 1]]);

  const picked = (message: string): readonly Decision[] => {
    const asked = promptOf(['Corroder', message], []);
    const shown = entriesOf([], [], []).map((one, at) => ({
      ...one,
      ...(at === 2 && { features: gone }),
      prompts: { corp: null, runner: at === 1 ? asked : null },
    }));
    const { hidden } = bareMeans(rules, new Titles(pool));
    const goal = goalFrom(0, shown, [gone]);
    return picksOf(pool, nodeAt(rules, state), prompt, goal, hidden, list);
  };

  it('is what theirs asks for, and nothing that goes for another reason', () => {
    expect(picked('Insufficient MU. Trash 1 MU of installed programs.')).toEqual([list[1]]);
    expect(picked('Choose a program')).toEqual([]);
  });
});
