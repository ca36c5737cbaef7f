import type { Viewer } from '#rules';
import { Module } from '@nestjs/common';
import { CqrsModule, QueryBus } from '@nestjs/cqrs';
import { FindGame } from '../analysis/projections/games/queries';
import { ShowDeck } from '../decks/show-deck';
import { CheckAccess } from '../access/check-access';
import type { Clock } from '../platform/clock/clock';
import type { EventStore } from '../platform/event-store/event-store';
import { storedStreams } from '../platform/event-store/stored-streams';
import { listedBy } from '../platform/projections/listed';
import type { ProjectionRunner } from '../platform/projections/projection-runner';
import type { ReadModelReader } from '../platform/projections/projection';
import { systemSource } from '../platform/randomness/system-source';
import { CLOCK, EVENT_STORE, PROJECTIONS, READ_MODEL_READER } from '../platform/tokens';
import { CountMoments } from '../games/replay/count-moments';
import { DescribeGame } from '../games/replay/describe-game';
import { AnnounceTournamentHandler } from './announce-tournament';
import { CloseSwissHandler } from './close-swiss';
import { DrawRoundHandler } from './draw-round';
import { HandInDecksHandler } from './hand-in-decks';
import { PairByHandHandler } from './pair-by-hand';
import { RecordDecisionHandler } from './record-decision';
import { RegisterPlayerHandler } from './register-player';
import { TakeCutResultHandler } from './take-cut-result';
import { TakeResultHandler } from './take-result';
import { DRAWS, drawsOf } from './draws';
import { ShowBracketHandler } from './show-bracket';
import { ExportEventHandler } from './export-event';
import { FindTournamentHandler } from './find-tournament';
import { ListTournamentsHandler } from './list-tournaments';
import { storedIndex } from './stored-tournament-index';
import { TOURNAMENT_INDEX } from './tournament-index';
import { IsRoundOverHandler } from './is-round-over';
import { ShowRoundHandler } from './show-round';
import { ShowTournamentHandler } from './show-tournament';
import { ShowStandingsHandler } from './show-standings';
import { FINISHED_GAMES, type FinishedGames } from './stored-games/finished-games';
import { finishedGame, observedGame, unknownGame } from './stored-games/replayed-games';
import { listOf, STORED_LISTS, type StoredLists } from './stored-lists';
import { TournamentProjectionsModule } from './tournament-projections.module';
import { TournamentStreams, tournamentForm } from './tournament-streams';

const finishedGames = (queries: QueryBus): FinishedGames => {
  const isThere = async (gameId: string): Promise<boolean> =>
    (await queries.execute(new CountMoments(gameId, 'judge'))) !== null;
  const find: FinishedGames['find'] = async (gameId, caller) => {
    const isWhole = async (viewer: Viewer): Promise<boolean> => {
      const decision = await queries.execute(new CheckAccess(caller, gameId, viewer));
      return decision.ok && decision.ranges === 'all';
    };
    const [judge, corp, runner, spectator] = await Promise.all([
      isWhole('judge'),
      isWhole('corp'),
      isWhole('runner'),
      isWhole('spectator'),
    ]);
    if (!judge && !corp && !runner && !spectator) return unknownGame(gameId);
    const replayed = await queries.execute(new DescribeGame(gameId));
    if (replayed !== null)
      return finishedGame(gameId, replayed, { corp: judge || corp, runner: judge || runner });
    const became = (await queries.execute(new FindGame(gameId)))?.verified ?? null;
    if (became !== null) return find(became, caller);
    return (await isThere(gameId)) ? observedGame(gameId) : unknownGame(gameId);
  };
  return {
    find,
    isKnown: async (gameId, caller) => {
      const decision = await queries.execute(new CheckAccess(caller, gameId, null));
      return decision.ok && (await isThere(gameId));
    },
  };
};

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
    FindTournamentHandler,
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
