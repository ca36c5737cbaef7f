import { rulesByPool } from '#cards/rules-by-pool';
import type { State } from '#rules';
import { bareMeans, nodeAt } from '#testkit/jinteki/way';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { Titles } from '../titles';
import { consoles } from './consoles';

const rules = rulesByPool.covering(['Patchwork', 'Maw', 'Sure Gamble']);
const { pool } = rules;
const titles = new Titles(pool);

const { end } = playScenario(
  {
    turn: runnerTurn,
    runner: { credits: 6, rig: { hardware: ['Patchwork'] }, grip: ['Maw', 'Sure Gamble'] },
    script: [],
  },
  pool,
);
if (end === null) throw new Error('it was not played');
const { state } = end;

const namesOf = ({ cards }: State, ids: readonly number[]): readonly string[] =>
  ids.map((id) => titles.titleOf(cards[id]?.def ?? -1));

/** The rig, the heap and the credits after a console is told to be installed beside another. */
const after = (...lines: readonly string[]) => {
  const told = lines.map((line) => ({ entry: 1, line }));
  return consoles(bareMeans(rules, titles), nodeAt(rules, state), told).map(({ live }) => [
    namesOf(live.state, live.state.runner.rig),
    [...namesOf(live.state, live.state.runner.heap)].sort(),
    live.state.runner.credits,
  ]);
};

describe('a console that takes the place of another', () => {
  it('may cost less by a card that is trashed for the one that goes', () => {
    const lowers =
      'Bo uses Patchwork to trash Sure Gamble to lower the install cost of Maw by 2 [Credits].';
    const installs = 'Bo spends [Click] and pays 4 [Credits] to install Maw.';
    expect(after(lowers, installs)).toEqual([[['Maw'], ['Patchwork', 'Sure Gamble'], 2]]);
  });
});

describe('a console that is installed as the first action of a turn', () => {
  it('comes before what a card in force wants to come first', () => {
    const running = rulesByPool.covering(['Always Be Running', 'Heartbeat', 'Brain Chip']);
    const { end: there } = playScenario(
      {
        turn: runnerTurn,
        runner: {
          ...{ credits: 6, grip: ['Brain Chip'] },
          rig: { hardware: ['Heartbeat'], resources: ['Always Be Running'] },
        },
        script: [],
      },
      running.pool,
    );
    if (there === null) throw new Error('it was not played');
    const names = new Titles(running.pool);
    const line = 'Bo spends [Click] and pays 2 [Credits] to install Brain Chip.';
    const replaced = consoles(bareMeans(running, names), nodeAt(running, there.state), [
      { entry: 1, line },
    ]);
    expect(
      replaced.map(({ live }) =>
        live.state.runner.heap.map((id) => names.titleOf(live.state.cards[id]?.def ?? -1)),
      ),
    ).toEqual([['Heartbeat']]);
  });
});
