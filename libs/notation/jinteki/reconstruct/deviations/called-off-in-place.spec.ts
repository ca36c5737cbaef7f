import { coreRules } from '#cards/pool';
import type { CardId, Decision, State } from '#rules';
import { entriesOf, nodeAt, trailOf } from '#testkit/jinteki/way';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import type { Node } from '../node';
import type { Shown } from '../shown';
import { Titles } from '../titles';
import { calledOffIn, withoutCalledOff } from './called-off';
import { calledOffInPlace } from './called-off-in-place';
import { carryOut } from './carry-out';
import type { Deviation, Granted } from './deviation';

const { end } = playScenario({
  turn: runnerTurn,
  runner: { rig: { programs: ['Djinn'] }, stack: ['Corroder', 'Parasite', 'Gordian Blade'] },
  script: [],
});
if (end === null) throw new Error('it was not played');
const { state } = end;

const shown = entriesOf(
  [],
  ['Bo spends [Click] to use Runner Basic Action Card to gain 1 [Credits].'],
  [],
  [],
  ['Bo spends [Click] to use Runner Basic Action Card to draw 1 card.'],
  [],
  [],
);

const decisions: readonly Decision[] = [{ do: 'gain-credit' }, { do: 'draw' }];
const trail = trailOf({ after: 0, until: 6 }, ...decisions);

const at = (there: State): Node => nodeAt(coreRules, there);

function djinn({ active, cards }: State): CardId {
  const id = active.find((one) => {
    const def = coreRules.pool.definitions[cards[one]?.def ?? -1];
    return def?.value.title === 'Djinn';
  });
  if (id === undefined) throw new Error('it is not installed');
  return id;
}

const granting = (kind: Deviation['kind'], entry: number, decision: number): Granted => ({
  before: null,
  deviation: {
    ...{ kind, card: djinn(state), credits: 0, entry, difference: null, rule: 'COST-01' },
    ...{ reason: '', legal: kind === 'loan' },
    decisions: [{ do: 'shuffle', order: state.runner.stack.toReversed() }],
  },
  decision,
});

/** All that was decided, once the deck was shuffled where the way begins. */
function reached(): State {
  let now = carryOut(coreRules, state, granting('cancelled', 0, 0).deviation);
  for (const decision of decisions) {
    const taken = now === null ? null : coreRules.apply(now, decision);
    now = taken?.ok === true ? taken.state : null;
  }
  if (now === null) throw new Error('it cannot be played');
  return now;
}

const placed = (...granted: readonly Granted[]): unknown =>
  calledOffInPlace(coreRules, at(state), at(reached()), granted, trail, shown).map(
    ({ decision, deviation }) => [deviation.kind, deviation.entry, decision],
  );

describe('a search that is called off', () => {
  it('is told after what lines tell before it', () => {
    expect(placed(granting('cancelled', 3, 0))).toEqual([['cancelled', 3, 1]]);
  });

  it('stays where it is before what is told later', () => {
    expect(placed(granting('cancelled', 1, 0))).toEqual([['cancelled', 1, 0]]);
  });

  it('is told before what is allowed there in a later entry', () => {
    expect(placed(granting('loan', 4, 1), granting('cancelled', 3, 1))).toEqual([
      ['cancelled', 3, 1],
      ['loan', 4, 1],
    ]);
  });

  it('stays where it is if the deck is another by then', () => {
    expect(placed(granting('cancelled', 6, 0))).toEqual([['cancelled', 6, 0]]);
  });
});

describe('the line of a search that is called off', () => {
  const titles = new Titles(coreRules.pool);
  const line = 'Bo uses Djinn to shuffle the stack.';
  const asking = {
    ...{ message: 'Choose a card', kind: 'other', choices: ['Parasite', 'Cancel'], cardCid: null },
    ...{ cardTitle: 'Djinn', selectable: [], asking: 1 },
  };
  /** A click that was paid or none, then so many entries in which it asks, and the line. */
  const told = (paid: boolean, open: number): readonly Shown[] => {
    const [before, after] = [new Map([[1, 2]]), new Map([[1, paid ? 1 : 2]])];
    const there = entriesOf(...Array.from({ length: open + 1 }, () => []), [line]);
    return there.map((one, entry) => ({
      ...one,
      features: entry === 0 || !paid ? before : after,
      prompts: { corp: null, runner: entry > 0 && entry <= open ? asking : null },
    }));
  };

  it('is that of a question before which nothing was paid, however long it stands open', () => {
    const found = (paid: boolean): number[] =>
      [1, 3].map((open) => calledOffIn(titles, told(paid, open)).length);
    expect([found(false), found(true)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  it('tells of no search that was paid for', () => {
    const shown = entriesOf([], [line, 'Bo draws.'], [line]);
    const def = titles.ofTitle('Djinn');
    if (def === null) throw new Error('there is no such card');
    const left = withoutCalledOff(titles, shown, [{ entry: 1, def }]);
    expect(left.map(({ lines }) => lines)).toEqual([[], ['Bo draws.'], [line]]);
  });
});
