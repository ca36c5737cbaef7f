import fc from 'fast-check';
import { coreRules } from '#cards/pool';
import type { Fact } from '#rules/fact/fact';
import { Marks, type Unit } from './marks';

const opened = coreRules.open({
  corp: { identity: '01054', cards: Array<string>(45).fill('01110') },
  runner: { identity: '01001', cards: Array<string>(45).fill('01050') },
});
if (!opened.ok) throw new Error('no game');
const { state } = opened;
const began: Fact = { type: 'turn-began', side: 'corp', number: 1, step: 'corp.1.2', batch: 1 };
const ran: Fact = { type: 'run-began', server: 'HQ', step: 'run.1', batch: 1 };

function marksOf(kinds: readonly Unit[]): Marks {
  const marks = new Marks();
  for (const [position, kind] of kinds.entries()) {
    const facts = kind === 'turn' ? [began] : kind === 'run' ? [ran] : [];
    const prompt = kind === 'action' ? ({ kind: 'action', for: 'corp' } as const) : null;
    marks.hear(facts);
    marks.note(position, { ...state, prompt });
  }
  return marks;
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

  it('goes from moment to moment, and no further than the ends', () => {
    const marks = marksOf(['moment', 'moment', 'moment']);
    expect([marks.next('moment', 0), marks.next('moment', 2)]).toEqual([1, null]);
    expect([marks.previous('moment', 2), marks.previous('moment', 0)]).toEqual([1, null]);
  });
});
