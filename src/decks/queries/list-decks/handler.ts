import type { DeckIndex } from './deck-index';
import type { ListDecks } from './query';

const MOST = 100;

/** A page of decks, and whether there is another. */
export class ListDecksHandler {
  constructor(private readonly index: DeckIndex) {}

  async execute({ owner, first, after }: ListDecks) {
    const wanted = Math.max(1, Math.min(MOST, first));
    const rows = await this.index.list(owner, wanted + 1, after);
    return { decks: rows.slice(0, wanted), hasNext: rows.length > wanted };
  }
}
