import { type DeckVersion, restore } from '#decks/history/deck';
import type { DeckStreams } from './deck-streams';
import type { PlayedDecks } from './played-decks';

export interface KnownDeck {
  /** `null` for a list that stored games were played with and nobody registered under this id. */
  readonly owner: string | null;
  /** Oldest first. */
  readonly versions: readonly [DeckVersion, ...DeckVersion[]];
}

/** Decks by id: those that were registered, and the lists that stored games were played with. */
export class KnownDecks {
  constructor(
    private readonly streams: Pick<DeckStreams, 'load'>,
    private readonly played: Pick<PlayedDecks, 'list'>,
  ) {}

  async find(deckId: string): Promise<KnownDeck | null> {
    const { state } = await this.streams.load(deckId);
    if (state.status === 'registered') return { owner: state.owner, versions: state.versions };
    const list = await this.played.list(deckId);
    if (list === null) return null;
    return { owner: null, versions: [{ number: 1, list: restore(list), note: null }] };
  }
}
