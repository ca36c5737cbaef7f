import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { reviseDeck } from '#decks/history/decide';
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
    const { state, version } = await this.streams.load(deckId);
    const answer = reviseDeck(state, source.list, note);
    if (!answer.ok) return answer;
    const appended = await this.streams.append(deckId, version, answer.decision);
    return appended.ok
      ? { ok: true as const, deckId, number: appended.version, notes: source.notes }
      : appended;
  }
}
