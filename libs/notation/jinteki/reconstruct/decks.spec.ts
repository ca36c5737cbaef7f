import { coreRules, rulesNamed } from '#cards/pool';
import { withUnknown } from '#cards/unknown';
import type { JsonObject } from '../json';
import { broughtIn } from './began-with';
import { DeckModel } from './deck-model';
import { findDeck } from './decks';
import { Titles } from './titles';

const titles = new Titles(withUnknown(coreRules).pool);
const identity = { title: 'Gabriel Santiago: Consummate Professional', side: 'Runner' };
const card = { title: 'Corroder', side: 'Runner' };

const sizeOf = (runner: JsonObject): number | null => {
  const first = { runner: { 'deck-count': 40, identity, ...runner } };
  const found = findDeck(titles, first, 'runner', new DeckModel(), undefined);
  return found.ok ? found.deck.list.cards.length : null;
};

describe('the size of a deck', () => {
  it('is what lies there and in the hand as the game begins', () => {
    expect(sizeOf({ hand: [card, card] })).toBe(42);
  });

  it('has what was taken from it by then to choose among, or to be hosted by an identity', () => {
    expect(sizeOf({ 'play-area': [card, card] })).toBe(42);
    expect(sizeOf({ 'set-aside': [card] })).toBe(41);
    expect(sizeOf({ identity: { ...identity, hosted: [card, card, card] } })).toBe(43);
  });

  it('is without what an identity brings from outside of the game', () => {
    const all = new Titles(withUnknown(rulesNamed('all')).pool);
    const adam = { title: 'Adam: Compulsive Hacker', side: 'Runner' };
    const directive = { title: 'Safety First', side: 'Runner', cid: '1' };
    const first = { runner: { 'deck-count': 45, identity: adam, 'play-area': [directive] } };
    const found = findDeck(all, first, 'runner', new DeckModel(), undefined);
    expect(found.ok && found.deck.list.cards).toHaveLength(45);
    expect(broughtIn(all, first, 'runner')).toEqual(new Set(['1']));
  });
});
