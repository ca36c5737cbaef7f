import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isJson } from './sent-operation';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Bytes; what is longer is read as Fastify reads bodies. */
const SHORT = 64 * 1024;

/** JSON as it stands, of a length that is told and short. */
function isShortJson({ headers }: FastifyRequest): boolean {
  const length = Number(headers['content-length'] ?? 0);
  return (
    isJson(headers) && headers['content-encoding'] === undefined && length > 0 && length <= SHORT
  );
}

/**
 * Answers what comes as short JSON when its hooks have passed. Fastify binds each body that it reads to a
 * resource, which took as long as graphql-js and all hooks; reading it here is the rest of its work.
 */
export function answersEarly(scope: FastifyInstance, handler: Handler) {
  const parse = scope.getDefaultJsonParser('error', 'error');
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    if (!isShortJson(request)) {
      done();
      return;
    }
    const fail = (error: unknown): void => {
      void reply.send(error);
    };
    const answer = (text: string): void => {
      void parse(request, text, (error, body) => {
        if (error !== null) {
          fail(error);
          return;
        }
        request.body = body;
        handler(request, reply).catch(fail);
      });
    };
    const chunks: Buffer[] = [];
    request.raw.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.raw.once('end', () => {
      const [only, ...others] = chunks;
      const whole = others.length === 0 && only !== undefined ? only : Buffer.concat(chunks);
      const work = (): void => answer(whole.toString('utf8'));
      if (request.within === null) work();
      else request.within(work);
    });
  };
}
