import { Module } from '@nestjs/common';
import { CqrsModule, QueryBus } from '@nestjs/cqrs';
import { ShowDeck } from '../decks/queries/show-deck/query';
import { Look } from '../access/queries/look/query';
import type { Clock } from '../platform/clock/clock';
import type { EventStore } from '../platform/event-store/event-store';
import { storedStreams } from '../platform/event-store/stored-streams';
import { listedBy } from '../platform/projections/listed';
import type { ProjectionRunner } from '../platform/projections/projection-runner';
import type { ReadModelReader } from '../platform/projections/projection';
import { systemSource } from '../platform/randomness/system-source';
import { CLOCK, EVENT_STORE, PROJECTIONS, READ_MODEL_READER } from '../platform/tokens';
import { DescribeGame } from '../games/replay/describe-game';
import { AnnounceTournamentHandler } from './commands/announce/handler';
import { CloseSwissHandler } from './commands/close-swiss/handler';
import { DrawRoundHandler } from './commands/draw-round/handler';
import { HandInDecksHandler } from './commands/hand-in-decks/handler';
import { PairByHandHandler } from './commands/pair-by-hand/handler';
import { RecordDecisionHandler } from './commands/record-decision/handler';
import { RegisterPlayerHandler } from './commands/register-player/handler';
import { TakeCutResultHandler } from './commands/take-cut-result/handler';
import { TakeResultHandler } from './commands/take-result/handler';
import { DRAWS, drawsOf } from './draws';
import { ShowBracketHandler } from './queries/bracket/handler';
import { ExportEventHandler } from './queries/export-event/handler';
import { ListTournamentsHandler } from './queries/list-tournaments/handler';
import { storedIndex } from './queries/list-tournaments/stored-index';
import { TOURNAMENT_INDEX } from './queries/list-tournaments/tournament-index';
import { IsRoundOverHandler } from './queries/round-over/handler';
import { ShowRoundHandler } from './queries/round/handler';
import { ShowTournamentHandler } from './queries/show-tournament/handler';
import { ShowStandingsHandler } from './queries/standings/handler';
import { FINISHED_GAMES, type FinishedGames } from './stored-games/finished-games';
import { finishedGame } from './stored-games/replayed-games';
import { listOf, STORED_LISTS, type StoredLists } from './stored-lists';
import { TournamentProjectionsModule } from './tournament-projections.module';
import { TournamentStreams, tournamentForm } from './tournament-streams';

const finishedGames = (queries: QueryBus): FinishedGames => ({
  find: async (gameId, caller) => {
    const sight = await queries.execute(new Look(caller, gameId, null));
    return finishedGame(gameId, sight.ok ? await queries.execute(new DescribeGame(gameId)) : null);
  },
});

const storedLists = (queries: QueryBus): StoredLists => ({
  find: async (deckId, version, caller) => {
    const deck = await queries.execute(new ShowDeck(deckId, caller));
    return listOf(deck?.versions ?? null, deckId, version);
  },
});

@Module({
  imports: [CqrsModule, TournamentProjectionsModule],
  providers: [
    {
      provide: TournamentStreams,
      inject: [EVENT_STORE, PROJECTIONS, CLOCK],
      useFactory: (store: EventStore, projections: ProjectionRunner, clock: Clock) =>
        new TournamentStreams(storedStreams(store, clock, tournamentForm, listedBy(projections))),
    },
    {
      provide: TOURNAMENT_INDEX,
      inject: [READ_MODEL_READER],
      useFactory: (reader: ReadModelReader) => storedIndex(reader),
    },
    { provide: STORED_LISTS, inject: [QueryBus], useFactory: storedLists },
    { provide: DRAWS, useValue: drawsOf(systemSource) },
    { provide: FINISHED_GAMES, inject: [QueryBus], useFactory: finishedGames },
    AnnounceTournamentHandler,
    CloseSwissHandler,
    DrawRoundHandler,
    ExportEventHandler,
    HandInDecksHandler,
    IsRoundOverHandler,
    ListTournamentsHandler,
    PairByHandHandler,
    RecordDecisionHandler,
    RegisterPlayerHandler,
    ShowBracketHandler,
    ShowRoundHandler,
    ShowStandingsHandler,
    ShowTournamentHandler,
    TakeCutResultHandler,
    TakeResultHandler,
  ],
})
export class TournamentsModule {}
