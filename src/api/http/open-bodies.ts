import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../serving/asker';
import { refuse } from './refused';
import { unreadableRequest } from './unreadable';

export interface BodyBounds {
  /** Bytes of one that are read at most. */
  readonly longest: number;
  /** Bytes of those that one address, or network of IPv6, sends at the same time. */
  readonly most: number;
  /** Milliseconds in which some of each has to come. */
  readonly patience: number;
}

/** Sixteen callers with the longest there is, or hundreds with games. */
export const usualBounds = (longest: number): BodyBounds => ({
  longest,
  most: 16 * longest,
  patience: 15_000,
});

/** Bytes that come within the patience over the slowest line there is. */
const LEAST = 2_048;

/** Seconds after which those before are sent, or given up. */
const AGAIN = 5;

/** A request whose body is on its way. */
interface OpenBody {
  readonly request: IncomingMessage;
  /** What its connection had brought when it was looked at last; null before the first look. */
  seen: number | null;
}

/** Bytes that a body is told to have, as far as it is read; what is not told may be as long as any. */
function weightOf({ headers }: IncomingMessage, longest: number): number {
  const { 'content-length': told, 'transfer-encoding': coding } = headers;
  if (told !== undefined) return Math.min(Number(told), longest);
  return coding === undefined ? 0 : longest;
}

/** Whether the client has sent next to nothing since the last look, though it was waited for. */
function isStalled({ request, seen }: OpenBody): boolean {
  const isRead = request.complete || request.readableLength > 0;
  return !isRead && seen !== null && request.socket.bytesRead - seen < LEAST;
}

/**
 * Bodies are kept in memory until they are whole: an address may send so much at the same time, and one that
 * stands still is given up long before the time in which each has to be whole.
 */
export function boundBodies(scope: FastifyInstance, bounds: BodyBounds): void {
  const open = new Set<OpenBody>();
  const byAddress = new Map<string, number>();
  const add = (address: string, bytes: number): void => {
    const now = (byAddress.get(address) ?? 0) + bytes;
    if (now === 0) byAddress.delete(address);
    else byAddress.set(address, now);
  };

  scope.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const address = networkOf(request.ip);
    const weight = weightOf(raw, bounds.longest);
    if (weight === 0) {
      done();
      return;
    }
    const others = byAddress.get(address) ?? 0;
    if (others > 0 && others + weight > bounds.most) {
      // What is on its way is not waited for.
      void reply.headers({ connection: 'close', 'retry-after': `${AGAIN}` });
      refuse(reply, 503, {
        code: 'BUSY',
        message: 'more is being sent from your address than is taken at once',
        hint: `Send it again in ${AGAIN} seconds, one after another.`,
      });
      return;
    }
    const body: OpenBody = { request: raw, seen: null };
    open.add(body);
    add(address, weight);
    // Once it is whole, or given up.
    raw.once('close', () => {
      if (open.delete(body)) add(address, -weight);
    });
    done();
  });

  const look = setInterval(() => {
    for (const body of open)
      if (isStalled(body))
        unreadableRequest({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, body.request.socket);
      else body.seen = body.request.socket.bytesRead;
  }, bounds.patience);
  look.unref();
  scope.addHook('onClose', (_server, done) => {
    clearInterval(look);
    done();
  });
}
