import { coreRules } from '#cards/pool';
import { rulesByPool } from '#cards/rules-by-pool';
import { decided, inRig, nodeAt } from '#testkit/jinteki/way';
import { playScenario, runnerDoes, runnerTurn } from '#testkit/scenario/play-scenario';
import type { Deviation } from '../deviations/deviation';
import { toldByWay } from './told-by-way';

const { end } = playScenario(
  {
    turn: runnerTurn,
    runner: { credits: 9, grip: ['Medium'], rig: { programs: ['Djinn'] } },
    script: [],
  },
  coreRules.pool,
);
if (end === null) throw new Error('it was not played');
const { state } = end;

it('tells the host on which a card is installed as a card that it chooses', () => {
  const start = nodeAt(coreRules, state);
  const [card] = state.runner.grip;
  if (card === undefined) throw new Error('it is not there');
  const host = inRig(coreRules.pool, state, 'Djinn');
  const between = { after: 0, until: 1 };
  const way = { start, from: 0, through: 1, granted: [] };
  const on = decided(coreRules, start, { do: 'install', card, host }, between);
  expect(toldByWay(coreRules, { ...way, end: on }).told).toEqual([
    { kind: 'card', told: 'Djinn', title: 'Medium', between, by: null },
  ]);
  const off = decided(coreRules, start, { do: 'install', card }, between);
  expect(toldByWay(coreRules, { ...way, end: off }).told).toEqual([]);
});

it('tells what leads to a deviation of the card that asks for it, and not of the one that the deviation is about', () => {
  const own = rulesByPool.covering(['Snitch', 'Ice Wall', 'Djinn']);
  const asked = playScenario(
    {
      turn: runnerTurn,
      corp: { servers: { HQ: { ice: ['Ice Wall'] } } },
      runner: { rig: { programs: ['Snitch', 'Djinn'] } },
      script: [runnerDoes('run', { server: 'HQ' })],
    },
    own.pool,
  ).end;
  if (asked === null) throw new Error('it was not played');
  const start = nodeAt(own, asked.state);
  const deviation: Deviation = {
    ...{ kind: 'early-rez', card: inRig(own.pool, asked.state, 'Djinn'), credits: 0, entry: 3 },
    ...{ difference: 'D3', rule: 'REZ-03', reason: '', legal: false },
    decisions: [{ do: 'option', option: 'no' }],
  };
  const granted = [{ before: null, deviation, decision: 0 }];
  expect(toldByWay(own, { start, end: start, from: 0, through: 3, granted }).told).toEqual([
    {
      ...{ kind: 'option', told: 'no', title: 'Snitch', by: null },
      between: { after: 2, until: 3 },
    },
  ]);
});
