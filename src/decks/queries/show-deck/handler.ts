import type { DeckStreams } from '../../deck-streams';
import type { ShowDeck } from './query';

/** A deck with all its versions; `null` for none. */
export class ShowDeckHandler {
  constructor(private readonly streams: Pick<DeckStreams, 'load'>) {}

  async execute({ deckId }: ShowDeck) {
    const { state } = await this.streams.load(deckId);
    return state.status === 'absent' ? null : { deckId, ...state };
  }
}
