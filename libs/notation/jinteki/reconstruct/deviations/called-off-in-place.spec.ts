import { coreRules } from '#cards/pool';
import type { CardId, Decision, State } from '#rules';
import { entriesOf, nodeAt, trailOf } from '#testkit/jinteki/way';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import type { Node } from '../node';
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
