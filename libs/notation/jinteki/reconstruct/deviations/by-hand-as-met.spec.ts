import { coreRules } from '#cards/pool';
import type { State } from '#rules';
import { bareMeans, nodeAt } from '#testkit/jinteki/way';
import {
  playScenario,
  rezzed,
  runnerDoes as runner,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import { Evidence } from '../evidence';
import type { Means } from '../follow';
import { Goal } from '../goal';
import { ourFeatures } from '../ours';
import type { Shown } from '../shown';
import { Titles } from '../titles';
import { Deviations } from './deviations';
import { unasked } from './unasked';

const titles = new Titles(coreRules.pool);
const means: Means = { ...bareMeans(coreRules, titles), byHand: new Set([2]) };

/** Ice is encountered that asks where a counter is placed, in front of a card that draws as a turn begins. */
function asked(): State {
  const { end } = playScenario({
    turn: runnerTurn,
    corp: {
      credits: 1,
      servers: {
        HQ: { ice: [rezzed('Matrix Analyzer')] },
        'Server 1': { cards: ['Private Security Force'] },
        'Server 2': { cards: ['Hostile Takeover'] },
      },
    },
    runner: {
      credits: 3,
      stack: ['Sure Gamble', 'Diesel', 'Stimhack'],
      rig: { resources: ['Wyldside'] },
    },
    script: [runner('run', { server: 'HQ' })],
  });
  if (end === null) throw new Error('it was not played');
  let { state } = end;
  for (let left = 12; left > 0 && state.prompt?.kind !== 'pick'; left -= 1) {
    const taken = coreRules.apply(
      state,
      state.prompt?.kind === 'option' ? { do: 'option', option: 'yes' } : { do: 'pass' },
    );
    if (!taken.ok) throw new Error(taken.reason);
    ({ state } = taken);
  }
  return state;
}

describe('a card that is used by hand in an encounter', () => {
  it('is used in the window after what the ice asks is answered, in which nobody is asked', () => {
    const state = asked();
    const card = state.servers.find(({ name }) => name === 'Server 1')?.root[0];
    if (card === undefined) throw new Error('no card is asked for');
    const pick = { do: 'pick', card } as const;
    const plain = coreRules.apply(state, pick);
    expect(plain.ok && plain.state.prompt?.kind).toBe('bid');
    const open = unasked(coreRules, state, [pick]).find(({ decisions }) => decisions[0] === pick);
    if (open === undefined) throw new Error('there is no window');
    const [before, after] = [state, open.at].map((at) => ourFeatures(coreRules.pool, at, []));
    if (before === undefined || after === undefined) throw new Error('nothing is shown');
    const shown = [
      { features: before, lines: [] },
      {
        features: after,
        lines: [
          'Al pays 1 [Credits] to use Matrix Analyzer to place 1 advancement counter on a card in Server 1.',
        ],
      },
      { features: after, lines: ['Bo uses Wyldside to draw 2 cards and lose [Click].'] },
    ].map((one): Shown => ({
      ...{ state: {}, mayPass: true, isSettled: false, repeats: false, ...one },
      prompts: { corp: null, runner: null },
    }));
    const between = { after: 0, until: 2 };
    const aim = shown[2];
    if (aim === undefined) throw new Error('there is no entry');
    const group = shown.map(({ features }) => features);
    const goal = new Goal(group, aim, between, new Evidence(shown, between));
    const node = { ...nodeAt(coreRules, state), features: before };
    const [used] = [...new Deviations(means, shown, between).from(node, goal)];
    expect(used?.granted?.deviation).toMatchObject({ kind: 'out-of-window', decisions: [pick] });
    expect(used?.live.state.runner.grip).toHaveLength(2);
  });
});
