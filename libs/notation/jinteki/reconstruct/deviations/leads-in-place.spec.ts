import { coreRules } from '#cards/pool';
import { cardId, type CardId, type Decision, type State } from '#rules';
import { entriesOf, nodeAt } from '#testkit/jinteki/way';
import { runnerPlays } from '#cards/sketch/steps';
import {
  goTo,
  playScenario,
  rezzed,
  runnerDoes as runner,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import type { Node } from '../node';
import type { Shown } from '../shown';
import { carryOut } from './carry-out';
import type { Deviation, Granted } from './deviation';
import { leadsInPlace } from './leads-in-place';

const { end } = playScenario({
  turn: runnerTurn,
  corp: {
    servers: { HQ: { ice: ['Wall of Static'] }, 'Server 1': { cards: [rezzed('PAD Campaign')] } },
  },
  script: [],
});
if (end === null) throw new Error('it was not played');
const { state } = end;

const runs = ['Bo spends [Click] to make a run on HQ.'];

const used = ['Di uses PAD Campaign to gain 1 [Credits].'];

const shown = entriesOf([], runs, ['Bo uses Crash Space to take 1 [Recurring Credits].'], used);

const at = (there: State): Node => nodeAt(coreRules, there);

function campaign({ cards }: State): CardId {
  const found = cards.find(({ def, zone }) => {
    const { title } = coreRules.pool.definitions[def]?.value ?? {};
    return zone === 'root' && title === 'PAD Campaign';
  });
  if (found === undefined) throw new Error('it is not installed');
  return found.id;
}

const run: Decision = { do: 'run', server: 'HQ' };

const granting = (kind: Deviation['kind'], entry: number, decisions?: Decision[]): Granted => ({
  before: null,
  deviation: {
    ...{ kind, card: kind === 'loan' ? cardId(0) : campaign(state), credits: 0, entry },
    ...{ difference: null, rule: 'TRIG-01', reason: '', legal: kind === 'loan' },
    ...(decisions && { decisions }),
  },
  decision: 0,
});

const told = (entries: readonly Shown[], ...granted: readonly Granted[]): unknown =>
  toldFrom(state, entries, ...granted);

function toldFrom(
  begun: State,
  entries: readonly Shown[],
  ...granted: readonly Granted[]
): unknown {
  const reached = granted.reduce<State | null>(
    (from, { deviation }) => from && carryOut(coreRules, from, deviation),
    begun,
  );
  if (reached === null) throw new Error('it cannot be played');
  return leadsInPlace(coreRules, at(begun), at(reached), granted, [], entries).map(
    ({ deviation: { kind, entry, decisions } }) => [kind, entry, decisions],
  );
}

describe('a run that leads to a card that is used by hand', () => {
  it('is told where its line is, with the window after it held open', () => {
    expect(told(shown, granting('out-of-window', 3, [run]))).toEqual([
      ['held-open', 1, [run]],
      ['out-of-window', 3, undefined],
    ]);
  });

  it('is told before what is lent between the two', () => {
    expect(
      told(shown, granting('loan', 2), granting('out-of-window', 3, [run, { do: 'pass' }])),
    ).toEqual([
      ['held-open', 1, [run]],
      ['loan', 2, undefined],
      ['out-of-window', 3, [{ do: 'pass' }]],
    ]);
  });

  it('is told before what is lent since, where it leads to a window held open for that', () => {
    expect(told(shown, granting('loan', 2), granting('held-open', 2, [run]))).toEqual([
      ['held-open', 1, [run]],
      ['loan', 2, undefined],
    ]);
    expect(told(shown, granting('held-open', 1, [run]), granting('loan', 2))).toEqual([
      ['held-open', 1, [run]],
      ['loan', 2, undefined],
    ]);
  });

  it('is told there however many entries that tell nothing come between', () => {
    const after = (count: number, ...lines: readonly string[]): unknown =>
      told(
        entriesOf([], runs, ...Array.from({ length: count }, () => lines), used),
        granting('out-of-window', count + 2, [run]),
      );
    expect(after(30)).toEqual([
      ['held-open', 1, [run]],
      ['out-of-window', 32, undefined],
    ]);
    expect(after(30, 'Di: well')).toEqual([['out-of-window', 32, [run]]]);
  });

  it('stays where it is if no earlier line tells of it', () => {
    expect(told(shown, granting('out-of-window', 1, [run]))).toEqual([['out-of-window', 1, [run]]]);
  });
});

describe('a server that is chosen for a run before a card is used by hand', () => {
  const played = playScenario({
    turn: runnerTurn,
    corp: {
      servers: { HQ: { ice: ['Wall of Static'] }, 'Server 1': { cards: [rezzed('PAD Campaign')] } },
    },
    runner: { grip: ['Inside Job'] },
    script: [runnerPlays('Inside Job')],
  });
  const asked = played.end?.state ?? fail();
  const on: Decision = { do: 'server', server: 'HQ' };
  const lent = ['Bo uses Crash Space to take 1 [Recurring Credits].'];

  it('is told where a line tells of the run, before what is lent in it', () => {
    const entries = entriesOf([], ['Bo uses Inside Job to make a run on HQ.'], lent, used);
    expect(asked.prompt?.kind).toBe('server');
    expect(
      toldFrom(asked, entries, granting('loan', 2), granting('out-of-window', 3, [on])),
    ).toEqual([
      ['held-open', 1, [on]],
      ['loan', 2, undefined],
      ['out-of-window', 3, undefined],
    ]);
  });

  it('stays where it is if lines tell of another server', () => {
    const entries = entriesOf([], ['Bo uses Inside Job to make a run on R&D.'], lent, used);
    expect(toldFrom(asked, entries, granting('out-of-window', 3, [on]))).toEqual([
      ['out-of-window', 3, [on]],
    ]);
  });
});

describe('an answer in words before a window that is held open', () => {
  const met = playScenario({
    turn: runnerTurn,
    corp: {
      servers: {
        HQ: { ice: [rezzed('Data Raven')] },
        'Server 1': { cards: [rezzed('PAD Campaign')] },
      },
    },
    script: [runner('run', { server: 'HQ' }), goTo('run.3')],
  });
  const asked = met.end?.state ?? fail();
  const answer: Decision = { do: 'option', option: 'take-tag' };
  const toldAs = (...choices: readonly string[]): unknown => {
    const asks = {
      ...{ message: 'Choose one', kind: 'other', choices, selectable: [] },
      ...{ cardCid: 'c', cardTitle: 'Data Raven', asking: 7 },
    };
    const goesOn = { ...asks, kind: 'select', message: 'Choose a card' };
    const entries = entriesOf([], [], ['Bo takes a tag.'], [], used).map((one, entry) => ({
      ...one,
      prompts: { corp: null, runner: [null, asks, goesOn][entry] ?? null },
    }));
    return toldFrom(asked, entries, granting('held-open', 4, [answer]));
  };

  it('is told where its question is closed, though its card asks on', () => {
    expect(asked.prompt?.kind).toBe('option');
    expect(toldAs('Take 1 tag', 'End the run')).toEqual([['held-open', 2, [answer]]]);
  });

  it('stays where it is if other words are asked for, or whether something is done', () => {
    expect(toldAs('Pay 1 [Credits]', 'End the run')).toEqual([['held-open', 4, [answer]]]);
    expect(toldAs('Take', 'Yes', 'No')).toEqual([['held-open', 4, [answer]]]);
  });
});

describe('a card that is chosen before a window that is held open', () => {
  const { end: played } = playScenario({
    turn: runnerTurn,
    corp: { servers: { 'Server 1': { cards: [rezzed('PAD Campaign')] } } },
    runner: { grip: ['Déjà Vu'], heap: ['Corroder', 'Djinn'] },
    script: [runnerPlays('Déjà Vu')],
  });
  const asked = played?.state ?? fail();
  const card = asked.runner.heap.find(
    (id) => coreRules.pool.definitions[asked.cards[id]?.def ?? -1]?.value.title === 'Djinn',
  );
  const choice: Decision = { do: 'pick', card: card ?? fail() };
  const asks = {
    ...{ message: 'Choose a card', kind: 'select', choices: [], selectable: ['a', 'b'] },
    ...{ cardCid: 'c', cardTitle: 'Déjà Vu', asking: 7 },
  };
  const toldAs = (line: string): unknown => {
    const entries = entriesOf([], [], [line], [], used).map((one, entry) =>
      entry === 1 ? { ...one, prompts: { corp: null, runner: asks } } : one,
    );
    return toldFrom(asked, entries, granting('held-open', 4, [choice]));
  };

  it('is told where its question is closed with a line that names it', () => {
    expect(asked.prompt?.kind).toBe('pick');
    expect(toldAs('Bo uses Déjà Vu to add Djinn to the grip.')).toEqual([
      ['held-open', 2, [choice]],
    ]);
    expect(toldAs('Bo uses Déjà Vu to add Corroder to the grip.')).toEqual([
      ['held-open', 4, [choice]],
    ]);
  });
});

describe('a subroutine that is broken before a question that is left', () => {
  const met = playScenario({
    turn: { ...runnerTurn, clicks: 2 },
    corp: { servers: { HQ: { ice: [rezzed('Ichi 1.0')] } } },
    runner: { credits: 0, rig: { programs: ['Corroder'] } },
    script: [runner('run', { server: 'HQ' }), goTo('run.3.1')],
  });
  const from = met.end?.state;
  const ice = from?.servers[0]?.ice[0];
  if (from === undefined || ice === undefined) throw new Error('it was not played');

  /** With the last click a subroutine is chosen to be broken; of the others the first asks for the one program there is. */
  const chosen = coreRules.apply(from, { do: 'use', card: ice, ability: 0 });
  if (!chosen.ok) throw new Error(chosen.reason);

  /** Ice with its subroutines, this one broken or not. */
  const entry = (broken: boolean): Shown => ({
    ...(entriesOf([])[0] ?? fail()),
    state: {
      encounters: { ice: { title: 'Ichi 1.0', subroutines: [{}, { broken }, {}] } },
    },
  });

  it('is told where it is shown broken', () => {
    const left: Granted = {
      before: null,
      deviation: {
        ...{ kind: 'unanswered', card: ice, credits: 0, entry: 3, difference: 'D17' },
        ...{ rule: 'MUST-01', reason: '', legal: false },
        decisions: [{ do: 'break', sub: 1 }, { do: 'done' }],
      },
      decision: 0,
    };
    const reached = carryOut(coreRules, chosen.state, left.deviation);
    if (reached === null) throw new Error('it cannot be left');
    const entries = [entry(false), entry(true), entry(true), entry(true)];
    const placed = leadsInPlace(
      ...([coreRules, at(chosen.state), at(reached), [left], [], entries] as const),
    );
    expect(placed.map(({ deviation: { kind, entry: where } }) => [kind, where])).toEqual([
      ['held-open', 1],
      ['unanswered', 3],
    ]);
    expect(placed[1]?.deviation.decisions?.at(-1)).toEqual({ do: 'done' });
  });
});

function fail(): never {
  throw new Error('there is no entry');
}
