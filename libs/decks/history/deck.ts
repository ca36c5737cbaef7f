import { cardByCode } from '../catalogue/find-card';
import { type DeckList, deckList } from '../deck/deck-list';

/** A list as it is stored: codes, so that the catalogue can be corrected under it. */
export interface StoredList {
  readonly name: string | null;
  readonly cards: Readonly<Record<string, number>>;
}

export type DeckDecision =
  | { readonly type: 'deckRegistered'; readonly owner: string; readonly list: StoredList }
  | { readonly type: 'deckRevised'; readonly list: StoredList; readonly note: string | null };

export interface DeckVersion {
  /** Counted from 1. */
  readonly number: number;
  readonly list: DeckList;
  readonly note: string | null;
}

export type DeckState =
  | { readonly status: 'absent' }
  | {
      readonly status: 'registered';
      readonly owner: string;
      /** Oldest first; never empty. */
      readonly versions: readonly [DeckVersion, ...DeckVersion[]];
    };

export const store = (list: DeckList): StoredList => ({
  name: list.name,
  cards: Object.fromEntries(list.entries.map(({ card, quantity }) => [card.code, quantity])),
});

export const restore = (stored: StoredList): DeckList =>
  deckList(
    stored.name,
    Object.entries(stored.cards).map(([code, quantity]) => {
      const card = cardByCode(code);
      if (card === undefined) throw new Error(`a stored deck names an unknown card ${code}`);
      return { card, quantity };
    }),
  );

export const NO_DECK: DeckState = { status: 'absent' };

export const evolveDeck = (state: DeckState, decision: DeckDecision): DeckState => {
  const list = restore(decision.list);
  switch (decision.type) {
    case 'deckRegistered':
      return {
        status: 'registered',
        owner: decision.owner,
        versions: [{ number: 1, list, note: null }],
      };
    case 'deckRevised': {
      if (state.status === 'absent') throw new Error('a deck is revised before it is registered');
      const number = state.versions.length + 1;
      return { ...state, versions: [...state.versions, { number, list, note: decision.note }] };
    }
  }
};
