import { rulesByPool } from '#cards/rules-by-pool';
import { inRig, nodeAt } from '#testkit/jinteki/way';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { lend } from './loans';
import { looksBack } from './taken-as-used';

const rules = rulesByPool.covering(['Flame-out', 'Cyberfeeder', 'Corroder']);
const { pool } = rules;
const { end } = playScenario(
  {
    turn: { ...runnerTurn, clicks: 1 },
    runner: {
      rig: { hardware: [{ card: 'Flame-out', counters: { credit: 9 }, hosted: ['Corroder'] }] },
    },
    script: [],
  },
  pool,
);
if (end === null) throw new Error('it was not played');
const { state } = end;
const def = state.cards[inRig(pool, state, 'Flame-out')]?.def ?? -1;

describe('credits of a card that looks back at whether they were used', () => {
  it('is one by what it says', () => {
    const feeder = pool.definitions.findIndex(({ value }) => value.title === 'Cyberfeeder');
    expect([looksBack(pool, def), looksBack(pool, feeder)]).toEqual([true, false]);
  });

  /** Whether its program is gone as the turn ends, once a credit was taken by hand in this turn, or in the one before. */
  const goes = (number: number): boolean => {
    const turn = { number, side: 'runner' } as const;
    const lent = { entry: 1, def, root: null, credits: 1, had: 9, turn };
    const node = lend(rules, nodeAt(rules, state), [lent]);
    if (node === null) throw new Error('nothing is lent');
    const live = rules.live(node.live.state);
    for (let made = 0; live.state.turn.side === 'runner' && made < 20; made += 1) {
      const isAction = live.state.prompt?.kind === 'action';
      live.apply(isAction ? { do: 'gain-credit' } : { do: 'pass' });
    }
    return live.state.runner.heap.length > 0;
  };

  it('are used where they are taken by hand in the turn', () => {
    const { number } = state.turn;
    expect([goes(number), goes(number - 1)]).toEqual([true, false]);
  });

  it('are taken as our rules forbid, then', () => {
    const { turn } = state;
    const lent = { entry: 1, def, root: null, credits: 1, had: 9, turn };
    const node = lend(rules, nodeAt(rules, state), [lent]);
    expect(node?.granted?.deviation).toMatchObject({ kind: 'loan', stays: true, legal: false });
  });
});
