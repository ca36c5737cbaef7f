import { packOf } from '../catalogue/packs';
import { formatNamed } from '../legality/formats';
import { validate } from '../legality/validate';
import { SEVERAL_CYCLES } from './several-cycles';

describe('the starter decks with cards of several cycles', () => {
  it.each([...SEVERAL_CYCLES])('%s is legal on the day Order & Chaos came out', (_, list) => {
    const named = formatNamed('constructed@2015-01-28');
    if (!named.ok) throw new Error(named.message);
    expect(validate(list, named.format).violations).toEqual([]);
    expect(new Set(list.entries.map(({ card }) => packOf(card).cycle)).size).toBeGreaterThan(2);
  });

  it('are there for both sides', () => {
    const sides = [...SEVERAL_CYCLES.values()].map(({ entries: [first] }) => first?.card.side);
    expect(new Set(sides)).toEqual(new Set(['corp', 'runner']));
  });
});
