import { contentOf } from './content';
import { deckList } from './deck-list';
import { altered, written } from './written';

const deck = written('a', { 'Noise: Hacker Extraordinaire': 1, Diesel: 3, 'Sure Gamble': 2 });

describe('contentOf', () => {
  it('is the same for another name, order or printing', () => {
    const reprinted = deckList('b', written(null, { '20056': 2, '20038': 3, '01001': 1 }).entries);
    expect(contentOf(reprinted)).toEqual(contentOf(deck));
    expect(contentOf(written(null, { '01034': 1, '20038': 2 }))).toEqual(['3 01034']);
  });

  it('differs with a copy, a card or an identity', () => {
    const contents = [
      deck,
      altered(deck, { Diesel: 2 }),
      altered(deck, { Diesel: 0, Modded: 3 }),
      altered(deck, { 'Noise: Hacker Extraordinaire': 0, 'Whizzard: Master Gamer': 1 }),
    ].map((list) => contentOf(list).join());
    expect(new Set(contents).size).toBe(contents.length);
  });
});
