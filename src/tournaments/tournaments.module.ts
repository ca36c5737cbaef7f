import { Module } from '@nestjs/common';
import { CqrsModule, QueryBus } from '@nestjs/cqrs';
import type { Clock } from '../platform/clock/clock';
import type { EventStore } from '../platform/event-store/event-store';
import { systemSource } from '../platform/randomness/system-source';
import { CLOCK, EVENT_STORE } from '../platform/tokens';
import { DescribeGame } from '../replays/queries/game/query';
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
import { IsRoundOverHandler } from './queries/round-over/handler';
import { ShowRoundHandler } from './queries/round/handler';
import { ShowTournamentHandler } from './queries/show-tournament/handler';
import { ShowStandingsHandler } from './queries/standings/handler';
import { FINISHED_GAMES, type FinishedGames } from './stored-games/finished-games';
import { finishedGame } from './stored-games/replayed-games';
import { TournamentStreams } from './tournament-streams';

const finishedGames = (queries: QueryBus): FinishedGames => ({
  find: async (gameId) => finishedGame(gameId, await queries.execute(new DescribeGame(gameId))),
});

@Module({
  imports: [CqrsModule],
  providers: [
    {
      provide: TournamentStreams,
      inject: [EVENT_STORE, CLOCK],
      useFactory: (store: EventStore, clock: Clock) => new TournamentStreams(store, clock),
    },
    { provide: DRAWS, useValue: drawsOf(systemSource) },
    { provide: FINISHED_GAMES, inject: [QueryBus], useFactory: finishedGames },
    AnnounceTournamentHandler,
    CloseSwissHandler,
    DrawRoundHandler,
    ExportEventHandler,
    HandInDecksHandler,
    IsRoundOverHandler,
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
