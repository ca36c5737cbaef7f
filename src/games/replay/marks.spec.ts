import fc from 'fast-check';
import type { Fact } from '#rules';
import { begunBy, Marks, type Begun, type Unit } from './marks';

const began: Fact = { type: 'turn-began', side: 'corp', number: 1, step: 'corp.1.2', batch: 1 };
const ran: Fact = { type: 'run-began', server: 'HQ', step: 'run.1', batch: 1 };

function begun(kind: Unit): Begun {
  const facts = kind === 'turn' ? [began] : kind === 'run' ? [ran] : [];
  const prompt = kind === 'action' ? ({ kind: 'action', for: 'corp' } as const) : null;
  return begunBy(facts, { prompt });
}

function marksOf(kinds: readonly Unit[]): Marks {
  return new Marks({ moments: kinds.length, endOf: (moment) => moment }, kinds.map(begun));
}

const kind = fc.constantFrom<Unit>('moment', 'action', 'run', 'turn');
const unit = kind.filter((one) => one !== 'moment');

describe('Marks', () => {
  it('finds the nearest position of a kind on either side', () => {
    fc.assert(
      fc.property(fc.array(kind, { minLength: 1 }), unit, fc.nat(), (kinds, wanted, at) => {
        const from = at % kinds.length;
        const marks = marksOf(kinds);
        const found = kinds.findIndex((one, index) => index > from && one === wanted);
        expect(marks.next(wanted, from)).toBe(found < 0 ? null : found);
        const last = kinds.slice(0, from).lastIndexOf(wanted);
        expect(marks.previous(wanted, from)).toBe(last < 0 ? null : last);
      }),
    );
  });

  it('counts what began in decisions that end no moment to the moment that tells of them', () => {
    const ends = [0, 3, 4];
    const index = { moments: ends.length, endOf: (moment: number) => ends[moment] ?? -1 };
    const kinds = ['moment', 'run', 'action', 'moment', 'action'] as const;
    const marks = new Marks(index, kinds.map(begun));
    expect([marks.next('run', 0), marks.next('action', 0)]).toEqual([1, 2]);
  });

  it('goes from moment to moment, and no further than the ends', () => {
    const marks = marksOf(['moment', 'moment', 'moment']);
    expect([marks.next('moment', 0), marks.next('moment', 2)]).toEqual([1, null]);
    expect([marks.previous('moment', 2), marks.previous('moment', 0)]).toEqual([1, null]);
  });
});
