import type { DamageKind, Fact, Flag, ObservedFact } from '../facts';
import { withoutPrevented } from './prevented-damage';

const at = (index: number, fact: Fact, ...flags: Flag[]): ObservedFact => ({
  ...{ ...fact, source: 'log', index, flags },
});
const suffered = (amount: number, kind: DamageKind = 'net'): Fact => ({
  ...{ type: 'damage-suffered', amount, kind },
});
const prevented = (amount: number, kind: DamageKind | null = 'net'): Fact => ({
  ...{ type: 'damage-prevented', amount, kind },
});

const left = (...facts: readonly ObservedFact[]) =>
  withoutPrevented(facts).flatMap((fact) =>
    fact.type === 'damage-suffered' ? [[fact.index, fact.kind, fact.amount]] : [],
  );

describe('damage that is announced', () => {
  it('is suffered but for what is prevented of it', () => {
    expect(left(at(22, suffered(2)), at(23, prevented(1)))).toEqual([[22, 'net', 1]]);
    expect(left(at(22, suffered(1)), at(23, prevented(1, null)))).toEqual([]);
  });

  it('is prevented by its kind, the last first, and once', () => {
    const facts = [at(1, suffered(1)), at(2, suffered(2, 'meat')), at(3, suffered(1))];
    expect(left(...facts, at(4, prevented(1)))).toEqual([
      [1, 'net', 1],
      [2, 'meat', 2],
    ]);
    expect(left(...facts, at(4, prevented(1)), at(5, prevented(1)))).toEqual([[2, 'meat', 2]]);
  });

  it('stays where it is too long ago, or the prevention was taken back', () => {
    expect(left(at(1, suffered(1)), at(40, prevented(1)))).toEqual([[1, 'net', 1]]);
    expect(left(at(1, suffered(1)), at(2, prevented(1), 'undone'))).toEqual([[1, 'net', 1]]);
  });
});
