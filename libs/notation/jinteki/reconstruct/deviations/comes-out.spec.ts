import { coreRules } from '#cards/pool';
import { type CardId, cardId, type Decision, type State } from '#rules';
import { nodeAt, trailOf } from '#testkit/jinteki/way';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import type { Trail } from '../node';
import { carryOut } from './carry-out';
import { comesOut } from './comes-out';
import type { Granted } from './deviation';

const { end } = playScenario({
  turn: runnerTurn,
  runner: { rig: { programs: ['Djinn'] }, stack: ['Corroder', 'Parasite', 'Gordian Blade'] },
  script: [],
});
if (end === null) throw new Error('it was not played');
const { state } = end;

const djinn: CardId =
  state.active.find((one) => {
    const def = coreRules.pool.definitions[state.cards[one]?.def ?? -1];
    return def?.value.title === 'Djinn';
  }) ?? cardId(0);

/** A search that is called off: the deck is shuffled after so many decisions. */
const shuffled = (decision: number): Granted => ({
  before: null,
  deviation: {
    ...{ kind: 'cancelled', card: djinn, credits: 0, entry: 3, difference: null, rule: 'COST-01' },
    ...{ reason: '', legal: false },
    decisions: [{ do: 'shuffle', order: state.runner.stack.toReversed() }],
  },
  decision,
});

const clicks: readonly Decision[] = [
  { do: 'gain-credit' },
  { do: 'gain-credit' },
  { do: 'draw' },
  { do: 'gain-credit' },
];

/** The positions before each decision and after the last, with the deck shuffled after so many. */
function passed({ decision, deviation }: Granted): readonly State[] {
  const found: State[] = [];
  let now = state;
  for (const [made, one] of clicks.entries()) {
    if (made === decision) now = carryOut(coreRules, now, deviation) ?? now;
    found.push(now);
    const taken = coreRules.apply(now, one);
    if (!taken.ok) throw new Error(taken.reason);
    now = taken.state;
  }
  return [...found, now];
}

const own = shuffled(1);
const states = passed(own);

/** What was decided, with some of the positions that were passed kept. */
const trailKeeping = (...kept: readonly number[]): readonly Trail[] =>
  trailOf({ after: 0, until: 6 }, ...clicks).map((one, at) => {
    const there = states[at];
    if (!kept.includes(at) || there === undefined) return one;
    return { ...one, asked: { ...nodeAt(coreRules, there), granted: at < 1 ? null : own } };
  });

const comesOutWith = (trail: readonly Trail[], other: Granted): boolean =>
  comesOut(
    coreRules,
    {
      ...{ start: nodeAt(coreRules, state), trail },
      end: { ...nodeAt(coreRules, states[clicks.length] ?? state), granted: own },
    },
    [other],
  );

describe('what was allowed, placed elsewhere', () => {
  it.each([[[]], [[0]], [[1, 3]], [[0, 1, 2, 3]]])(
    'comes to the same position or does not, whichever positions are kept (%j)',
    (kept) => {
      const trail = trailKeeping(...kept);
      expect([1, 2, 3, 4].map((at) => comesOutWith(trail, shuffled(at)))).toEqual([
        ...[true, true, false, false],
      ]);
    },
  );

  it('is looked at no further than where the position is the one that was passed', () => {
    const none: Decision = { do: 'pick', card: djinn };
    const refused = trailKeeping(3).map((one, at) => (at === 3 ? { ...one, decision: none } : one));
    expect(comesOutWith(refused, shuffled(2))).toBe(true);
    const unkept = trailKeeping().map((one, at) => (at === 3 ? { ...one, decision: none } : one));
    expect(comesOutWith(unkept, shuffled(2))).toBe(false);
  });

  it('is looked at no sooner than where it is placed otherwise', () => {
    const none: Decision = { do: 'pick', card: djinn };
    const spoilt = (kept: number): readonly Trail[] =>
      trailKeeping(kept).map((one, at) => (at === 0 ? { ...one, decision: none } : one));
    const late = shuffled(2);
    const ends = (trail: readonly Trail[]): boolean =>
      comesOut(
        coreRules,
        {
          ...{ start: nodeAt(coreRules, state), trail },
          end: { ...nodeAt(coreRules, states[clicks.length] ?? state), granted: late },
        },
        [late],
      );
    const before = (trail: readonly Trail[]): readonly Trail[] =>
      trail.map((one) =>
        one.asked === null ? one : { ...one, asked: { ...one.asked, granted: null } },
      );
    expect([ends(before(spoilt(1))), ends(before(spoilt(0)))]).toEqual([true, false]);
  });
});
