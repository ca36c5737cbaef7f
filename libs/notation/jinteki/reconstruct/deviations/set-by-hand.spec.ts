import { coreRules } from '#cards/pool';
import { cardId } from '#rules';
import {
  goTo,
  playScenario,
  rezzed,
  runnerDoes,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import { type Features, plainKey } from '../features';
import type { Node } from '../node';
import { ourFeatures } from '../ours';
import type { Shown } from '../shown';
import { carryOut } from './carry-out';
import { listGranted } from './deviation';
import { setAll, setByHandIn } from './set-by-hand';

const entry = (runner: number, lines: readonly string[] = [], clicks = 4): Shown => {
  const features: Features = new Map([
    [plainKey('runner credits'), runner],
    [plainKey('runner clicks'), clicks],
  ]);
  return {
    ...{ state: {}, features, lines, prompts: { corp: null, runner: null } },
    ...{ mayPass: false, isSettled: true, repeats: false },
  };
};

describe('credits that are set by hand', () => {
  it('are told by their line, where nothing else changes', () => {
    expect(setByHandIn([entry(3), entry(2, ['Bo sets credit to 2 (-1).'])])).toEqual([
      { entry: 1, side: 'runner', by: -1 },
    ]);
    expect(setByHandIn([entry(3), entry(2, ['Bo sets credit to 2 (-1).'], 3)])).toEqual([]);
    expect(setByHandIn([entry(3), entry(2)])).toEqual([]);
    expect(setByHandIn([entry(3), entry(2, ['Bo sets click to 2 (-1).'])])).toEqual([]);
    expect(setByHandIn([entry(3), entry(2, ['Bo sets credit to 4 (+1).'])])).toEqual([]);
  });

  it('are the Runner’s without what a run has besides', () => {
    const running = (one: Shown): Shown => ({
      ...one,
      features: new Map([...one.features, [plainKey('run credits'), 1]]),
    });
    const set = [entry(3), entry(4, ['Bo sets credit to 3 (+1).'])].map(running);
    expect(setByHandIn(set)).toEqual([{ entry: 1, side: 'runner', by: 1 }]);
  });

  const { end } = playScenario(
    { turn: runnerTurn, runner: { credits: 2 }, script: [] },
    coreRules.pool,
  );
  if (end === null) throw new Error('it was not played');
  const { state } = end;
  const node: Node = {
    live: coreRules.live(state),
    features: ourFeatures(coreRules.pool, state, []),
    ...{ trail: null, accessed: 0, runs: 0, arranged: 0, loans: [], granted: null },
    shuffled: { corp: 0, runner: 0 },
  };

  it('are more or less by it, as a deviation that our rules forbid', () => {
    const at = setAll(coreRules, node, [{ entry: 7, side: 'runner', by: -2 }]);
    expect(at?.live.state.runner.credits).toBe(0);
    expect(at?.features.get(plainKey('runner credits')) ?? 0).toBe(0);
    expect(listGranted(at?.granted ?? null).map(({ deviation }) => deviation)).toMatchObject([
      { kind: 'set-by-hand', entry: 7, credits: -2, difference: 'D23', legal: false },
    ]);
  });

  it('are never fewer than none, and those of an identity’s player alone', () => {
    expect(setAll(coreRules, node, [{ entry: 7, side: 'runner', by: -3 }])).toBeNull();
    const kind = 'set-by-hand';
    expect(carryOut(coreRules, state, { kind, card: cardId(99), credits: 1 })).toBeNull();
    expect(
      carryOut(coreRules, state, { kind, card: state.corp.identity, credits: 1 })?.corp.credits,
    ).toBe(state.corp.credits + 1);
  });
});

describe('a run that is ended by hand', () => {
  const ice = { cid: 'a', title: 'Enigma', side: 'Corp' } as const;
  const encountered: Shown = { ...entry(3), state: { encounters: { ice } } };
  const line = '[!]Bo uses a command: /end-run';

  it('is told by its line, where an encounter is over', () => {
    const ends = [{ entry: 1, ends: 'run' }];
    expect(setByHandIn([encountered, entry(3, [line])])).toEqual(ends);
    expect(setByHandIn([encountered, entry(3)])).toEqual([]);
    expect(setByHandIn([entry(3), entry(3, [line])])).toEqual([]);
    expect(setByHandIn([encountered, { ...encountered, lines: [line] }])).toEqual([]);
  });

  const nodeAfter = (script: readonly ReturnType<typeof runnerDoes | typeof goTo>[]): Node => {
    const { end } = playScenario(
      {
        turn: runnerTurn,
        corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Enigma')] } } },
        script,
      },
      coreRules.pool,
    );
    if (end === null) throw new Error('it was not played');
    const { state } = end;
    return {
      live: coreRules.live(state),
      features: ourFeatures(coreRules.pool, state, []),
      ...{ trail: null, accessed: 0, runs: 0, arranged: 0, loans: [], granted: null },
      shuffled: { corp: 0, runner: 0 },
    };
  };
  const ended = [{ entry: 4, ends: 'run' }] as const;

  it('ends amid the encounter, as a deviation that our rules forbid', () => {
    const met = nodeAfter([runnerDoes('run', { server: 'HQ' }), goTo('run.3.1')]);
    const at = setAll(coreRules, met, ended);
    expect(at?.live.state.frames.some((one) => one.at === 'encounter')).toBe(false);
    expect(at?.live.state.runner.clicks).toBe(met.live.state.runner.clicks);
    expect(listGranted(at?.granted ?? null).map(({ deviation }) => deviation)).toMatchObject([
      { kind: 'set-by-hand', entry: 4, credits: 0, difference: 'D23', rule: 'RUN0-09' },
    ]);
  });

  it('ends nowhere else', () => {
    expect(setAll(coreRules, nodeAfter([]), ended)).toBeNull();
  });
});

describe('a card that is trashed by hand', () => {
  const { end } = playScenario(
    { turn: runnerTurn, runner: { rig: { programs: ['Corroder'] } }, script: [] },
    coreRules.pool,
  );
  const [card] = end?.state.runner.rig ?? [];
  if (end === null || card === undefined) throw new Error('it was not played');
  const def = end.state.cards[card]?.def ?? -1;
  const node: Node = {
    live: coreRules.live(end.state),
    features: ourFeatures(coreRules.pool, end.state, []),
    ...{ trail: null, accessed: 0, runs: 0, arranged: 0, loans: [], granted: null },
    shuffled: { corp: 0, runner: 0 },
  };
  const taken = { entry: 4, what: 'trashed', from: 'installed' } as const;

  it('is a deviation that our rules forbid, with the card', () => {
    const at = setAll(coreRules, node, [{ ...taken, def }]);
    expect(at?.live.state.runner.heap).toEqual([card]);
    expect(listGranted(at?.granted ?? null).map(({ deviation }) => deviation)).toMatchObject([
      { kind: 'set-by-hand', entry: 4, card, credits: 0, difference: 'D23', rule: 'TRASH-01' },
    ]);
  });

  it('is one that ours has', () => {
    expect(setAll(coreRules, node, [{ ...taken, def: def + 1 }])).toBeNull();
  });
});
