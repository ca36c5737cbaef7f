import { coreRules } from '#cards/pool';
import type { Decision, State } from '#rules';
import { entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import {
  corpDoes as corp,
  corpTurn,
  goTo,
  playScenario,
  rezzed,
  runnerDoes as runner,
  runnerTurn,
  type Sketch,
} from '#testkit/scenario/play-scenario';
import { HiddenCards } from '../hidden-cards';
import type { Node } from '../node';
import { Titles } from '../titles';
import { carryOut } from './carry-out';
import { begun, isAskedAsMet, isAskedLast, type Passed, unasked } from './unasked';

function positionOf(sketch: Sketch): State {
  const { end } = playScenario(sketch);
  if (end === null) throw new Error('it was not played');
  return end.state;
}

const node = (state: State): Node => ({
  live: coreRules.live(state),
  features: new Map(),
  trail: null,
  accessed: 0,
  runs: 0,
  arranged: 0,
  loans: [],
  granted: null,
  shuffled: { corp: 0, runner: 0 },
});

/** On through windows, and what may be answered with yes, to the first question for a card. */
function asked(from: State): State {
  let state = from;
  for (let left = 12; left > 0 && state.prompt?.kind !== 'pick'; left -= 1) {
    const { prompt } = state;
    const taken = coreRules.apply(
      state,
      prompt?.kind === 'option' ? { do: 'option', option: 'yes' } : { do: 'pass' },
    );
    if (!taken.ok) throw new Error(taken.reason);
    ({ state } = taken);
  }
  return state;
}

describe('windows that nobody is asked in', () => {
  const running = positionOf({
    turn: runnerTurn,
    corp: {
      credits: 1,
      servers: {
        HQ: { ice: [rezzed('Matrix Analyzer')] },
        'Server 1': { cards: ['Private Security Force'] },
        'Server 2': { cards: ['Hostile Takeover'] },
      },
    },
    script: [runner('run', { server: 'HQ' })],
  });
  const met = asked(running);

  it('come after what is asked as ice is encountered, too', () => {
    expect([isAskedAsMet(node(running)), isAskedAsMet(node(met))]).toEqual([false, true]);
    const card = met.servers.find(({ name }) => name === 'Server 1')?.root[0];
    if (card === undefined) throw new Error('no card is asked for');
    const plain = coreRules.apply(met, { do: 'pick', card });
    expect(plain.ok && plain.state.prompt?.kind).toBe('bid');
    const windows = unasked(coreRules, met, [{ do: 'pick', card }]).filter(
      ({ at }) => at.prompt?.kind === 'window',
    );
    expect(windows.map(({ decisions }) => decisions.map((one) => one.do))).toEqual([
      ['pick'],
      ['pick', 'pass'],
    ]);
  });

  it('come after what a subroutine asks that resolves apart from the others', () => {
    const before = positionOf({
      turn: runnerTurn,
      corp: { servers: { HQ: { ice: [rezzed('Archer')] } } },
      runner: { rig: { programs: ['Corroder', 'Ninja', 'Wyrm'] } },
      script: [runner('run', { server: 'HQ' }), goTo('run.3.1')],
    });
    const ice = before.servers.find(({ name }) => name === 'HQ')?.ice[0];
    const [card] = before.runner.rig;
    if (ice === undefined || card === undefined) throw new Error('there is nothing to trash');
    const together = coreRules.apply(before, { do: 'pass' });
    if (!together.ok) throw new Error(together.reason);
    expect(together.state.prompt?.kind).toBe('pick');
    expect(isAskedAsMet(node(together.state))).toBe(false);
    const apart = carryOut(coreRules, before, {
      ...{ kind: 'sub-apart', card: ice, credits: 0, decisions: [{ do: 'break', sub: 2 }] },
    });
    if (apart === null) throw new Error('it does not resolve');
    expect(apart.prompt?.kind).toBe('pick');
    expect(isAskedAsMet(node(apart))).toBe(true);
    const [first] = unasked(coreRules, apart, [{ do: 'pick', card }]).filter(
      ({ decisions }) => decisions.length > 0,
    );
    expect(first?.at.prompt?.kind).toBe('window');
  });

  describe('after the last click of a turn', () => {
    const asking = (clicks: number, what: 'play' | 'install', title: string): State => {
      const from = positionOf({
        turn: { ...runnerTurn, clicks },
        corp: { servers: { HQ: { ice: ['Wall of Static', 'Enigma'] } } },
        runner: { grip: [title], stack: ['Infiltration'], rig: { programs: ['Ninja'] } },
        script: [],
      });
      const [card] = from.runner.grip;
      if (card === undefined) throw new Error('the grip is empty');
      const taken = coreRules.apply(from, { do: what, card });
      if (!taken.ok) throw new Error(taken.reason);
      return taken.state;
    };

    it.each([
      ['play', 'Tinkering', 'pick'],
      ['install', 'Sneakdoor Beta', 'done'],
    ] as const)('come after what is asked with it: %s %s', (what, title, answer) => {
      const last = asking(1, what, title);
      expect([last.prompt?.kind, isAskedLast(node(last))]).toEqual(['pick', true]);
      const [decision] = coreRules
        .legal(last)
        .flatMap((one) =>
          (one.do === 'pick' || one.do === 'done') && one.do === answer ? [one] : [],
        );
      if (decision === undefined) throw new Error('it cannot be answered');
      const [window] = unasked(coreRules, last, [decision]).filter(
        ({ at }) => at.prompt?.kind === 'window',
      );
      expect(window?.decisions.map((one) => one.do)).toEqual([answer]);
      expect(window?.at.turn.side).toBe('runner');
    });

    it('are none of those where an action is still to come', () => {
      for (const state of [asking(2, 'play', 'Tinkering'), asking(2, 'install', 'Sneakdoor Beta')])
        expect([state.prompt?.kind, isAskedLast(node(state))]).toEqual(['pick', false]);
    });
  });

  describe('after what is decided in a window', () => {
    const hidden = new HiddenCards(new Titles(coreRules.pool), []).finish();
    const leading = (state: State, ...lines: readonly string[]): readonly Decision['do'][] =>
      begun(
        { rules: coreRules, hidden },
        nodeAt(coreRules, state),
        goalFrom(0, entriesOf([], lines)),
      ).map((one) => one.do);

    it('come after an agenda that is scored with no click left', () => {
      const last = positionOf({
        turn: { ...corpTurn, clicks: 1 },
        corp: {
          servers: { 'Server 1': { cards: [{ card: 'Hostile Takeover', advancement: 1 }] } },
        },
        script: [corp('advance', { card: 'Hostile Takeover' })],
      });
      expect([last.prompt?.kind, last.corp.clicks]).toEqual(['window', 0]);
      const scored = 'Al scores Hostile Takeover and gains 1 agenda point.';
      expect(leading(last, scored)).toContain('score');
    });

    it('come after how much is spent on what is used against an encounter', () => {
      const met = positionOf({
        turn: runnerTurn,
        corp: {
          credits: 1,
          servers: {
            HQ: { ice: [rezzed('Ichi 1.0')], cards: [rezzed('Corporate Troubleshooter')] },
          },
        },
        script: [
          runner('run', { server: 'HQ' }),
          goTo('run.3.1'),
          runner('pass'),
          corp('use', { card: 'Corporate Troubleshooter' }),
        ],
      });
      expect([met.prompt?.kind, new Set(leading(met))]).toEqual(['number', new Set(['number'])]);
    });

    it('come after a subroutine that is chosen to be broken, and nothing is done before it is', () => {
      const met = positionOf({
        turn: runnerTurn,
        corp: { servers: { HQ: { ice: [rezzed('Ichi 1.0')] } } },
        runner: { credits: 9, rig: { programs: ['Ninja'] } },
        script: [
          runner('run', { server: 'HQ' }),
          goTo('run.3.1'),
          runner('use', { card: 'Ninja', ability: 'boost' }),
          runner('use', { card: 'Ninja', ability: 'break' }),
        ],
      });
      expect([met.prompt?.kind, leading(met)]).toEqual(['subs', ['break', 'break', 'break']]);
      expect(unasked(coreRules, met, [])).toEqual([]);
    });
  });

  it('come behind a run that begins with what is done, once as many cards are accessed as theirs accesses', () => {
    const idle = positionOf({
      turn: { ...runnerTurn, clicks: 1 },
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('Wall of Static')] } } },
      script: [],
    });
    const run = { do: 'run', server: 'HQ' } as const;
    const isOver = ({ at }: Passed): boolean => !at.frames.some((frame) => frame.at === 'run');
    const behind = (next: number | null): number =>
      unasked(coreRules, idle, [run], null, next).filter(
        (one) => one.decisions.length > 0 && isOver(one),
      ).length;
    expect(behind(0)).toBeGreaterThan(0);
    expect([behind(1), behind(null)]).toEqual([0, 0]);
  });
});
