import { coreRules } from '#cards/pool';
import { withUnknown } from '#cards/unknown';
import { contradictionOf, type KnownDeck, sizeOf, titlesOf } from './known-deck';
import { Titles } from './titles';

const titles = new Titles(withUnknown(coreRules).pool);
const def = (title: string): number => titles.ofTitle(title) ?? -1;

const deck: KnownDeck = {
  identity: 'Jinteki: Personal Evolution',
  cards: [
    ['Hedge Fund', 3],
    ['Snare!', 2],
    ['A card of no pool', 1],
  ],
};
const first = {
  corp: {
    identity: { title: 'Jinteki: Personal Evolution' },
    'deck-count': 1,
    hand: [{}, {}, {}, {}, {}],
  },
};
const against = (given: KnownDeck, sighted: readonly (readonly [string, number[]])[]) =>
  contradictionOf(
    titles,
    first,
    'corp',
    given,
    new Map(sighted.map(([title, at]) => [def(title), at])),
  );

describe('a deck that is given with a replay', () => {
  it('names all of its titles, and counts its cards', () => {
    expect(sizeOf(deck)).toBe(6);
    expect(titlesOf({ corp: deck })).toContain('Snare!');
  });

  it('fits a game that shows no more of it than it lists', () => {
    expect(
      against(deck, [
        ['Hedge Fund', [0, 4, 9]],
        ['Snare!', [2]],
      ]),
    ).toBeNull();
  });

  it.each([
    ['more copies than it lists', [['Snare!', [0, 3, 12]]] as const, 12, 'shows 3 of Snare!'],
    [
      'a card that it does not list',
      [['Enigma', [7]]] as const,
      7,
      "Enigma, which the Corp's deck does not list",
    ],
    [
      'the first of several',
      [
        ['Enigma', [9]],
        ['Snare!', [1, 2, 3]],
      ] as const,
      3,
      'shows 3 of Snare!',
    ],
  ])('is contradicted by %s', (_, sighted, entry, words) => {
    const found = against(
      deck,
      sighted.map(([title, at]) => [title, [...at]] as const),
    );
    expect(found).toMatchObject({ ok: false, code: 'DECK_CONTRADICTED', historyIndex: entry });
    expect(found?.message).toContain(words);
  });

  it('is contradicted by another identity, and by another number of cards', () => {
    const other = { ...deck, identity: 'NBN: Making News' };
    expect(against(other, [])).toMatchObject({ historyIndex: 0 });
    expect(against({ ...deck, cards: [['Hedge Fund', 3]] }, [])?.message).toContain('6 cards');
  });

  it('has the cards that are laid out as the game begins, or is whole without them', () => {
    const begun = {
      ...first,
      corp: { ...first.corp, 'play-area': [{ title: 'Snare!', side: 'Corp' }] },
    };
    const sighted = new Map([[def('Snare!'), [0, 0, 0]]]);
    const judged = (given: KnownDeck) => contradictionOf(titles, begun, 'corp', given, sighted);
    const whole: KnownDeck = {
      ...deck,
      cards: [
        ['Hedge Fund', 4],
        ['Snare!', 3],
      ],
    };
    expect(judged(whole)).toBeNull();
    expect(judged(deck)).toBeNull();
    expect(
      judged({
        ...whole,
        cards: [
          ['Hedge Fund', 5],
          ['Snare!', 2],
        ],
      }),
    ).not.toBeNull();
    expect(
      judged({
        ...whole,
        cards: [
          ['Hedge Fund', 5],
          ['Snare!', 3],
        ],
      })?.message,
    ).toContain('begins with 7 cards, and the deck has 8');
  });
});
