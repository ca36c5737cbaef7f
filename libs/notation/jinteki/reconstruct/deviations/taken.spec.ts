import { coreRules } from '#cards/pool';
import { rulesByPool } from '#cards/rules-by-pool';
import { type CardId, type Decision, rulesOf, type State } from '#rules';
import {
  corpDoes as corp,
  corpTurn,
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

describe('cards put back in an order', () => {
  const top = ['Enigma', 'Ice Wall', 'Hunter', 'Tollbooth', 'Chum'];
  const { end: played } = playScenario({
    turn: corpTurn,
    corp: {
      credits: 9,
      hq: ['Precognition'],
      rd: [...top, 'Hedge Fund'],
      servers: { 'Server 1': { ice: ['Wall of Static'] } },
    },
    script: [corp('play', { card: 'Precognition' })],
  });
  if (played === null) throw new Error('it was not played');
  const { prompt } = played.state;
  if (prompt?.kind !== 'pick' || prompt.why !== 'arrange') throw new Error('nothing is arranged');
  const { from } = prompt;
  const defsOf = (cards: readonly CardId[]): number[] =>
    cards.map((id) => played.state.cards[id]?.def ?? -1);

  /** How many are behind once a card is rezzed after so many are put back in the order in which they lay. */
  const behind = (chosen: number, told: readonly number[]): readonly (number | undefined)[] => {
    const hidden: Pick<Hidden, 'accesses' | 'arrangements' | 'runs'> = {
      ...{ accesses: [], runs: [], arrangements: [{ index: 11, defs: told }] },
    };
    const at: Node = { ...node, live: coreRules.live(played.state), accessed: 0, runs: 0 };
    return taken({ rules: coreRules, hidden } as Means, at, {
      ...{ kind: 'early-rez', card: iceOf(played.state), credits: 0, entry: 11 },
      decisions: from.slice(0, chosen).map((card): Decision => ({ do: 'pick', card })),
      ...{ difference: null, rule: 'REZ-03', reason: '', legal: false },
    }).map(({ arranged }) => arranged);
  };

  it('are behind that lead to a deviation, the last of them without a question', () => {
    expect(behind(4, defsOf(from))).toEqual([5]);
  });

  it('are in the order of the game', () => {
    expect(behind(4, defsOf(from).reverse())).toEqual([]);
  });
});

describe('what a player says to spend in secret', () => {
  const rules = rulesByPool.covering(['Mganga', 'Sherlock 1.0']);

  /** The ways in which a Corp of so many credits rezzes ice for six while it is asked, or has answered so. */
  function rezzedAmid(credits: number, said: number | null): number {
    const { end: asked } = playScenario(
      {
        turn: runnerTurn,
        corp: {
          credits,
          servers: { 'R&D': { ice: [rezzed('Mganga')] }, HQ: { ice: ['Sherlock 1.0'] } },
        },
        runner: { credits: 3 },
        script: [runner('run', { server: 'R&D' })],
      },
      rules.pool,
    );
    if (asked === null) throw new Error('it was not played');
    const live = rules.live(asked.state);
    while (live.state.prompt?.kind !== 'number' && live.apply({ do: 'pass' }).ok);
    if (said !== null) expect(live.apply({ do: 'number', number: said }).ok).toBe(true);
    const ice = live.state.servers.find(({ name }) => name === 'HQ')?.ice[0];
    if (ice === undefined) throw new Error('there is no ice');
    const hidden: Pick<Hidden, 'accesses' | 'runs'> = { accesses: [], runs: [] };
    return taken(
      { rules, hidden } as Means,
      { ...node, live },
      {
        ...{ kind: 'early-rez', card: ice, credits: 0, entry: 11 },
        ...{ difference: null, rule: 'REZ-03', reason: '', legal: false },
      },
    ).length;
  }

  it('is there still after ice is rezzed amid it', () => {
    expect([rezzedAmid(8, null), rezzedAmid(8, 2), rezzedAmid(7, 1)]).toEqual([1, 1, 1]);
  });

  it('is none where ice takes it', () => {
    expect([rezzedAmid(7, null), rezzedAmid(7, 2)]).toEqual([0, 0]);
  });
});
