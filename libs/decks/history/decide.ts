import type { Decided, Decider } from '#streams/decider';
import { refusal, type Refusal } from '#streams/refusal';
import { nameFault } from '#text/kept-text';
import type { DeckList } from '../deck/deck-list';
import { diffDecks } from '../deck/diff';
import { type DeckDecision, type DeckState, evolveDeck, NO_DECK, store } from './deck';

export type DeckCommand =
  | { readonly type: 'register'; readonly owner: string; readonly list: DeckList }
  /** Illegal lists are kept too, for a deck may be in the making. */
  | { readonly type: 'revise'; readonly list: DeckList; readonly note: string | null };

export type DeckRefusal = Refusal<
  'DECK_EXISTS' | 'DECK_ABSENT' | 'NOTHING_CHANGED' | 'OWNER_WRONG' | 'NOTE_TOO_LONG'
>;

/** Characters of what is said about a change. */
const LONGEST_NOTE = 2_000;

type Answer = Decided<DeckDecision, DeckRefusal>;

const accept = (decision: DeckDecision): Answer => ({ ok: true, events: [decision] });
const refuse = (code: DeckRefusal['code'], message: string, hint: string): Answer => ({
  ok: false,
  refusal: refusal(code, message, hint),
});

function register(
  state: DeckState,
  { owner, list }: Extract<DeckCommand, { type: 'register' }>,
): Answer {
  if (state.status === 'registered')
    return refuse('DECK_EXISTS', 'This deck is registered.', 'Revise it, or register another id.');
  const fault = nameFault(owner);
  if (fault !== null)
    return refuse('OWNER_WRONG', `The name of the owner has ${fault}.`, 'Give another one.');
  return accept({ type: 'deckRegistered', owner, list: store(list) });
}

function revise(
  state: DeckState,
  { list, note }: Extract<DeckCommand, { type: 'revise' }>,
): Answer {
  if (state.status === 'absent')
    return refuse('DECK_ABSENT', 'There is no such deck.', 'Register it first.');
  if (note !== null && note.length > LONGEST_NOTE)
    return refuse(
      'NOTE_TOO_LONG',
      `The note has ${note.length} characters, of which ${LONGEST_NOTE} are kept.`,
      'Make it shorter.',
    );
  const last = state.versions.at(-1) ?? state.versions[0];
  const diff = diffDecks(last.list, list);
  if (diff.copies.length > 0 || diff.name !== null)
    return accept({ type: 'deckRevised', list: store(list), note });
  return refuse('NOTHING_CHANGED', `This is version ${last.number}.`, 'Change a card or the name.');
}

function decide(state: DeckState, command: DeckCommand): Answer {
  switch (command.type) {
    case 'register':
      return register(state, command);
    case 'revise':
      return revise(state, command);
  }
}

export const deckDecider: Decider<DeckState, DeckCommand, DeckDecision, DeckRefusal> = {
  initial: NO_DECK,
  decide,
  evolve: evolveDeck,
};
