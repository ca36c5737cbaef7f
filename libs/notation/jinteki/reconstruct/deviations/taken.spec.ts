import { coreRules } from '#cards/pool';
import { type CardId, type Decision, rulesOf, type State } from '#rules';
import {
  playScenario,
  rezzed,
  runnerDoes as runner,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
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

  it('are none that a deviation ends while a card is yet to be accessed', () => {
    const { end: run } = playScenario({
      turn: runnerTurn,
      corp: { credits: 9, servers: { 'Server 1': { ice: ['Enigma'] } } },
      script: [runner('run', { server: 'Archives' })],
    });
    if (run === null) throw new Error('it was not played');
    const from: Node = { ...node, live: coreRules.live(run.state), accessed: 0 };
    const live = rulesOf(coreRules.pool, 'every-step').live(run.state);
    const decisions: Decision[] = [];
    while (live.state.frames.some(({ at }) => at === 'run')) {
      const decision = live.legal().find(({ do: what }) => what === 'pass' || what === 'continue');
      if (decision?.do !== 'pass' && decision?.do !== 'continue') throw new Error('it goes on');
      decisions.push({ do: decision.do });
      live.apply({ do: decision.do });
    }
    const found = (...accesses: Access[]): number => {
      const hidden: Pick<Hidden, 'accesses' | 'runs'> = { accesses, runs: [3] };
      return taken({ rules: coreRules, hidden } as Means, from, {
        ...{ kind: 'early-rez', card: iceOf(run.state), credits: 0, entry: 11, decisions },
        ...{ difference: null, rule: 'REZ-03', reason: '', legal: false },
      }).length;
    };
    expect([found(), found(access(1, 4)), found(access(2, 20))]).toEqual([1, 0, 1]);
  });
});
