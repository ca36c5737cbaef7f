import websocket from '@fastify/websocket';
import type { ApolloServer } from '@apollo/server';
import { AbstractGraphQLDriver, type GqlModuleOptions } from '@nestjs/graphql';
import type { FastifyInstance } from 'fastify';
import { GraphQLSchema } from 'graphql';
import { handleProtocols } from 'graphql-ws';
import { Documents } from '../cost/documents';
import { apolloServer, type Admitted } from './apollo';
import { httpHandler, type Served } from './http-handler';
import { socketHandler } from './socket-handler';

export interface ServingOptions extends GqlModuleOptions {
  readonly served: Omit<Served, 'documents'>;
}

const PATH = '/graphql';

/** Serves the schema that Nest puts together: over HTTP by Apollo, over sockets by graphql-ws. */
export class GraphQLServing extends AbstractGraphQLDriver<ServingOptions> {
  private apollo: ApolloServer<Admitted> | undefined;

  async start({ schema, served }: ServingOptions): Promise<void> {
    if (!(schema instanceof GraphQLSchema)) throw new Error('there is no schema to serve');
    const all: Served = { ...served, documents: new Documents(schema) };
    const apollo = apolloServer(schema, served.limits);
    this.apollo = apollo;
    await apollo.start();
    const fastify: FastifyInstance = this.httpAdapterHost.httpAdapter.getInstance();
    await fastify.register(websocket, {
      options: {
        maxPayload: served.limits.maxFrame,
        handleProtocols: (protocols) => handleProtocols(protocols),
      },
    });
    await fastify.register(async (scope) => {
      const handler = httpHandler(all, apollo);
      scope.route({ method: 'POST', url: PATH, handler });
      scope.route({ method: 'GET', url: PATH, handler, wsHandler: socketHandler(all) });
    });
  }

  async stop(): Promise<void> {
    await this.apollo?.stop();
  }
}
