import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { cardsOf } from '#decks/deck/deck-list';
import { formatNamed } from '#decks/legality/formats';
import { validate } from '#decks/legality/validate';
import { resolveDeck } from '../../deck-source';
import { KnownDecks } from '../../known-decks';
import { PLAYABLE_CARDS, type PlayableCards } from '../../playable-cards';
import { ValidateDeck } from './query';

/** Every violation, the totals, and the cards our engine does not play. */
@QueryHandler(ValidateDeck)
export class ValidateDeckHandler implements IQueryHandler<ValidateDeck> {
  constructor(
    @Inject(KnownDecks) private readonly decks: Pick<KnownDecks, 'find'>,
    @Inject(PLAYABLE_CARDS) private readonly playable: PlayableCards,
  ) {}

  async execute({ source, format, caller }: ValidateDeck) {
    const named = formatNamed(format);
    if (!named.ok) return named;
    const found = await resolveDeck(source, this.decks, caller);
    if (!found.ok) return found;
    const unplayable = cardsOf(found.list)
      .map(({ card }) => card)
      .filter((card) => !this.playable.plays(card.title));
    return {
      ok: true as const,
      list: found.list,
      notes: found.notes,
      legality: validate(found.list, named.format),
      unplayable,
    };
  }
}
