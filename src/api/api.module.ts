import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { GraphQLModule } from '@nestjs/graphql';
import { START } from '../platform/event-store/position';
import type { ProjectionRunner } from '../platform/projections/projection-runner';
import { PROJECTIONS } from '../platform/tokens';
import { formatError, GraphQLErrors } from './graphql/errors';
import { GameResolver } from './graphql/game.resolver';
import { limits } from './graphql/limits';
import { plainResolvers } from './graphql/plain';
import { PositionResolver } from './graphql/position.resolver';
import { QueryResolver } from './graphql/query.resolver';
import { UploadResolver } from './graphql/upload.resolver';
import { HealthController, READINESS, type Readiness } from './http/health.controller';

/** Milliseconds. */
const PATIENCE = 1_000;

@Module({
  imports: [
    CqrsModule,
    GraphQLModule.forRoot<ApolloDriverConfig>({
      driver: ApolloDriver,
      typeDefs: readFileSync(join(__dirname, 'schema.graphql'), 'utf8'),
      resolvers: plainResolvers,
      plugins: [ApolloServerPluginCacheControlDisabled(), limits],
      formatError,
      includeStacktraceInErrorResponses: false,
      introspection: true,
      playground: false,
    }),
  ],
  controllers: [HealthController],
  providers: [
    { provide: APP_FILTER, useClass: GraphQLErrors },
    QueryResolver,
    GameResolver,
    PositionResolver,
    UploadResolver,
    {
      provide: READINESS,
      inject: [PROJECTIONS],
      useFactory: (projections: ProjectionRunner): Readiness => ({
        missing: async () => {
          try {
            return (await projections.caughtUp(START, PATIENCE)) ? null : 'read models';
          } catch {
            return 'the database';
          }
        },
      }),
    },
  ],
})
export class ApiModule {}
