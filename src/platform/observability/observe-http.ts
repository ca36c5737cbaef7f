import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics';
import { inRequest, presentRequest, type RequestContext } from './request-context';

const MILLISECONDS = 1_000;
/** Asked every few seconds by whoever watches the process. */
const UNLOGGED: ReadonlySet<string> = new Set(['/health', '/ready', '/metrics']);

/**
 * Measures and logs every request under its id (`x-request-id`, or a new one), and answers
 * `/metrics`.
 */
export function observeHttp(server: FastifyInstance, metrics: Metrics, newId: () => string): void {
  const logger = new Logger('Http');
  const contexts = new WeakMap<FastifyRequest, RequestContext>();

  server.addHook('onRequest', (request, reply, done) => {
    const context = { id: idOf(request) ?? newId(), streams: new Set<string>() };
    contexts.set(request, context);
    void reply.header('x-request-id', context.id);
    inRequest(context, done);
  });
  // Reading a body leaves the context that the request began in.
  server.addHook('preValidation', (request, _reply, done) => {
    const context = contexts.get(request);
    if (context === undefined || presentRequest() === context) done();
    else inRequest(context, done);
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const status = reply.statusCode;
    const route = request.routeOptions.url ?? 'none';
    metrics.answered({ method, route, status, seconds: reply.elapsedTime / MILLISECONDS });
    const context = contexts.get(request);
    if (context !== undefined && !UNLOGGED.has(route))
      inRequest(context, () =>
        logger.log({ method, route, status, milliseconds: Math.round(reply.elapsedTime) }),
      );
    done();
  });
  server.get('/metrics', async (_request, reply) => {
    void reply.header('content-type', metrics.contentType);
    return metrics.text();
  });
}

function idOf(request: FastifyRequest): string | null {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.:-]{1,64}$/.test(given) ? given : null;
}
