import fc from 'fast-check';
import { CARDS } from '../catalogue/cards';
import { findCard } from '../catalogue/find-card';
import { type DeckList, deckList } from '../deck/deck-list';
import { DECK_NOTATIONS, type DeckNotation, notationOf, readDeck } from '../read/read-deck';
import { STARTERS } from '../starters/starters';
import { printDeck } from './print-deck';

const entries = fc.array(
  fc.record({ card: fc.constantFrom(...CARDS), quantity: fc.integer({ min: 1, max: 9 }) }),
  { minLength: 1, maxLength: 40 },
);
/** Names as people give them; a name that reads as a card or a heading is not one. */
const names = fc
  .stringMatching(/^[A-Z][A-Za-z' !?&<>"#*_[\]-]{0,30}[a-z]$/)
  .filter((name) => !findCard(name).found && !/^(cards up|deck|warning)/i.test(name));
const lists = fc
  .record({ name: fc.option(names), entries })
  .map((raw) => deckList(raw.name, raw.entries));

/** What a notation can hold: jinteki.net's text has neither names nor printings. */
const heldBy = (notation: DeckNotation, list: DeckList): DeckList =>
  notation !== 'jinteki'
    ? list
    : deckList(
        null,
        list.entries.map(({ card, quantity }) => {
          const found = findCard(card.title);
          return { card: found.found ? found.card : card, quantity };
        }),
      );

describe.each(DECK_NOTATIONS)('%s', (notation) => {
  it('reads what it prints', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const reading = readDeck(printDeck(list, notation), notation);
        expect(reading).toEqual({ ok: true, deck: heldBy(notation, list), notes: [] });
      }),
      { numRuns: 60 },
    );
  });

  it('is recognised, or read alike by the notation taken for it', () => {
    for (const list of STARTERS.values()) {
      const printed = printDeck(list, notation);
      if (notation !== 'jinteki') expect(notationOf(printed)).toBe(notation);
      expect(readDeck(printed)).toEqual({ ok: true, deck: heldBy(notation, list), notes: [] });
    }
  });

  it('never throws on damaged text', () => {
    const [list] = STARTERS.values();
    if (list === undefined) throw new Error('no starter');
    const printed = printDeck(list, notation);
    fc.assert(
      fc.property(fc.nat(printed.length), fc.nat(40), fc.string(), (at, cut, put) => {
        const damaged = printed.slice(0, at) + put + printed.slice(at + cut);
        expect(typeof readDeck(damaged, notation).ok).toBe('boolean');
        expect(typeof readDeck(damaged).ok).toBe('boolean');
      }),
      { numRuns: 40 },
    );
  });
});
