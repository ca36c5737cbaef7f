import { corePool } from '#cards/pool';
import { cardsOf, identitiesOf } from '#decks/deck/deck-list';
import { CORE_FACTIONS, STARTERS } from '#decks/starters/starters';
import type { DeckList } from '#rules';
import type { Decks } from '#testkit/random/campaign';
import { randomDeck } from '#play/random-deck';
import { oneOf, type Source } from '#play/source';

const starters: readonly DeckList[] = CORE_FACTIONS.flatMap((faction) => {
  const list = STARTERS.get(faction);
  const identity = list === undefined ? undefined : identitiesOf(list)[0]?.card.code;
  if (list === undefined || identity === undefined) return [];
  const cards = cardsOf(list).flatMap(({ card, quantity }) =>
    new Array<string>(quantity).fill(card.code),
  );
  return [{ identity, cards }];
});

const corps = starters.slice(0, 4);
const runners = starters.slice(4);

/** Every other game with starter decks; the others with any cards of the pool. */
export const anyDecks = (game: number, next: Source): Decks =>
  game % 2 === 0
    ? { corp: oneOf(corps, next), runner: oneOf(runners, next) }
    : {
        corp: randomDeck(corePool, 'corp', 44, next),
        runner: randomDeck(corePool, 'runner', 45, next),
      };
