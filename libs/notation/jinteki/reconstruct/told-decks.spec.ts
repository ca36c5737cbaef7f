import { coreRules } from '#cards/pool';
import { revealedUntil } from './told-decks';
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
