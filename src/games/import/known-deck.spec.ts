import { knownDeck } from './known-deck';

const refusal = (lines: readonly string[]): string => {
  const given = knownDeck(lines.join('\n'), 'corp');
  return given.ok ? '' : `${given.code}: ${given.message}`;
};

describe('a deck that is given with a replay', () => {
  it('is read with its identity', () => {
    expect(knownDeck('NBN: Making News\n3x Hedge Fund', 'corp')).toEqual({
      ok: true,
      deck: { identity: 'NBN: Making News', cards: [['Hedge Fund', 3]] },
    });
  });

  it.each([
    ['no identity', ['3x Hedge Fund'], "The Corp's deck has no identity."],
    [
      'two identities',
      ['NBN: Making News', 'Jinteki: Personal Evolution', '3x Hedge Fund'],
      "The Corp's deck has several identities: Jinteki: Personal Evolution, NBN: Making News.",
    ],
    [
      'the identity of the other side',
      ['Noise: Hacker Extraordinaire', '3x Sure Gamble'],
      "The Corp's deck is of Noise: Hacker Extraordinaire, an identity of the Runner.",
    ],
    [
      'a card of the other side',
      ['NBN: Making News', '3x Hedge Fund', '1x Corroder'],
      "The Corp's deck lists Corroder, a card of the Runner.",
    ],
    [
      'a card that there is not',
      ['NBN: Making News', '3x Hedgge Fund'],
      `The Corp's deck, line 2, column 1: There is no card "Hedgge Fund".`,
    ],
    ['nothing', [], "The Corp's deck, line 1, column 1: No card was found."],
  ])('is refused with %s', (_, lines, message) => {
    expect(refusal(lines)).toBe(`DECK_UNREADABLE: ${message}`);
  });
});
