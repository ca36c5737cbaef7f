import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DeckRefusal } from '#decks/history/decide';
import type { DeckNotation } from '#decks/read/read-deck';
import type { Conflict } from '#streams/refusal';
import type { Caller } from '../access/caller';
import { fromText, type SourceRefused } from './deck-source';
import { DeckStreams } from './deck-streams';

export interface RevisedDeck {
  readonly ok: true;
  readonly deckId: string;
  /** Of the new version. */
  readonly number: number;
  readonly notes: readonly string[];
}

/** The same whether there is such a deck or not. */
export interface NotTheOwner {
  readonly ok: false;
  readonly code: 'NOT_THE_OWNER';
  readonly message: string;
  readonly hint: string;
}

export class ReviseDeck extends Command<
  RevisedDeck | SourceRefused | DeckRefusal | Conflict | NotTheOwner
> {
  constructor(
    readonly caller: Caller,
    readonly deckId: string,
    readonly text: string,
    readonly notation: DeckNotation | null,
    readonly note: string | null,
  ) {
    super();
  }
}

const NOT_THE_OWNER: NotTheOwner = {
  ok: false,
  code: 'NOT_THE_OWNER',
  message: 'No key of this request is for revising such a deck.',
  hint: 'Send the key that importing it gave ("Authorization: Bearer KEY"), or import a copy.',
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
