import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { KEYS, type Keys } from '../../../access/keys';
import type { Clock } from '../../../platform/clock/clock';
import { CLOCK } from '../../../platform/tokens';
import { fromText } from '../../deck-source';
import { DeckStreams } from '../../deck-streams';
import { ImportDeck } from './command';

/** Reads a list and registers it as a new deck; a text that cannot be read whole stores nothing. */
@CommandHandler(ImportDeck)
export class ImportDeckHandler implements ICommandHandler<ImportDeck> {
  constructor(
    private readonly streams: DeckStreams,
    @Inject(CLOCK) private readonly clock: Pick<Clock, 'newId'>,
    @Inject(KEYS) private readonly keys: Pick<Keys, 'issue'>,
  ) {}

  async execute({ owner, text, notation }: ImportDeck) {
    const source = fromText(text, notation);
    if (!source.ok) return source;
    const deckId = this.clock.newId();
    const { list, notes } = source;
    const registered = await this.streams.write(deckId, { type: 'register', owner, list });
    if (!registered.ok) return registered;
    const key = await this.keys.issue({ for: 'deck', deck: deckId });
    return { ok: true as const, deckId, key, list, notes };
  }
}
