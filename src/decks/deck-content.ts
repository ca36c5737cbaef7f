import type { Side } from '#decks/catalogue/card';
import { cardByCode } from '#decks/catalogue/find-card';
import { contentOf } from '#decks/deck/content';
import { type Copies, type DeckList, deckList } from '#decks/deck/deck-list';
import { filledIn } from '#notation/native/filled-in';
import type { LoggedDeck, LogHeader } from '#notation/native/header';
import { contentId, type ContentIds } from '../platform/content-id/content-id';

/** The id of the deck that lists of the same content are: nobody can make it of a list they guess. */
export const contentIdOf = (ids: ContentIds, list: DeckList): string =>
  ids.of('deck', contentOf(list));

/** The id it had while anybody could make it; links with it still lead to lists that are open. */
export const formerIdOf = (list: DeckList): string => contentId('deck', contentOf(list));

/** A log's deck as a list; `null` when the catalogue lacks one of its cards. */
const listOf = ({ identity, cards }: LoggedDeck): DeckList | null => {
  const entries: Copies[] = [];
  for (const [code, quantity] of [[identity, 1] as const, ...cards]) {
    const card = cardByCode(code);
    if (card === undefined) return null;
    entries.push({ card, quantity });
  }
  return deckList(null, entries);
};

/** By side; `null` where a list is not known. */
export type Decklists = Readonly<Record<Side, DeckList | null>>;

/** The lists a game was played with, where they are known; a game from its midst on has none. */
export const decklistsOf = (header: LogHeader): Decklists => {
  const { start } = header;
  const of = (side: Side): DeckList | null =>
    start.kind !== 'decks' || filledIn(header, side) ? null : listOf(start[side]);
  return { corp: of('corp'), runner: of('runner') };
};
