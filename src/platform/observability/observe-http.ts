import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics';
import { ClientGone, inRequest, presentRequest, type RequestContext } from './request-context';
import { inSpan } from './tracing/present-span';
import type { OpenSpan, Tracing } from './tracing/tracing';

const MILLISECONDS = 1_000;

/** Asked every few seconds by whoever watches the process. */
const UNLOGGED: ReadonlySet<string> = new Set(['/health', '/ready']);

interface Observed {
  readonly context: RequestContext;
  readonly span: OpenSpan | null;
}

const within = ({ context, span }: Observed, work: () => void): void =>
  inRequest(context, () => inSpan(span, work));

/**
 * Measures, traces and logs every request under its id (`x-request-id`, or a new one).
 */
export function observeHttp(
  server: FastifyInstance,
  metrics: Metrics,
  tracing: Tracing,
  newId: () => string,
): void {
  const logger = new Logger('Http');
  const observed = new WeakMap<FastifyRequest, Observed>();

  server.addHook('onRequest', (request, reply, done) => {
    const gone = new AbortController();
    const { signal } = gone;
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) gone.abort(new ClientGone());
    });
    const context = { id: idOf(request) ?? newId(), streams: new Set<string>(), signal };
    const seen = { context, span: inRequest(context, () => beginOf(request, tracing)) };
    observed.set(request, seen);
    void reply.header('x-request-id', context.id);
    within(seen, done);
  });
  // Reading a body leaves the context that the request began in.
  server.addHook('preValidation', (request, _reply, done) => {
    const seen = observed.get(request);
    if (seen === undefined || presentRequest() === seen.context) done();
    else within(seen, done);
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const status = reply.statusCode;
    const route = request.routeOptions.url ?? 'none';
    metrics.answered({ method, route, status, seconds: reply.elapsedTime / MILLISECONDS });
    const seen = observed.get(request);
    if (seen !== undefined && !UNLOGGED.has(route))
      within(seen, () =>
        logger.log({ method, route, status, milliseconds: Math.round(reply.elapsedTime) }),
      );
    if (seen !== undefined) endOf(seen, status);
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
