import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { CqrsModule, QueryBus } from '@nestjs/cqrs';
import { GraphQLModule } from '@nestjs/graphql';
import type { GraphQLSchema } from 'graphql';
import type { Memory } from '#streams/memory';
import type { Caller } from '../access/caller';
import { AccessModule } from '../access/access.module';
import { AccessStreams } from '../access/access-streams';
import { KEYS, type Keys } from '../access/keys';
import { knownAccess } from '../access/known-access';
import { GAME_READER, type GameReader } from '../games/replay/game-reader';
import { ReplayModule } from '../games/replay/replay.module';
import { PlayModule } from '../games/play/play.module';
import { StudiesModule } from '../studies/studies.module';
import { Gate } from './gate/gate';
import { gated } from './gate/gated-schema';
import { AnalysisResolver } from './graphql/analysis.resolver';
import { PatternsResolver } from './graphql/patterns.resolver';
import { RatesResolver } from './graphql/rates.resolver';
import { askedBy } from './graphql/asked-by';
import { DeckCardResolver } from './graphql/deck-card.resolver';
import { DeckListResolver } from './graphql/deck-list.resolver';
import { deckNames } from './graphql/deck-names';
import { DecksResolver } from './graphql/decks.resolver';
import { EnterTournamentResolver } from './graphql/enter-tournament.resolver';
import { GraphQLErrors } from './graphql/errors';
import { NothingThere } from './http/nothing-there';
import { UnreadBody } from './http/unread-body';
import { GameFinder, gameField } from './graphql/game-finder';
import { GameResolver } from './graphql/game.resolver';
import { ImportResolver } from './graphql/import.resolver';
import { ImportedGameResolver } from './graphql/imported-game.resolver';
import { GrantsResolver } from './graphql/grants.resolver';
import { KeysResolver } from './graphql/keys.resolver';
import { LiveResolver } from './graphql/live.resolver';
import { plainResolvers } from './graphql/plain';
import { DeckGamesResolver, GameDecksResolver } from './graphql/played-decks.resolver';
import { NodeResolver } from './graphql/node.resolver';
import { PositionResolver } from './graphql/position.resolver';
import { GameConnectionResolver, QueryResolver } from './graphql/query.resolver';
import { RunTournamentResolver } from './graphql/run-tournament.resolver';
import { statisticsNames } from './graphql/statistics-names';
import { StatisticsResolver } from './graphql/statistics.resolver';
import { TournamentListResolver } from './graphql/tournament-list.resolver';
import { tournamentNames } from './graphql/tournament-names';
import { TournamentRoundResolver } from './graphql/tournament-round.resolver';
import { CardsResolver } from './graphql/cards.resolver';
import { ViewingResolver } from './graphql/viewing.resolver';
import { UploadResolver } from './graphql/upload.resolver';
import { TournamentResolver } from './graphql/tournament.resolver';
import {
  GameStudiesResolver,
  StudiesResolver,
  StudyBranchResolver,
  StudyChapterResolver,
} from './studies/studies.resolver';
import { FollowStudy } from './studies/follow-study';
import { studyNames } from './studies/study-names';
import { WriteStudiesResolver } from './studies/write-studies.resolver';
import type { Client } from '../platform/observability/client';
import { Pace } from '../platform/observability/pace';
import { nameSpan } from '../platform/observability/tracing/name-span';
import { traceSockets } from '../platform/observability/tracing/trace-sockets';
import type { Tracing } from '../platform/observability/tracing/tracing';
import type { Config } from '../platform/config/config';
import { CONFIG, MEMORY, TRACING } from '../platform/tokens';
import { Budgets } from './serving/budgets';
import { BudgetsModule } from './serving/budgets.module';
import { KeptAnswers } from './serving/kept-answers';
import { withPacedLists } from './serving/paced-lists';
import { GraphQLServing, type ServingOptions } from './serving/graphql-driver';
import { HealthModule } from './health.module';
import { typeDefinitions } from './type-definitions';

@Module({
  imports: [
    CqrsModule,
    BudgetsModule,
    HealthModule,
    PlayModule,
    StudiesModule,
    AccessModule,
    ReplayModule,
    GraphQLModule.forRootAsync<ServingOptions>({
      driver: GraphQLServing,
      imports: [AccessModule, BudgetsModule, CqrsModule, ReplayModule],
      inject: [KEYS, QueryBus, CONFIG, Budgets, TRACING, MEMORY, AccessStreams, GAME_READER],
      useFactory: (
        keys: Keys,
        queries: QueryBus,
        { limits, answerCache }: Config,
        budgets: Budgets,
        tracing: Tracing,
        memory: Memory,
        access: AccessStreams,
        reader: GameReader,
      ) => ({
        typeDefs: [...typeDefinitions],
        resolvers: {
          ...plainResolvers,
          ...deckNames,
          ...statisticsNames,
          ...studyNames,
          ...tournamentNames,
          Query: gameField(new GameFinder(queries, reader, access)),
        },
        transformSchema: (schema: GraphQLSchema) => withPacedLists(gated(schema)),
        served: {
          limits,
          budgets,
          answers: new KeptAnswers(memory, answerCache),
          revisionOf: (game: string) =>
            access.known(game)?.replacedBy === null
              ? (reader.inMemory(game)?.settled()?.revision ?? null)
              : null,
          watch: {
            begun: nameSpan,
            sockets: (hooks) => traceSockets(hooks, tracing),
          },
          callerOf: (authorization: string | undefined) => askedBy(keys, authorization),
          contextOf: (caller: Caller, account: string, client: Client | undefined) => ({
            caller,
            account,
            gate: new Gate(queries, caller, knownAccess(access)),
            get signal() {
              return client?.signal;
            },
            pace: new Pace(client),
          }),
        },
      }),
    }),
  ],
  providers: [
    { provide: APP_FILTER, useClass: GraphQLErrors },
    // The last of those that fit is asked.
    { provide: APP_FILTER, useClass: UnreadBody },
    { provide: APP_FILTER, useClass: NothingThere },
    GameFinder,
    GameConnectionResolver,
    QueryResolver,
    NodeResolver,
    AnalysisResolver,
    PatternsResolver,
    RatesResolver,
    GameResolver,
    ImportResolver,
    ImportedGameResolver,
    PositionResolver,
    UploadResolver,
    CardsResolver,
    ViewingResolver,
    DecksResolver,
    DeckCardResolver,
    DeckGamesResolver,
    DeckListResolver,
    GameDecksResolver,
    EnterTournamentResolver,
    GrantsResolver,
    KeysResolver,
    LiveResolver,
    RunTournamentResolver,
    StatisticsResolver,
    GameStudiesResolver,
    StudiesResolver,
    StudyBranchResolver,
    StudyChapterResolver,
    WriteStudiesResolver,
    FollowStudy,
    TournamentListResolver,
    TournamentResolver,
    TournamentRoundResolver,
  ],
})
export class ApiModule {}
