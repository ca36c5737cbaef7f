import { poolNamed, poolNames } from '#cards/pool';
import { cardByCode } from '#decks/catalogue/find-card';
import { deckList } from '#decks/deck/deck-list';
import { constructed } from '#decks/legality/deck-format';
import { validate } from '#decks/legality/validate';
import { repeatable } from '#play/repeatable';
import { legalDeck } from './legal-deck';

describe('random legal decks', () => {
  it.each(poolNames)('of the pool %s are legal, of both sides', (name) => {
    const pool = poolNamed(name);
    const next = repeatable(1);
    const identities = new Set<string>();
    for (let i = 0; i < 20; i += 1)
      for (const side of ['corp', 'runner'] as const) {
        const { identity, cards } = legalDeck(pool, side, next);
        identities.add(identity);
        const list = deckList(
          null,
          [[identity, 1] as const, ...cards].map(([code, quantity]) => {
            const card = cardByCode(code);
            if (card === undefined || !pool.byCode.has(code)) throw new Error(`no card ${code}`);
            return { card, quantity };
          }),
        );
        expect(validate(list, constructed()).violations).toEqual([]);
      }
    expect(identities.size).toBeGreaterThan(4);
  });
});
