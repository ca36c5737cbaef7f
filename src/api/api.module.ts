import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { CqrsModule, QueryBus } from '@nestjs/cqrs';
import { GraphQLModule } from '@nestjs/graphql';
import type { FastifyRequest } from 'fastify';
import { GraphQLSchema } from 'graphql';
import type { Caller } from '../access/caller';
import { KEYS, type Keys } from '../access/keys';
import { PlayModule } from '../games/play/play.module';
import { Gate } from './gate/gate';
import { gated } from './gate/gated-schema';
import { AnalysisResolver } from './graphql/analysis.resolver';
import { askedBy } from './graphql/asked-by';
import { DeckCardResolver } from './graphql/deck-card.resolver';
import { DeckListResolver } from './graphql/deck-list.resolver';
import { deckNames } from './graphql/deck-names';
import { DecksResolver } from './graphql/decks.resolver';
import { EnterTournamentResolver } from './graphql/enter-tournament.resolver';
import { keepToBounds } from './graphql/document-bounds';
import { formatError, GraphQLErrors } from './graphql/errors';
import { GameResolver } from './graphql/game.resolver';
import { ImportResolver } from './graphql/import.resolver';
import { ImportedGameResolver } from './graphql/imported-game.resolver';
import { GrantsResolver } from './graphql/grants.resolver';
import { LiveResolver } from './graphql/live.resolver';
import { limits } from './graphql/limits';
import { plainResolvers } from './graphql/plain';
import { DeckGamesResolver, GameDecksResolver } from './graphql/played-decks.resolver';
import { PositionResolver } from './graphql/position.resolver';
import { QueryResolver } from './graphql/query.resolver';
import { RunTournamentResolver } from './graphql/run-tournament.resolver';
import { statisticsNames } from './graphql/statistics-names';
import { sockets } from './graphql/sockets';
import { StatisticsResolver } from './graphql/statistics.resolver';
import { TournamentListResolver } from './graphql/tournament-list.resolver';
import { tournamentNames } from './graphql/tournament-names';
import { TournamentRoundResolver } from './graphql/tournament-round.resolver';
import { CardsResolver } from './graphql/cards.resolver';
import { ViewingResolver } from './graphql/viewing.resolver';
import { UploadResolver } from './graphql/upload.resolver';
import { TournamentResolver } from './graphql/tournament.resolver';
import { traceOperation } from '../platform/observability/tracing/trace-operation';
import { traceSockets } from '../platform/observability/tracing/trace-sockets';
import type { Tracing } from '../platform/observability/tracing/tracing';
import { TRACING } from '../platform/tokens';
import { HealthModule } from './health.module';
import { typeDefinitions } from './type-definitions';

@Module({
  imports: [
    CqrsModule,
    HealthModule,
    PlayModule,
    GraphQLModule.forRootAsync<ApolloDriverConfig>({
      driver: ApolloDriver,
      imports: [CqrsModule],
      inject: [KEYS, QueryBus, TRACING],
      useFactory: (keys: Keys, queries: QueryBus, tracing: Tracing) => {
        let schema = new GraphQLSchema({});
        const contextOf = (caller: Caller) => ({ caller, gate: new Gate(queries, caller) });
        return {
          typeDefs: [...typeDefinitions],
          resolvers: { ...plainResolvers, ...deckNames, ...statisticsNames, ...tournamentNames },
          plugins: [ApolloServerPluginCacheControlDisabled(), limits, traceOperation],
          // Asked before anything of the request is read.
          context: async (request: FastifyRequest) => {
            keepToBounds(request);
            return contextOf(await askedBy(keys, request));
          },
          subscriptions: {
            'graphql-ws': traceSockets(
              sockets(keys, contextOf, () => schema),
              tracing,
            ),
          },
          transformSchema: (built: GraphQLSchema) => (schema = gated(built)),
          formatError,
          includeStacktraceInErrorResponses: false,
          introspection: true,
          playground: false,
        };
      },
    }),
  ],
  providers: [
    { provide: APP_FILTER, useClass: GraphQLErrors },
    QueryResolver,
    AnalysisResolver,
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
    LiveResolver,
    RunTournamentResolver,
    StatisticsResolver,
    TournamentListResolver,
    TournamentResolver,
    TournamentRoundResolver,
  ],
})
export class ApiModule {}
