import { cardId } from '#rules';
import { type Features, fieldKey, plainKey, spotBase } from '../features';
import {
  type Granted,
  granting,
  grantingAround,
  legalThrough,
  type Deviation,
  listGranted,
} from './deviation';
import { lentBetween } from './loans';

const feeder = 5;
const recurring = fieldKey(spotBase('rig', 0, 0, feeder), 'recurring');
const position = (credits: number, onCard: number, clicks = 4): Features =>
  new Map([
    [plainKey('runner credits'), credits],
    [plainKey('runner clicks'), clicks],
    [recurring, onCard],
  ]);

describe('recurring credits taken by hand', () => {
  it('are those that leave a card for the pool', () => {
    expect(lentBetween(position(3, 2), position(5, 0), 9)).toEqual([
      { entry: 9, def: feeder, credits: 2, had: 2 },
    ]);
  });

  it('are none where the pool does not gain as many', () => {
    expect(lentBetween(position(3, 2), position(4, 0), 9)).toEqual([]);
    expect(lentBetween(position(3, 0), position(4, 0), 9)).toEqual([]);
  });

  it('are none where anything else changes, as with a payment', () => {
    expect(lentBetween(position(3, 2), position(4, 1, 3), 9)).toEqual([]);
  });
});

describe('deviations on the way to a position', () => {
  const deviation = (kind: Deviation['kind'], legal: boolean): Deviation => ({
    kind,
    card: cardId(1),
    credits: 1,
    entry: 3,
    difference: 'D4',
    rule: 'RECUR-03',
    reason: '',
    legal,
  });
  const trail = (length: number) => ({ length });
  const loan = granting(null, deviation('loan', true), trail(4));
  const spent = granting(loan, deviation('loan-spent', false), trail(7));

  it('are listed first to last', () => {
    expect(listGranted(spent).map(({ decision }: Granted) => decision)).toEqual([4, 7]);
  });

  it('come after the one whose own answers they were granted amid', () => {
    const kept = granting(loan, deviation('loan-kept', false), trail(9));
    const around = grantingAround(loan, deviation('unanswered', false), trail(7), kept);
    expect(
      listGranted(around).map(({ decision, deviation: { kind } }: Granted) => [kind, decision]),
    ).toEqual([
      ['loan', 4],
      ['unanswered', 7],
      ['loan-kept', 7],
    ]);
  });

  it('leave decisions legal up to the first that is forbidden', () => {
    expect(legalThrough(listGranted(loan), 20)).toBe(20);
    expect(legalThrough(listGranted(spent), 20)).toBe(7);
    expect(legalThrough(listGranted(spent), 5)).toBe(5);
  });
});
