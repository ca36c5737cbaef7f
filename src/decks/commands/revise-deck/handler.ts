import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { fromText } from '../../deck-source';
import { DeckStreams } from '../../deck-streams';
import { type NotTheOwner, ReviseDeck } from './command';

const NOT_THE_OWNER: NotTheOwner = {
  ok: false,
  code: 'NOT_THE_OWNER',
  message: 'No key of this request is for revising such a deck.',
  mend: 'Send the key that importing it gave ("Authorization: Bearer KEY"), or import a copy.',
};

/** Stores a new version of a deck. */
@CommandHandler(ReviseDeck)
export class ReviseDeckHandler implements ICommandHandler<ReviseDeck> {
  constructor(private readonly streams: DeckStreams) {}

  async execute({ caller, deckId, text, notation, note }: ReviseDeck) {
    if (!caller.holds({ for: 'deck', deck: deckId })) return NOT_THE_OWNER;
    const source = fromText(text, notation);
    if (!source.ok) return source;
    const { list, notes } = source;
    const revised = await this.streams.write(deckId, { type: 'revise', list, note });
    return revised.ok ? { ok: true as const, deckId, number: revised.version, notes } : revised;
  }
}
