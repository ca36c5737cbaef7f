import type { ApolloServer } from '@apollo/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, OperationTypeNode, type OperationDefinitionNode } from 'graphql';
import type { ServerOptions } from 'graphql-ws';
import type { Caller } from '../../access/caller';
import type { Limits } from '../../platform/config/limits';
import type { Client } from '../../platform/observability/client';
import type { Documents, ReadOperation } from '../cost/documents';
import type { Gate } from '../gate/gate';
import type { Context } from '../gate/guards';
import { answering, told, typeFor } from './answering';
import type { Admitted } from './apollo';
import { askerOf } from './asker';
import { headersOf, type Budgets } from './budgets';
import type { CompiledOperations } from './compiled-operations';
import { etagOf, keyOf, type KeptAnswer, type KeptAnswers } from './kept-answers';
import { onlyBySocket, tooOften } from './refusals';
import { sentIn, type Sent } from './sent-operation';
import { unfit } from './unfit';

/** What goes on is told to those who watch the process. */
export interface Watch {
  /** An operation that begins in the present request. */
  begun(operation: OperationDefinitionNode): void;
  /** The same hooks, watched. */
  sockets<Extra>(hooks: SocketHooks<Extra>): SocketHooks<Extra>;
}

export type SocketHooks<Extra> = ServerOptions<Record<string, unknown>, Extra>;

export interface Served {
  readonly watch: Watch;
  readonly documents: Documents;
  readonly budgets: Budgets;
  readonly limits: Limits;
  readonly answers: KeptAnswers;
  /** Of a game that is over and in memory; null for any other. */
  revisionOf(game: string): string | null;
  callerOf(authorization: string | undefined): Promise<Caller>;
  contextOf(caller: Caller, client: Client | undefined): Context;
}

const OK = 200;
const NOT_MODIFIED = 304;
const BAD_REQUEST = 400;
const TOO_MANY = 429;

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

/** An operation that may be done, or what was answered instead. */
type Admission =
  | {
      readonly ok: true;
      readonly sent: Sent;
      readonly context: Admitted;
      readonly read: ReadOperation;
    }
  | { readonly ok: false; readonly status: number; readonly errors: readonly GraphQLError[] };

const refuse = (errors: readonly GraphQLError[], status: number = BAD_REQUEST): Admission => ({
  ok: false,
  status,
  errors,
});

/**
 * GraphQL over HTTP: each operation is read, weighed and admitted before any of it is done. Apollo is
 * handed what was weighed and nothing else of the request.
 */
export function httpHandler(
  { documents, budgets, limits, watch, answers, revisionOf, callerOf, contextOf }: Served,
  apollo: ApolloServer<Admitted>,
  operations: CompiledOperations,
) {
  const answered = answering({ documents, limits }, apollo, operations);
  const admit = async (
    request: FastifyRequest,
    reply: FastifyReply,
    sent: Sent,
  ): Promise<Admission> => {
    const { query, operationName, variables } = sent;
    const read = documents.operationOf(query, operationName, variables);
    if (!read.ok) return refuse(read.errors);
    const { operation, cost } = read;
    if (operation.operation === OperationTypeNode.SUBSCRIPTION) return refuse([onlyBySocket()]);
    const refused = unfit(read, variables, limits);
    if (refused !== null) return refuse([refused]);
    watch.begun(operation);
    let caller;
    try {
      caller = await callerOf(request.headers.authorization);
    } catch (error) {
      if (error instanceof GraphQLError) return refuse([error]);
      throw error;
    }
    const client = request.client ?? undefined;
    const asker = askerOf(caller, request.ip);
    let asked = 0;
    /** What refuses it; null where it is paid. */
    const pay = async (points: number): Promise<GraphQLError | null> => {
      const { ok, left } = await budgets.admit(asker, points, client);
      asked += points;
      void reply.headers({ ...headersOf(left), 'x-query-cost': `${asked}` });
      if (ok) return null;
      void reply.header('retry-after', `${left.reset}`);
      return tooOften(left.reset);
    };
    const unpaid = await pay(cost);
    if (unpaid !== null) return refuse([unpaid], TOO_MANY);
    const charge = async (more: number): Promise<void> => {
      const short = await pay(more);
      if (short !== null) throw short;
    };
    const context = Object.assign(contextOf(caller, client), { cost, charge });
    return { ok: true, sent, context, read };
  };

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
