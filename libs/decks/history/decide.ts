import type { Decided, Decider } from '#streams/decider';
import { refusal, type Refusal } from '#streams/refusal';
import type { DeckList } from '../deck/deck-list';
import { diffDecks } from '../deck/diff';
import { type DeckDecision, type DeckState, evolveDeck, NO_DECK, store } from './deck';

export type DeckCommand =
  | { readonly type: 'register'; readonly owner: string; readonly list: DeckList }
  /** Illegal lists are kept too, for a deck may be in the making. */
  | { readonly type: 'revise'; readonly list: DeckList; readonly note: string | null };

export type DeckRefusal = Refusal<'DECK_EXISTS' | 'DECK_ABSENT' | 'NOTHING_CHANGED'>;

type Answer = Decided<DeckDecision, DeckRefusal>;

const accept = (decision: DeckDecision): Answer => ({ ok: true, events: [decision] });
const refuse = (code: DeckRefusal['code'], message: string, hint: string): Answer => ({
  ok: false,
  refusal: refusal(code, message, hint),
});

function revise(
  state: DeckState,
  { list, note }: Extract<DeckCommand, { type: 'revise' }>,
): Answer {
  if (state.status === 'absent')
    return refuse('DECK_ABSENT', 'There is no such deck.', 'Register it first.');
  const last = state.versions.at(-1) ?? state.versions[0];
  const diff = diffDecks(last.list, list);
  if (diff.copies.length > 0 || diff.name !== null)
    return accept({ type: 'deckRevised', list: store(list), note });
  return refuse('NOTHING_CHANGED', `This is version ${last.number}.`, 'Change a card or the name.');
}

function decide(state: DeckState, command: DeckCommand): Answer {
  switch (command.type) {
    case 'register':
      return state.status === 'registered'
        ? refuse('DECK_EXISTS', 'This deck is registered.', 'Revise it, or register another id.')
        : accept({ type: 'deckRegistered', owner: command.owner, list: store(command.list) });
    case 'revise':
      return revise(state, command);
  }
}

export const deckDecider: Decider<DeckState, DeckCommand, DeckDecision, DeckRefusal> = {
  initial: NO_DECK,
  decide,
  evolve: evolveDeck,
};
