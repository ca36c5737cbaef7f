import websocket from '@fastify/websocket';
import { AbstractGraphQLDriver, type GqlModuleOptions } from '@nestjs/graphql';
import type { FastifyInstance } from 'fastify';
import { GraphQLSchema } from 'graphql';
import { handleProtocols } from 'graphql-ws';
import { Documents } from '../cost/documents';
import { apolloServer } from './apollo';
import { httpHandler, type Served } from './http-handler';
import { socketHandler } from './socket-handler';

export interface ServingOptions extends GqlModuleOptions {
  readonly served: Omit<Served, 'documents'>;
}

const PATH = '/graphql';

/** Serves the schema that Nest puts together: over HTTP by Apollo, over sockets by graphql-ws. */
export class GraphQLServing extends AbstractGraphQLDriver<ServingOptions> {
  async start({ schema, served }: ServingOptions): Promise<void> {
    if (!(schema instanceof GraphQLSchema)) throw new Error('there is no schema to serve');
    const all: Served = { ...served, documents: new Documents(schema) };
    const apollo = apolloServer(schema, served.limits);
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
    // Fastify closes what it serves when the last of it is answered; Apollo, once stopped, would refuse what
    // was accepted before.
  }
}
