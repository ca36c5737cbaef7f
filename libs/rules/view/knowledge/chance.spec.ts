import { chances } from './chance';
import type { Known } from './group';
import { pile } from './place';
import type { Possible } from './possible';

const known = (...defs: readonly number[]): readonly Known[] =>
  defs.map((def) => ({ def, lesson: { position: 0, fact: 'revealed' } }));

const hand = (given: Pick<Possible, 'known' | 'unknown' | 'others'>): Possible => ({
  place: pile('hq'),
  count: given.known.length + given.unknown,
  exact: given.unknown === 0,
  approximate: false,
  ...given,
});

describe('the chances of one card taken at random', () => {
  it('are exactly one for six copies of one card', () => {
    expect(chances(hand({ known: known(7, 7, 7, 7, 7, 7), unknown: 0, others: null }))).toEqual([
      { def: 7, chance: 1 },
    ]);
  });

  it('count copies that are known, and what the others can be', () => {
    expect(chances(hand({ known: known(7), unknown: 3, others: [7, 8, 8, 9] }))).toEqual([
      { def: 7, chance: 1.75 / 4 },
      { def: 8, chance: 1.5 / 4 },
      { def: 9, chance: 0.75 / 4 },
    ]);
  });

  it('tell of a card that can be anything', () => {
    expect(chances(hand({ known: known(7), unknown: 1, others: null }))).toEqual([
      { def: 7, chance: 0.5 },
      { def: null, chance: 0.5 },
    ]);
    expect(chances(hand({ known: [], unknown: 0, others: null }))).toEqual([]);
  });
});
