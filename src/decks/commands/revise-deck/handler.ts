import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { reviseDeck } from '#decks/history/decide';
import { fromText } from '../../deck-source';
import { DeckStreams } from '../../deck-streams';
import { ReviseDeck } from './command';

/** Stores a new version of a deck. */
@CommandHandler(ReviseDeck)
export class ReviseDeckHandler implements ICommandHandler<ReviseDeck> {
  constructor(private readonly streams: DeckStreams) {}

  async execute({ owner, deckId, text, notation, note }: ReviseDeck) {
    const source = fromText(text, notation);
    if (!source.ok) return source;
    const { state, version } = await this.streams.load(deckId);
    const answer = reviseDeck(state, owner, source.list, note);
    if (!answer.ok) return answer;
    const appended = await this.streams.append(deckId, version, answer.decision);
    return appended.ok
      ? { ok: true as const, deckId, number: appended.version, notes: source.notes }
      : appended;
  }
}
