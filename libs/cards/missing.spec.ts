import { CARDS } from '#decks/catalogue/cards';
import { missingWords, whyMissing } from './missing';
import { allCards, cycles } from './cycles';
import { corePool, poolNamed, smallestPoolWith } from './pool';
import { leftUnwritten, waiting } from './waiting';

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

  it('is not written yet, and waits for every word it stands under', () => {
    const all = poolNamed('all');
    for (const { word, titles } of waiting)
      for (const title of titles) {
        const why = whyMissing(all, title);
        expect(why).toMatch(/^not written yet, waits for "/);
        expect(why).toContain(`"${word}"`);
      }
    expect(whyMissing(all, 'no such card')).toBe('not written yet');
    for (const [title, page] of Object.entries(leftUnwritten))
      if (smallestPoolWith(title) === null)
        expect(whyMissing(all, title)).toBe(`left unwritten for ${page}`);
  });
});

describe('the words that are missing', () => {
  const known = new Set(CARDS.map(({ title }) => title));
  const written = new Set(allCards.map(({ title }) => title));
  const listed = waiting.flatMap(({ titles }) => titles);

  it('are named for every title that is not written', () => {
    const unwritten = [...known].filter((title) => !written.has(title));
    const unexplained = unwritten.filter(
      (title) => missingWords(title).length === 0 && !(title in leftUnwritten),
    );
    expect(unexplained).toEqual([]);
  });

  it('are named for no other, and once', () => {
    // Who follows the page writes its title.
    const named = [...listed, ...Object.keys(leftUnwritten)];
    expect(named.filter((title) => !known.has(title))).toEqual([]);
    expect(listed.filter((title) => written.has(title) || title in leftUnwritten)).toEqual([]);
    const words = waiting.map(({ word }) => word);
    expect(words).toHaveLength(new Set(words).size);
    for (const { titles } of waiting) expect(titles).toHaveLength(new Set(titles).size);
    expect(waiting.filter(({ titles }) => titles.length === 0)).toEqual([]);
  });
});
