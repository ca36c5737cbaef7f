import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DeckStreams } from '../../deck-streams';
import { ShowDeck, type ShownDeck } from './query';

/** A deck with all its versions; `null` for none. */
@QueryHandler(ShowDeck)
export class ShowDeckHandler implements IQueryHandler<ShowDeck> {
  constructor(@Inject(DeckStreams) private readonly streams: Pick<DeckStreams, 'load'>) {}

  async execute({ deckId }: ShowDeck): Promise<ShownDeck | null> {
    const { state } = await this.streams.load(deckId);
    if (state.status === 'absent') return null;
    return { deckId, owner: state.owner, versions: state.versions };
  }
}
