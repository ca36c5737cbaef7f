import { coreRules } from '#cards/pool';
import {
  arrangedTitles,
  choosesAnew,
  lookedAt,
  lookedTitles,
  putsOnTop,
  revealedUntil,
  takesOthers,
} from './told-decks';
import { Titles } from './titles';

const titles = new Titles(coreRules.pool);
const [fund, wall, hunter] = ['Hedge Fund', 'Ice Wall', 'Hunter'].map((title) => {
  const def = titles.ofTitle(title);
  if (def === null) throw new Error(`${title} is not in the pool`);
  return def;
});
const until = (line: string, ...left: readonly (number | undefined)[]): readonly number[] =>
  revealedUntil(
    titles,
    'corp',
    [line],
    left.flatMap((def) => def ?? []),
  );

describe('the top card of the stack', () => {
  const diesel = titles.ofTitle('Diesel');

  it('is what is asked about whether it goes to the bottom', () => {
    for (const deck of ['the stack', 'Stack'])
      expect(lookedTitles(titles, 'runner', `Add Diesel to bottom of ${deck}?`)).toEqual([diesel]);
  });

  it('is none of R&D, where an accessed card may be meant', () => {
    expect(lookedTitles(titles, 'corp', 'Move Ice Wall to the bottom of R&D?')).toEqual([]);
    expect(lookedTitles(titles, 'corp', 'Add Diesel to bottom of the stack?')).toEqual([]);
  });
});

describe('cards that are revealed from the top of a deck until one of a kind is there', () => {
  const line = 'Al reveals Hedge Fund, Hedge Fund, and Hunter from R&D.';

  it('lie there in that order, where the last of them leaves it', () => {
    expect(until(line, hunter)).toEqual([fund, fund, hunter]);
  });

  it('are not known to where another one leaves it', () => {
    expect(until(line, wall)).toEqual([]);
    expect(until(line)).toEqual([]);
  });

  it('are none that a card searches for', () => {
    expect(until('Al uses Aggressive Secretary to reveal Hunter from R&D.', hunter)).toEqual([]);
    expect(until('Al uses Mutate and reveals Hunter from R&D.', hunter)).toEqual([]);
  });
});

describe('cards of the top of a deck that are looked at', () => {
  it('are as many as a line tells', () => {
    const line =
      'Bo uses Express Delivery to look at the top 4 cards of the stack and add 1 of them.';
    expect([lookedAt('runner', [line]), lookedAt('corp', [line])]).toEqual([4, null]);
  });
});

describe('cards that are left on top of a deck once others are taken from there', () => {
  const taken = 'Chum and Shadow will be trashed. the top of R&D will be (top->bottom): ';
  const said = `${taken}Hunter and Hedge Fund`;

  it('lie in the order of their question', () => {
    expect([arrangedTitles(titles, said), takesOthers(said)]).toEqual([[hunter, fund], true]);
    const all = 'The top cards of R&D will be Hunter and Hedge Fund.';
    expect([arrangedTitles(titles, all), takesOthers(all)]).toEqual([[hunter, fund], false]);
  });

  it('are chosen anew where that is asked again', () => {
    expect(choosesAnew('Choose a card to trash')).toBe(true);
    expect(choosesAnew('Choose a card to move next onto R&D')).toBe(true);
    expect(choosesAnew('Choose a server')).toBe(false);
  });
});

describe('a card that is chosen to lie on top of a deck', () => {
  const line = 'Bo selected Clone Chip to move to the top of the Stack.';

  it('lies there, though no line tells that it was put there', () => {
    expect(putsOnTop('runner', [], [line])).toBe(true);
    expect(putsOnTop('corp', [], [line])).toBe(false);
    expect(putsOnTop('runner', [], ['Bo draws 1 card.'])).toBe(false);
  });
});
