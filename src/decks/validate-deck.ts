import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { DeckCard } from '#decks/catalogue/card';
import { cardsOf, type DeckList } from '#decks/deck/deck-list';
import { type FormatAnswer, formatNamed } from '#decks/legality/formats';
import { type Legality, validate } from '#decks/legality/validate';
import type { Caller } from '../access/caller';
import { type DeckSource, resolveDeck, type SourceRefused } from './deck-source';
import { KnownDecks } from './known-decks';
import { PLAYABLE_CARDS, type PlayableCards } from './playable-cards';

export interface JudgedDeck {
  readonly ok: true;
  readonly list: DeckList;
  readonly notes: readonly string[];
  readonly legality: Legality;
  /** Cards our engine does not play. */
  readonly unplayable: readonly DeckCard[];
}

export class ValidateDeck extends Query<
  JudgedDeck | SourceRefused | Extract<FormatAnswer, { ok: false }>
> {
  constructor(
    readonly source: DeckSource,
    /** Such as `constructed@2015-03-25`, `core`, `draft`. */
    readonly format: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

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
