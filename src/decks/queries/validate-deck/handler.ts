import { cardsOf } from '#decks/deck/deck-list';
import { formatNamed } from '#decks/legality/formats';
import { validate } from '#decks/legality/validate';
import { resolveDeck } from '../../deck-source';
import type { DeckStreams } from '../../deck-streams';
import type { PlayableCards } from '../../playable-cards';
import type { ValidateDeck } from './query';

/** Every violation, the totals, and the cards our engine does not play. */
export class ValidateDeckHandler {
  constructor(
    private readonly streams: Pick<DeckStreams, 'load'>,
    private readonly playable: PlayableCards,
  ) {}

  async execute({ source, format }: ValidateDeck) {
    const named = formatNamed(format);
    if (!named.ok) return named;
    const found = await resolveDeck(source, this.streams);
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
