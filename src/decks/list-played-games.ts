import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../access/caller';
import type { ContentIds } from '../platform/content-id/content-id';
import type { Rows, Span } from '../platform/projections/span';
import { CONTENT_IDS } from '../platform/tokens';
import { contentIdOf } from './deck-content';
import { KnownDecks } from './known-decks';
import { OPEN_GAMES, type OpenGames } from './open-games';
import { PLAYED_DECKS, type PlayedDecks, type PlayedGame } from './played-decks';

/** Stored games that a deck's versions were played in and that are open to a caller, newest first. */
export class ListPlayedGames extends Query<Rows<PlayedGame>> {
  constructor(
    readonly deckId: string,
    readonly caller: Caller,
    /** By positions of games. */
    readonly span: Span<string>,
  ) {
    super();
  }
}

@QueryHandler(ListPlayedGames)
export class ListPlayedGamesHandler implements IQueryHandler<ListPlayedGames> {
  constructor(
    private readonly decks: KnownDecks,
    @Inject(PLAYED_DECKS) private readonly played: Pick<PlayedDecks, 'gamesWith'>,
    @Inject(OPEN_GAMES) private readonly open: OpenGames,
    @Inject(CONTENT_IDS) private readonly ids: ContentIds,
  ) {}

  async execute({ deckId, caller, span }: ListPlayedGames): Promise<Rows<PlayedGame>> {
    const deck = await this.decks.find(deckId, caller);
    const contents = deck?.versions.map(({ list }) => contentIdOf(this.ids, list)) ?? [];
    const open = await this.open.to(caller);
    return this.played.gamesWith(open, contents, span);
  }
}
