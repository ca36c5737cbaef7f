import { Module } from '@nestjs/common';
import { CqrsModule, QueryBus } from '@nestjs/cqrs';
import { allCards } from '#cards/cycles';
import { FindOpenGames } from '../access/find-open-games';
import type { Clock } from '../platform/clock/clock';
import type { EventStore } from '../platform/event-store/event-store';
import { storedStreams } from '../platform/event-store/stored-streams';
import { listedBy } from '../platform/projections/listed';
import type { ProjectionRunner } from '../platform/projections/projection-runner';
import type { ReadModelReader } from '../platform/projections/projection';
import { CLOCK, EVENT_STORE, PROJECTIONS, READ_MODEL_READER } from '../platform/tokens';
import { ImportDeckHandler } from './import-deck';
import { ReviseDeckHandler } from './revise-deck';
import { DeckProjectionsModule } from './deck-projections.module';
import { deckForm, DeckStreams } from './deck-streams';
import { KnownDecks } from './known-decks';
import { OPEN_GAMES, type OpenGames } from './open-games';
import { PLAYED_DECKS, type PlayedDecks } from './played-decks';
import { PLAYABLE_CARDS, type PlayableCards } from './playable-cards';
import { CompareDecksHandler } from './compare-decks';
import { DECK_INDEX } from './deck-index';
import { FindListsHandler } from './find-lists';
import { ListDecklistsHandler } from './list-decklists';
import { ListDecksHandler } from './list-decks';
import { storedIndex } from './stored-deck-index';
import { ListPlayedGamesHandler } from './list-played-games';
import { ShowDeckHandler } from './show-deck';
import { ValidateDeckHandler } from './validate-deck';
import { storedPlayedDecks } from './stored-played-decks';

/** A list is known to whoever may look at the whole game as its player, or as a judge. */
const openGames = (queries: QueryBus): OpenGames => ({
  to: (caller) => queries.execute(new FindOpenGames(caller, 'list-decks')),
});

const titles = new Set(allCards.map(({ title }) => title));

@Module({
  imports: [CqrsModule, DeckProjectionsModule],
  providers: [
    {
      provide: DeckStreams,
      inject: [EVENT_STORE, PROJECTIONS, CLOCK],
      useFactory: (store: EventStore, projections: ProjectionRunner, clock: Clock) =>
        new DeckStreams(storedStreams(store, clock, deckForm, listedBy(projections))),
    },
    {
      provide: PLAYABLE_CARDS,
      useValue: { plays: (title) => titles.has(title) } satisfies PlayableCards,
    },
    {
      provide: DECK_INDEX,
      inject: [READ_MODEL_READER],
      useFactory: (reader: ReadModelReader) => storedIndex(reader),
    },
    {
      provide: PLAYED_DECKS,
      inject: [READ_MODEL_READER],
      useFactory: (reader: ReadModelReader) => storedPlayedDecks(reader),
    },
    {
      provide: KnownDecks,
      inject: [DeckStreams, PLAYED_DECKS, OPEN_GAMES],
      useFactory: (streams: DeckStreams, played: PlayedDecks, games: OpenGames) =>
        new KnownDecks(streams, played, games),
    },
    { provide: OPEN_GAMES, inject: [QueryBus], useFactory: openGames },
    CompareDecksHandler,
    FindListsHandler,
    ImportDeckHandler,
    ListDecklistsHandler,
    ListDecksHandler,
    ListPlayedGamesHandler,
    ReviseDeckHandler,
    ShowDeckHandler,
    ValidateDeckHandler,
  ],
})
export class DecksModule {}
