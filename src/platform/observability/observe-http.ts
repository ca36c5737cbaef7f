import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics';
import { Client } from './client';
import { FROM_ITSELF, inRequest, presentRequest, type RequestContext } from './request-context';
import { inSpan } from './tracing/present-span';
import { untraced, type OpenSpan, type Tracing } from './tracing/tracing';

const MILLISECONDS = 1_000;

/** Asked every few seconds by whoever watches the process. */
const UNLOGGED: ReadonlySet<string> = new Set(['/health', '/ready']);

const isOwn = ({ raw }: FastifyRequest): boolean =>
  raw.socket.remoteAddress?.startsWith(FROM_ITSELF) === true;

interface Observed {
  readonly context: RequestContext;
  readonly span: OpenSpan | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null before anything of the request was looked at. */
    observed: Observed | null;
    /** Whoever asked: has gone where that was without the answer. */
    client: Client | null;
    /** Does work that something outside called for, such as the end of a body, as part of the request. */
    within: ((work: () => void) => void) | null;
  }
}

/** Whom requests are told to, beside those who count them. */
export interface Followers {
  readonly tracing: Tracing;
  /** Whether log lines say which request they are about. */
  readonly linesNameRequests: boolean;
}

/**
 * Measures, traces and logs every request under its id (`x-request-id`, or a new one). Work is followed
 * through its promises only where somebody is told of it: Node before 24 makes each of them dearer.
 */
export function observeHttp(
  server: FastifyInstance,
  metrics: Metrics,
  { tracing, linesNameRequests }: Followers,
  newId: () => string,
): void {
  const logger = new Logger('Http');
  const isFollowed = linesNameRequests || tracing !== untraced;
  const within = ({ context, span }: Observed, work: () => void): void => {
    if (isFollowed) inRequest(context, () => inSpan(span, work));
    else work();
  };
  server.decorateRequest('observed', null);
  server.decorateRequest('client', null);
  server.decorateRequest('within', null);

  server.addHook('onRequest', (request, reply, done) => {
    const client = new Client();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) client.leave();
    });
    request.client = client;
    const context = { id: idOf(request) ?? newId(), streams: new Set<string>() };
    const begin = () => beginOf(request, tracing);
    const seen = { context, span: isFollowed ? inRequest(context, begin) : null };
    request.observed = seen;
    request.within = isFollowed ? (work) => within(seen, work) : null;
    void reply.header('x-request-id', context.id);
    within(seen, done);
  });
  // Reading a body leaves the context that the request began in.
  server.addHook('preValidation', (request, _reply, done) => {
    const seen = request.observed;
    if (!isFollowed || seen === null || presentRequest() === seen.context) done();
    else within(seen, done);
  });
  server.addHook('onResponse', (request, reply, done) => {
    if (isOwn(request)) {
      done();
      return;
    }
    const { method } = request;
    const status = reply.statusCode;
    const route = request.routeOptions.url ?? 'none';
    metrics.answered({ method, route, status, seconds: reply.elapsedTime / MILLISECONDS });
    const seen = request.observed;
    if (linesNameRequests && seen !== null && !UNLOGGED.has(route))
      within(seen, () =>
        logger.log({ method, route, status, milliseconds: Math.round(reply.elapsedTime) }),
      );
    if (seen !== null) endOf(seen, status);
    done();
  });
}

function beginOf(request: FastifyRequest, tracing: Tracing): OpenSpan | null {
  const { method } = request;
  const route = request.routeOptions.url ?? 'none';
  if (UNLOGGED.has(route)) return null;
  const { traceparent } = request.headers;
  return tracing.begin({
    name: `${method} ${route}`,
    attributes: { 'http.request.method': method, 'http.route': route },
    parent: typeof traceparent === 'string' ? traceparent : undefined,
  });
}

function endOf({ context, span }: Observed, status: number): void {
  span?.set({
    'http.response.status_code': status,
    'retrace.streams': [...context.streams],
  });
  span?.end();
}

function idOf(request: FastifyRequest): string | null {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.:-]{1,64}$/.test(given) ? given : null;
}
