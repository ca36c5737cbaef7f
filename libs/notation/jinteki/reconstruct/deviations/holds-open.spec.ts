import { coreRules } from '#cards/pool';
import { encounterIn, type State } from '#rules';
import { bareMeans, nodeAt } from '#testkit/jinteki/way';
import {
  goTo,
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
import { holdsOpen, isPastWindow, lentAmid } from './holds-open';
import { unasked } from './unasked';

const titles = new Titles(coreRules.pool);
const lender = titles.ofTitle('Crash Space') ?? -1;

/** A breaker at ice with one subroutine, and so many credits to break it with. */
function encountered(credits: number): State {
  const { end } = playScenario({
    turn: runnerTurn,
    corp: { servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
    runner: { credits, rig: { programs: ['Corroder'], resources: ['Crash Space'] } },
    script: [runner('run', { server: 'HQ' }), goTo('run.3.1')],
  });
  if (end === null) throw new Error('it was not played');
  return end.state;
}

/**
 * The subroutine is broken, a credit is taken by hand, once something is tried in vain so often, and one pays for what is
 * done next.
 */
function told(from: State, pays: string, tries = 0) {
  const breaker = from.runner.rig.find((id) => from.cards[id]?.def === titles.ofTitle('Corroder'));
  if (breaker === undefined) throw new Error('there is no breaker');
  const use = { do: 'use', card: breaker, ability: 0 } as const;
  const broken = unasked(coreRules, from, [use]).find(({ decisions }) => decisions[0] === use);
  if (broken === undefined) throw new Error('nothing is broken');
  const [before, after] = [from, broken.at].map((one) => ourFeatures(coreRules.pool, one, []));
  if (before === undefined || after === undefined) throw new Error('nothing is shown');
  const shown = [
    { features: before, lines: [] },
    {
      features: after,
      lines: ['Al pays 1 [Credits] to use Corroder to break 1 Barrier subroutine on Ice Wall.'],
    },
    ...Array.from({ length: tries }, () => ({ features: after, lines: [] })),
    { features: after, lines: ['Al uses Crash Space to take 1 [Recurring Credits].'] },
    { features: after, lines: [pays] },
  ].map((one): Shown => ({
    ...{ mayPass: true, isSettled: false, repeats: false, ...one },
    state: { encounters: { ice: { title: 'Ice Wall' } }, runner: { user: { username: 'Al' } } },
    prompts: { corp: null, runner: null },
  }));
  const means: Means = {
    ...bareMeans(coreRules, titles),
    lent: [{ entry: 2 + tries, def: lender, root: null, credits: 1, had: 2, turn: from.turn }],
  };
  const between = { after: 0, until: 1 };
  const aim = shown[1];
  if (aim === undefined) throw new Error('there is no entry');
  const goal = new Goal([before, after], aim, between, new Evidence(shown, between));
  const node = nodeAt(coreRules, from);
  const held = [...holdsOpen(means, node, lentAmid(means, shown, between), shown, goal)];
  const plain = coreRules.apply(from, use);
  if (!plain.ok) throw new Error(plain.reason);
  return { held, use, means, shown, plain: plain.state };
}

const pump = 'Al pays 1 [Credits] to use Corroder to increase its strength from 2 to 3.';

describe('a window in which a credit is taken by hand', () => {
  it('is held open where nobody could do anything in it', () => {
    const { held, use, means, shown, plain } = told(encountered(1), pump);
    expect(encounterIn(plain)).toBeNull();
    expect(isPastWindow(means, nodeAt(coreRules, plain), shown, 1)).toBe(true);
    expect(held.map(({ granted }) => granted?.deviation)).toMatchObject([
      { kind: 'held-open', entry: 1, decisions: [use], legal: false },
    ]);
    expect(held[0]?.live.state.prompt).toMatchObject({ kind: 'window', for: 'runner' });
  });

  it('is held open, too, where bad publicity pays for some of what is done next', () => {
    const paid =
      'Al pays 1[Credits] from bad publicity and 1 [Credits] from their credit pool to increase the strength of Corroder to 4.';
    const { held, means, shown, plain } = told(encountered(1), paid);
    expect(isPastWindow(means, nodeAt(coreRules, plain), shown, 1)).toBe(true);
    expect(held).toHaveLength(1);
  });

  it('is held open, too, where nothing changes before the credit is taken', () => {
    const { held, means, shown, plain } = told(encountered(1), pump, 2);
    expect(isPastWindow(means, nodeAt(coreRules, plain), shown, 1)).toBe(true);
    expect(held).toHaveLength(1);
  });

  it('is not where it is asked in by our rules', () => {
    const { held, means, shown, plain } = told(encountered(3), pump);
    expect(encounterIn(plain)).not.toBeNull();
    expect([held, isPastWindow(means, nodeAt(coreRules, plain), shown, 1)]).toEqual([[], false]);
  });

  it('is not looked for where the other side pays next', () => {
    const { means, shown, plain } = told(encountered(1), pump.replace('Al ', 'Bo '));
    expect(isPastWindow(means, nodeAt(coreRules, plain), shown, 1)).toBe(false);
  });
});

describe('a card that is installed with the last click of a turn', () => {
  /** Credits are taken from it by hand right after it, with so many clicks left. */
  const heldAfter = (clicks: number) => {
    const { end } = playScenario({
      turn: { ...runnerTurn, clicks: clicks + 1 },
      runner: { credits: 2, grip: ['Crash Space'] },
      script: [],
    });
    if (end === null) throw new Error('it was not played');
    const from = end.state;
    const [card] = from.runner.grip;
    if (card === undefined) throw new Error('the grip is empty');
    const install = { do: 'install', card } as const;
    const way = unasked(coreRules, from, [install]).find(({ decisions }) => decisions.length > 0);
    if (way === undefined) throw new Error('there is no window');
    const [before, after] = [from, way.at].map((one) => ourFeatures(coreRules.pool, one, []));
    if (before === undefined || after === undefined) throw new Error('nothing is shown');
    const shown = [
      { features: before, lines: [] },
      {
        features: after,
        lines: ['Al spends [Click] and pays 2 [Credits] to install Crash Space.'],
      },
      { features: after, lines: ['Al uses Crash Space to take 1 [Recurring Credits].'] },
    ].map((one): Shown => ({
      ...{ mayPass: true, isSettled: false, repeats: false, state: {}, ...one },
      prompts: { corp: null, runner: null },
    }));
    const means: Means = {
      ...bareMeans(coreRules, titles),
      lent: [{ entry: 2, def: lender, root: null, credits: 1, had: 2, turn: from.turn }],
    };
    const between = { after: 0, until: 1 };
    const aim = shown[1];
    if (aim === undefined) throw new Error('there is no entry');
    const goal = new Goal([before, after], aim, between, new Evidence(shown, between));
    const node = { ...nodeAt(coreRules, from), features: before };
    const held = [...holdsOpen(means, node, lentAmid(means, shown, between), shown, goal)];
    return { held, install };
  };

  it('lends in a window before the turn ends, which is held open for it', () => {
    const { held, install } = heldAfter(0);
    expect(held.map(({ granted }) => granted?.deviation)).toMatchObject([
      { kind: 'held-open', entry: 1, decisions: [install], legal: false },
    ]);
    expect(held[0]?.live.state).toMatchObject({
      turn: { side: 'runner' },
      prompt: { kind: 'window', for: 'runner' },
    });
  });

  it('needs none where an action follows', () => {
    expect(heldAfter(1).held).toEqual([]);
  });
});

describe('credits that are taken by hand before a card asks something', () => {
  const { end } = playScenario({
    turn: runnerTurn,
    corp: {
      identity: 'NBN: Making News',
      credits: 1,
      servers: {
        HQ: { ice: [rezzed('Matrix Analyzer')] },
        'Server 1': { cards: ['Private Security Force'] },
      },
    },
    script: [runner('run', { server: 'HQ' })],
  });
  if (end === null) throw new Error('it was not played');
  let { state } = end;
  for (let left = 4; left > 0 && state.prompt?.kind !== 'option'; left -= 1) {
    const passed = coreRules.apply(state, { do: 'pass' });
    if (!passed.ok) throw new Error(passed.reason);
    ({ state } = passed);
  }
  const isPast = (cardTitle: string): boolean => {
    const asks = {
      ...{ kind: 'select', message: 'Place 1 advancement counter', choices: ['Done'], cardTitle },
      ...{ cardCid: null, selectable: [], asking: 1 },
    };
    const shown = [
      'Al uses NBN: Making News to take 1 [Recurring Credits].',
      'Bo encounters Matrix Analyzer protecting HQ at position 0.',
      'Al pays 1 [Credits] to use Matrix Analyzer to place 1 advancement counter on a card in Server 1.',
    ].map((line): Shown => ({
      ...{ mayPass: true, isSettled: false, repeats: false, features: new Map(), lines: [line] },
      state: {
        encounters: { ice: { title: 'Matrix Analyzer' } },
        corp: { user: { username: 'Al' } },
      },
      prompts: { corp: asks, runner: null },
    }));
    const lent = [
      { entry: 0, def: 'corp', root: null, credits: 1, had: 2, turn: state.turn } as const,
    ];
    return isPastWindow({ rules: coreRules, lent }, nodeAt(coreRules, state), shown, 1);
  };

  it('pay for the answer, and no window is held open before it', () => {
    expect(state.prompt).toMatchObject({ kind: 'option', for: 'corp' });
    expect(isPast('Matrix Analyzer')).toBe(false);
  });

  it('pay for something else where theirs does not ask that', () => {
    expect(isPast('Data Raven')).toBe(true);
  });
});
