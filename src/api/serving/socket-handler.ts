import type { WebSocket } from '@fastify/websocket';
import { Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { makeServer, type Server, type WebSocket as SpokenTo } from 'graphql-ws';
import { presentedIn } from '../../access/presented';
import { formatError } from '../graphql/errors';
import { overloadOf } from '../overload';
import { askerOf, networkOf } from './asker';
import { authorizationOf, type Extra } from './connected';
import type { Served, SocketHooks } from './served';
import { SocketCounts } from './socket-counts';
import { SocketPace } from './socket-pace';
import { Subscriptions } from './subscriptions';

const TOO_MANY = 4_429;
const INTERNAL_ERROR = 4_500;
/** Of RFC 6455's registry. */
const TRY_AGAIN_LATER = 1_013;
const KEEP_ALIVE = 12_000;
/** Bytes that wait for a client that does not read. */
const MOST_UNSENT = 8 * 1024 * 1024;

const logger = new Logger('Sockets');

const told = (error: GraphQLError) => formatError(error.toJSON(), error);

/** What graphql-ws asks of us as a socket goes on; `ofAsker` counts those of each. */
function hooksOf(served: Served, ofAsker: SocketCounts): SocketHooks<Extra> {
  const subscriptions = new Subscriptions(served);
  return {
    // The socket is closed with 4403 where the keys cannot be read.
    onConnect: async (connected) => {
      const presented = presentedIn(authorizationOf(connected));
      if (!presented.ok) return false;
      const { extra } = connected;
      const asker = askerOf(await served.callerOf(authorizationOf(connected)), extra.request.ip);
      if (!ofAsker.enter(asker.name)) return false;
      extra.asker = asker;
      return true;
    },
    onSubscribe: (connected, _id, payload) => subscriptions.begin(connected, payload),
    subscribe: (args) => subscriptions.frames(args),
    onNext: (_connected, _id, _payload, _args, { data, errors }) =>
      errors === undefined ? undefined : { data: data ?? null, errors: errors.map(told) },
    onError: (_connected, _id, _payload, errors) =>
      errors.map((error) => (error instanceof GraphQLError ? told(error) : error)),
  };
}

/** Ends a socket whose client is not heard any more, until what it returns is called. */
function keptAlive(socket: WebSocket): () => void {
  let heard = true;
  const keepAlive = setInterval(() => {
    if (!heard) socket.terminate();
    heard = false;
    socket.ping();
  }, KEEP_ALIVE);
  socket.on('pong', () => (heard = true));
  return () => clearInterval(keepAlive);
}

/** A socket as graphql-ws speaks to it, within what it may send and leave unread. */
function spokenTo(socket: WebSocket): SpokenTo {
  const pace = new SocketPace();
  return {
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
  };
}

/** Subscriptions over graphql-ws, for callers with the same keys and within the same limits. */
export function socketHandler(served: Served) {
  const { limits, watch } = served;
  const ofAddress = new SocketCounts(limits.socketsPerCaller * limits.callersPerAddress);
  const ofAsker = new SocketCounts(limits.socketsPerCaller);
  const server: Server<Extra> = makeServer<Record<string, unknown>, Extra>(
    watch.sockets(hooksOf(served, ofAsker)),
  );

  return (socket: WebSocket, request: FastifyRequest): void => {
    const address = networkOf(request.ip);
    if (!ofAddress.enter(address)) {
      socket.close(TOO_MANY, 'too many sockets');
      return;
    }
    const extra: Extra = { request, asker: null };
    const stop = keptAlive(socket);
    // A message that is too large, or is none: the socket closes itself.
    socket.on('error', (error) => logger.debug(error.message));
    const closed = server.opened(spokenTo(socket), extra);
    socket.once('close', (code, reason) => {
      stop();
      ofAddress.leave(address);
      if (extra.asker !== null) ofAsker.leave(extra.asker.name);
      closed(code, reason.toString()).catch((error: unknown) => logger.error(error));
    });
  };
}
