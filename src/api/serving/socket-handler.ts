import type { WebSocket } from '@fastify/websocket';
import { Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  GraphQLError,
  OperationTypeNode,
  subscribe,
  type ExecutionArgs,
  type ExecutionResult,
} from 'graphql';
import { makeServer, type Context as SocketContext } from 'graphql-ws';
import { presentedIn } from '../../access/presented';
import { badInput, formatError } from '../graphql/errors';
import { overloadOf } from '../overload';
import { askerOf, networkOf, type Asker } from './asker';
import type { Served, SocketHooks } from './http-handler';
import { tooNestedIn } from './nesting';
import { pacedFrames, type Frames } from './paced-frames';
import { onlySubscriptions, tooMuchOf, tooOften } from './refusals';
import { SocketCounts } from './socket-counts';
import { SocketPace } from './socket-pace';
import { badTextIn, tooLongIn } from './texts';
import { wrongVariables } from './wrong-variables';

interface Extra {
  readonly request: FastifyRequest;
  /** Whose the socket is, once it has said so. */
  asker: Asker | null;
}

type Connected = SocketContext<Record<string, unknown>, Extra>;
type Options = SocketHooks<Extra>;

const TOO_MANY = 4_429;
const INTERNAL_ERROR = 4_500;
/** Of RFC 6455's registry. */
const TRY_AGAIN_LATER = 1_013;
const KEEP_ALIVE = 12_000;
/** Bytes that wait for a client that does not read. */
const MOST_UNSENT = 8 * 1024 * 1024;

const textIn = (params: Readonly<Record<string, unknown>> | undefined, name: string) => {
  const value = params?.[name];
  return typeof value === 'string' ? value : undefined;
};

/** Browsers cannot send headers with a socket, so the parameters of the connection may hold them. */
const authorizationOf = ({ connectionParams, extra }: Connected): string | undefined =>
  textIn(connectionParams, 'authorization') ??
  textIn(connectionParams, 'Authorization') ??
  extra.request.headers.authorization;

const told = (error: GraphQLError) => formatError(error.toJSON(), error);

const isFrames = (result: Frames | ExecutionResult): result is Frames =>
  Symbol.asyncIterator in result;

/** Subscriptions over graphql-ws, for callers with the same keys and within the same limits. */
export function socketHandler(served: Served) {
  const { documents, budgets, limits, watch, callerOf, contextOf } = served;
  const logger = new Logger('Sockets');
  const ofAddress = new SocketCounts(limits.socketsPerCaller * limits.callersPerAddress);
  const ofAsker = new SocketCounts(limits.socketsPerCaller);
  const costs = new WeakMap<object, { readonly asker: Asker; readonly cost: number }>();

  const begin: NonNullable<Options['onSubscribe']> = async (connected, _id, payload) => {
    if (Object.keys(connected.subscriptions).length > limits.subscriptionsPerSocket)
      return [
        badInput(
          'TOO_MANY_SUBSCRIPTIONS',
          `a socket has at most ${limits.subscriptionsPerSocket} subscriptions`,
          'End some of them first.',
        ),
      ];
    const { query, operationName } = payload;
    const variables = payload.variables ?? {};
    const read = documents.operationOf(query, operationName, variables);
    if (!read.ok) return read.errors;
    if (read.operation.operation !== OperationTypeNode.SUBSCRIPTION) return [onlySubscriptions()];
    const refused =
      tooMuchOf(read, limits) ??
      tooNestedIn(variables) ??
      badTextIn(variables) ??
      tooLongIn(read, variables);
    if (refused !== null) return [refused];
    const wrong = wrongVariables(documents.schema, read, { variables });
    if (wrong !== null) return wrong;
    let caller;
    try {
      caller = await callerOf(authorizationOf(connected));
    } catch (error) {
      if (error instanceof GraphQLError) return [error];
      throw error;
    }
    const asker = askerOf(caller, connected.extra.request.ip);
    const { ok, left } = await budgets.admit(asker, read.cost);
    if (!ok) return [tooOften(left.reset)];
    const charge = async (more: number): Promise<void> => {
      const { ok: paid, left: rest } = await budgets.admit(asker, more);
      if (!paid) throw tooOften(rest.reset);
    };
    const context = Object.assign(contextOf(caller, undefined), { charge });
    costs.set(context, { asker, cost: read.cost });
    return {
      schema: documents.schema,
      document: read.document,
      operationName: operationName ?? null,
      variableValues: variables,
      contextValue: context,
    };
  };

  const hooks: Options = {
    // The socket is closed with 4403 where the keys cannot be read.
    onConnect: async (connected) => {
      const presented = presentedIn(authorizationOf(connected));
      if (!presented.ok) return false;
      const { request } = connected.extra;
      const asker = askerOf(await callerOf(authorizationOf(connected)), request.ip);
      if (!ofAsker.enter(asker.name)) return false;
      connected.extra.asker = asker;
      return true;
    },
    onSubscribe: begin,
    subscribe: async (args: ExecutionArgs) => {
      const result = await subscribe(args);
      const context: unknown = args.contextValue;
      const paid = typeof context === 'object' && context !== null ? costs.get(context) : undefined;
      if (!isFrames(result) || paid === undefined) return result;
      return pacedFrames(result, budgets, paid.asker, paid.cost);
    },
    onNext: (_connected, _id, _payload, _args, { data, errors }) =>
      errors === undefined ? undefined : { data: data ?? null, errors: errors.map(told) },
    onError: (_connected, _id, _payload, errors) =>
      errors.map((error) => (error instanceof GraphQLError ? told(error) : error)),
  };
  const server = makeServer<Record<string, unknown>, Extra>(watch.sockets(hooks));

  return (socket: WebSocket, request: FastifyRequest): void => {
    const address = networkOf(request.ip);
    if (!ofAddress.enter(address)) {
      socket.close(TOO_MANY, 'too many sockets');
      return;
    }
    const extra: Extra = { request, asker: null };
    const pace = new SocketPace();
    let heard = true;
    const keepAlive = setInterval(() => {
      if (!heard) socket.terminate();
      heard = false;
      socket.ping();
    }, KEEP_ALIVE);
    socket.on('pong', () => (heard = true));
    // A message that is too large, or is none: the socket closes itself.
    socket.on('error', (error) => logger.debug(error.message));
    const closed = server.opened(
      {
        protocol: socket.protocol,
        send: (text) =>
          new Promise((resolve, reject) => {
            if (socket.bufferedAmount > MOST_UNSENT) socket.terminate();
            if (socket.readyState !== socket.OPEN) return resolve();
            return socket.send(text, (error) => (error ? reject(error) : resolve()));
          }),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (take) =>
          socket.on('message', (message: Buffer) => {
            if (pace.isTooFast(performance.now())) {
              socket.close(TOO_MANY, 'too many messages');
              return;
            }
            take(message.toString('utf8')).catch((error: unknown) => {
              logger.error(error);
              if (overloadOf(error) === null) socket.close(INTERNAL_ERROR, 'internal error');
              else socket.close(TRY_AGAIN_LATER, 'try again later');
            });
          }),
      },
      extra,
    );
    socket.once('close', (code, reason) => {
      clearInterval(keepAlive);
      ofAddress.leave(address);
      if (extra.asker !== null) ofAsker.leave(extra.asker.name);
      closed(code, reason.toString()).catch((error: unknown) => logger.error(error));
    });
  };
}
