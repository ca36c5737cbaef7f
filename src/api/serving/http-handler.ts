import type { ApolloServer } from '@apollo/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import type { Gate } from '../gate/gate';
import { answering, told, typeFor } from './answering';
import type { Admitted } from './apollo';
import { admission, refuse } from './admission';
import type { CompiledOperations } from './compiled-operations';
import { etagOf, keyOf, type KeptAnswer } from './kept-answers';
import { sentIn } from './sent-operation';
import type { Served } from './served';

const OK = 200;
const NOT_MODIFIED = 304;

/** What came with a key is for its holder alone. */
const uncached = ({ headers }: FastifyRequest): string =>
  headers.authorization === undefined ? 'no-store' : 'private, no-store';

/** The same bytes, or none to whoever has them. */
function sendKept(request: FastifyRequest, reply: FastifyReply, kept: KeptAnswer): FastifyReply {
  const { body, etag, contentType } = kept;
  void reply.headers({ etag, 'cache-control': 'no-cache', vary: 'authorization, accept' });
  const isKnown = request.method === 'GET' && namesTag(request.headers['if-none-match'], etag);
  return isKnown
    ? reply.code(NOT_MODIFIED).send()
    : reply.code(OK).header('content-type', contentType).send(body);
}

/** Packing an answer makes its tag a weak one. */
const namesTag = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');

/** As GraphQL answers where nothing was done. */
export const sendRefusal = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  errors: readonly GraphQLError[],
): FastifyReply =>
  reply
    .code(status)
    .headers({ 'cache-control': uncached(request), 'content-type': typeFor(request) })
    .send(JSON.stringify({ errors: errors.map(told) }));

/**
 * GraphQL over HTTP: each operation is read, weighed and admitted before any of it is done. Apollo is
 * handed what was weighed and nothing else of the request.
 */
export function httpHandler(
  served: Served,
  apollo: ApolloServer<Admitted>,
  operations: CompiledOperations,
) {
  const { answers, revisionOf } = served;
  const answered = answering(served, apollo, operations);
  const admit = admission(served);

  /** Whether the asker may have it, and the games are what they were. */
  const isStillSo = async ({ asked, revisions }: KeptAnswer, gate: Gate): Promise<boolean> => {
    if (!(await gate.showsAll(asked))) return false;
    for (const [game, revision] of revisions) if (revisionOf(game) !== revision) return false;
    return true;
  };

  /** An answer without errors about games that are over, and that anybody may look at whole. */
  const keepable = async (
    body: string,
    contentType: string,
    gate: Gate,
  ): Promise<KeptAnswer | null> => {
    // Errors are written first.
    if (!body.startsWith('{"data":')) return null;
    const asked = [...gate.asked];
    if (!(await gate.showsAll(asked))) return null;
    const revisions = new Map<string, string>();
    for (const game of new Set(asked.map((one) => one.game))) {
      const revision = revisionOf(game);
      if (revision === null) return null;
      revisions.set(game, revision);
    }
    return { body: Buffer.from(body), contentType, etag: etagOf(body), asked, revisions };
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const found = sentIn(request);
    const admission = found.ok ? await admit(request, reply, found.sent) : refuse([found.error]);
    if (!admission.ok) return sendRefusal(request, reply, admission.status, admission.errors);
    const { sent, context, read } = admission;
    const isForAll = request.headers.authorization === undefined;
    const key =
      read.stable && isForAll && answers.isKeeping
        ? keyOf(read.hash, sent, typeFor(request))
        : null;
    const known = key === null ? undefined : answers.get(key);
    if (known !== undefined && (await isStillSo(known, context.gate)))
      return sendKept(request, reply, known);
    const era = answers.era();
    const { status, headers, body } = await answered(request, sent, read, context);
    if (key !== null && status === OK) {
      const kept = await keepable(body, typeFor(request), context.gate);
      if (kept !== null) {
        answers.keep(era, key, kept);
        return sendKept(request, reply, kept);
      }
    }
    return reply
      .code(status)
      .headers({ ...headers, 'cache-control': uncached(request) })
      .send(body);
  };
}
