import { coreRules } from '#cards/pool';
import { sayTold, sayUnheard, sayUnknown } from './say-unseen';
import { Titles } from './titles';
import type { VerdictWarning } from './verdict-warning';

const texts = (warnings: readonly VerdictWarning[]): string[] => warnings.map(({ text }) => text);

describe('what is said of cards that never showed', () => {
  it('is nothing where all showed', () => {
    expect([...sayUnknown('corp', 0), ...sayTold('corp', [])]).toEqual([]);
  });

  it('counts them', () => {
    expect(texts(sayUnknown('runner', 1))).toEqual([
      "1 card of the Runner's deck never showed: it is unknown.",
    ]);
    expect(texts(sayUnknown('corp', 2))).toEqual([
      "2 cards of the Corp's deck never showed: they are unknown.",
    ]);
  });

  it('names what a decklist tells, and that it tells no order', () => {
    expect(texts(sayTold('corp', [['Snare!', 1]]))).toEqual([
      "1 card of the Corp's deck never showed; by its decklist it is 1 Snare!. Where it lay nobody knows.",
    ]);
    expect(
      texts(
        sayTold('corp', [
          ['Snare!', 1],
          ['Enigma', 2],
        ]),
      ),
    ).toEqual([
      "3 cards of the Corp's deck never showed; by its decklist they are 1 Snare!, 2 Enigma. In which order they lay nobody knows.",
    ]);
  });

  it('names titles of a decklist that no pool has', () => {
    const titles = new Titles(coreRules.pool);
    const deck = {
      identity: 'NBN: Making News',
      cards: [
        ['Snare!', 1],
        ['A card of no pool', 2],
      ] as const,
    };
    expect(texts(sayUnheard('corp', deck, titles))).toEqual([
      "The Corp's decklist names what no pool has, and what never showed: 2 A card of no pool. In the game it stays unknown.",
    ]);
    expect(sayUnheard('corp', undefined, titles)).toEqual([]);
  });
});
