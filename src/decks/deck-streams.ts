import type { DeckDecision, DeckState } from '#decks/history/deck';
import { deckDecider, type DeckCommand, type DeckRefusal } from '#decks/history/decide';
import type { EventStreams } from '#streams/event-streams';
import type { Versioned } from '#streams/fold';
import { handle, load, type Handled } from '#streams/handle';
import type { Conflict } from '#streams/refusal';
import { storedDecider, type StoredDecider } from '#streams/stored-decider';
import { formOf } from '../platform/event-store/stored-streams';

/** Decks as they are stored: one event a version. */
export const deckForm = formOf<DeckDecision>('deck', { deckRegistered: true, deckRevised: true });

/** Decks by their ids, and what is decided on them. */
export class DeckStreams {
  private readonly decider: StoredDecider<DeckState, DeckCommand, DeckDecision, DeckRefusal>;

  constructor(streams: EventStreams<DeckDecision>) {
    this.decider = storedDecider(deckDecider, streams);
  }

  load(deckId: string): Promise<Versioned<DeckState>> {
    return load(this.decider, deckId);
  }

  write(
    deckId: string,
    command: DeckCommand,
  ): Promise<Handled<DeckState, DeckDecision> | DeckRefusal | Conflict> {
    return handle(this.decider, deckId, command);
  }
}
