import websocket from '@fastify/websocket';
import { AbstractGraphQLDriver, type GqlModuleOptions } from '@nestjs/graphql';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, GraphQLSchema } from 'graphql';
import { handleProtocols } from 'graphql-ws';
import { sha256 } from '../../platform/digest/sha256';
import { Documents } from '../cost/documents';
import { CLIENT_CLOSED, hasLeft } from '../asker-left';
import { overloadOf } from '../overload';
import { sdlOf } from '../sdl';
import { apolloServer } from './apollo';
import { CompiledOperations } from './compiled-operations';
import { answersEarly } from './early-body';
import { httpHandler, sendRefusal } from './http-handler';
import { overloaded, unread } from './refusals';
import type { Served } from './served';
import { socketHandler } from './socket-handler';

export interface ServingOptions extends GqlModuleOptions {
  readonly served: Omit<Served, 'documents'>;
}

const PATH = '/graphql';
const SDL_PATH = '/schema.graphql';

/** The schema as a file, which changes with the program alone. */
function sdlHandler(schema: GraphQLSchema) {
  const text = sdlOf(schema);
  const etag = `"${sha256(text)}"`;
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    void reply.headers({ etag, 'cache-control': 'no-cache' });
    return request.headers['if-none-match'] === etag
      ? reply.code(NOT_MODIFIED).send()
      : reply.type('text/plain; charset=utf-8').send(text);
  };
}

const NOT_MODIFIED = 304;
const BUG = 500;

/** It is recorded as it is sent, which is without its words. */
const bug = (error: Error): GraphQLError =>
  new GraphQLError(error.message, { originalError: error });

/** What cannot be read, waited in vain or went wrong is told as an operation's errors are. */
async function tellUnread(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (hasLeft(error, reply)) return reply.code(CLIENT_CLOSED).send();
  const overload = overloadOf(error);
  if (overload !== null) {
    const { status, headers } = overload;
    return sendRefusal(request, reply.headers(headers), status, [overloaded(overload)]);
  }
  const { statusCode = BUG } = error;
  const wrong = statusCode >= BUG ? bug(error) : unread(statusCode);
  return sendRefusal(request, reply, statusCode, [wrong]);
}

/** Serves the schema that Nest puts together: over HTTP by Apollo, over sockets by graphql-ws. */
export class GraphQLServing extends AbstractGraphQLDriver<ServingOptions> {
  async start({ schema, served }: ServingOptions): Promise<void> {
    if (!(schema instanceof GraphQLSchema)) throw new Error('there is no schema to serve');
    const documents = new Documents(schema);
    const all: Served = { ...served, documents };
    const operations = new CompiledOperations(schema, served.limits.compileAfter);
    const apollo = apolloServer(schema, served.limits, documents, operations);
    await apollo.start();
    const fastify: FastifyInstance = this.httpAdapterHost.httpAdapter.getInstance();
    await fastify.register(websocket, {
      options: {
        maxPayload: served.limits.maxFrame,
        handleProtocols: (protocols) => handleProtocols(protocols),
      },
    });
    await fastify.register(async (scope) => {
      const handler = httpHandler(all, apollo, operations);
      const onRequest = answersEarly(scope, handler);
      scope.route({ method: 'POST', url: PATH, handler, onRequest });
      scope.route({ method: 'GET', url: PATH, handler, wsHandler: socketHandler(all) });
      scope.setErrorHandler(tellUnread);
      scope.get(SDL_PATH, sdlHandler(schema));
    });
  }

  async stop(): Promise<void> {
    // Fastify closes what it serves when the last of it is answered; Apollo, once stopped, would refuse what
    // was accepted before.
  }
}
