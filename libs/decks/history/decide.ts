import type { DeckList } from '../deck/deck-list';
import { diffDecks } from '../deck/diff';
import { type DeckDecision, type DeckState, store } from './deck';

export type DeckRefusal = {
  readonly ok: false;
  readonly code: 'DECK_EXISTS' | 'DECK_ABSENT' | 'NOTHING_CHANGED';
  readonly message: string;
  readonly mend: string;
};
export type DeckAnswer = { readonly ok: true; readonly decision: DeckDecision } | DeckRefusal;

const refuse = (code: DeckRefusal['code'], message: string, mend: string): DeckRefusal => ({
  ok: false,
  code,
  message,
  mend,
});

export const registerDeck = (state: DeckState, owner: string, list: DeckList): DeckAnswer =>
  state.status === 'registered'
    ? refuse('DECK_EXISTS', 'This deck is registered.', 'Revise it, or register another id.')
    : { ok: true, decision: { type: 'deckRegistered', owner, list: store(list) } };

/** A new version; illegal lists are kept too, for a deck may be in the making. */
export const reviseDeck = (state: DeckState, list: DeckList, note: string | null): DeckAnswer => {
  if (state.status === 'absent') {
    return refuse('DECK_ABSENT', 'There is no such deck.', 'Register it first.');
  }
  const last = state.versions.at(-1) ?? state.versions[0];
  const diff = diffDecks(last.list, list);
  if (diff.copies.length === 0 && diff.name === null) {
    return refuse(
      'NOTHING_CHANGED',
      `This is version ${last.number}.`,
      'Change a card or the name.',
    );
  }
  return { ok: true, decision: { type: 'deckRevised', list: store(list), note } };
};
