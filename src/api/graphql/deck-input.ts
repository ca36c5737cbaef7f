import type { DeckNotation } from '#decks/read/read-deck';
import type { DeckSource } from '../../decks/deck-source';
import { storedId } from './accepted';
import { badInput } from './errors';

export interface DeckSourceInput {
  readonly text?: string | null;
  readonly notation?: DeckNotation | null;
  readonly deck?: string | null;
  readonly version?: number | null;
}

/** A text or a stored deck; throws a GraphQL error for both and for neither. */
export function deckSourceOf({ text, notation, deck, version }: DeckSourceInput): DeckSource {
  const isText = text !== null && text !== undefined;
  const isStored = deck !== null && deck !== undefined;
  if (isText && !isStored) return { kind: 'text', text, notation: notation ?? null };
  if (isStored && !isText)
    return { kind: 'stored', deckId: storedId('deck', deck), version: version ?? null };
  throw badInput('BAD_SOURCE', 'a source is a text or a deck', 'Give either text or deck.');
}
