import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DeckList } from '#decks/deck/deck-list';
import type { DeckRefusal } from '#decks/history/decide';
import type { DeckNotation } from '#decks/read/read-deck';
import type { Conflict } from '#streams/refusal';
import { KEYS, type Keys } from '../access/keys';
import type { Key } from '../access/presented';
import type { Clock } from '../platform/clock/clock';
import { CLOCK } from '../platform/tokens';
import { fromText, type SourceRefused } from './deck-source';
import { DeckStreams } from './deck-streams';

export interface ImportedDeck {
  readonly ok: true;
  readonly deckId: string;
  /** Its owner's; nothing but this answer ever holds it. */
  readonly key: Key;
  readonly list: DeckList;
  /** What was taken for granted in reading. */
  readonly notes: readonly string[];
}

export class ImportDeck extends Command<ImportedDeck | SourceRefused | DeckRefusal | Conflict> {
  constructor(
    /** The name it is listed under. */
    readonly owner: string,
    readonly text: string,
    /** `null`: whatever the text looks like. */
    readonly notation: DeckNotation | null,
  ) {
    super();
  }
}

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
