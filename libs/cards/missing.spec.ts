import { CARDS } from '#decks/catalogue/cards';
import { whyMissing } from './missing';
import { allCards, cycles } from './cycles';
import { corePool, poolNamed } from './pool';

describe('a card that a pool lacks', () => {
  it('comes with a later pool, by code and title', () => {
    const [card] = cycles.lunar;
    if (card === undefined) throw new Error('Lunar has no card');
    const said = 'in the pool lunar, not in core-2018-09';
    expect([whyMissing(corePool, card.code), whyMissing(corePool, card.title)]).toEqual([
      said,
      said,
    ]);
  });

  it('is in no pool where no card is called so', () => {
    expect(whyMissing(poolNamed('all'), 'no such card')).toBe('in no pool of this version');
  });
});

describe('the titles of the catalogue', () => {
  it('are written, every one', () => {
    const written = new Set(allCards.map(({ title }) => title));
    expect(written.size).toBeGreaterThan(0);
    expect(CARDS.map(({ title }) => title).filter((title) => !written.has(title))).toEqual([]);
  });
});
