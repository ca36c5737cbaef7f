import { coreRules } from '#cards/pool';
import { decided, inRig, nodeAt } from '#testkit/jinteki/way';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
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
