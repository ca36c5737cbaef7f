import { coreRules } from '#cards/pool';
import type { CardId, State } from '#rules';
import { playScenario, rezzed, runnerTurn } from '#testkit/scenario/play-scenario';
import type { Access, Hidden } from '../hidden';
import type { Means } from '../follow';
import type { Node } from '../node';
import { taken } from './taken';

const { end } = playScenario({
  turn: { ...runnerTurn, clicks: 1 },
  corp: {
    credits: 9,
    servers: { 'Server 1': { cards: [rezzed('PAD Campaign')], ice: ['Enigma'] } },
  },
  script: [],
});
if (end === null) throw new Error('it was not played');
const { state } = end;

function iceOf({ servers }: State): CardId {
  const ice = servers.find(({ name }) => name === 'Server 1')?.ice[0];
  if (ice === undefined) throw new Error('there is no ice');
  return ice;
}

const access = (run: number, index: number): Access => ({
  ...{ run, index, def: null, server: 'HQ', zone: 'hand' },
});

const node: Node = {
  live: coreRules.live(state),
  features: new Map(),
  trail: null,
  accessed: 1,
  runs: 1,
  arranged: 0,
  loans: [],
  granted: null,
  shuffled: { corp: 0, runner: 0 },
};

describe('runs and accesses', () => {
  it('are behind that began in a turn which a deviation ends', () => {
    const hidden: Pick<Hidden, 'accesses' | 'runs'> = {
      accesses: [access(1, 4), access(2, 8), access(2, 9), access(3, 30)],
      runs: [3, 7, 29],
    };
    const means = { rules: coreRules, hidden } as Means;
    const [after] = taken(means, node, {
      ...{
        kind: 'early-rez',
        card: iceOf(state),
        credits: 0,
        entry: 11,
        decisions: [{ do: 'draw' }],
      },
      ...{ difference: null, rule: 'REZ-03', reason: '', legal: false },
    });
    expect(after?.live.state.turn.side).toBe('corp');
    expect([after?.runs, after?.accessed]).toEqual([2, 3]);
  });
});
