import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  GraphQLError,
  OperationTypeNode,
  type ExecutionResult,
  type OperationDefinitionNode,
} from 'graphql';
import { createHandler, type OperationContext, type Request, type Response } from 'graphql-http';
import type { ServerOptions } from 'graphql-ws';
import type { Caller } from '../../access/caller';
import type { Limits } from '../../platform/config/limits';
import type { Documents } from '../cost/documents';
import { badInput, formatError } from '../graphql/errors';
import type { Context } from '../gate/guards';
import { isLargerThan } from './answer-size';
import { askerOf } from './asker';
import { headersOf, type Budgets } from './budgets';
import { badTextIn } from './texts';
import { onlyBySocket, tooLargeAnswer, tooMuchOf, tooOften } from './refusals';

/** What goes on is told to those who watch the process. */
export interface Watch {
  /** An operation that begins in the present request. */
  begun(operation: OperationDefinitionNode): void;
  /** Aborted when whoever sent the present request has gone. */
  signal(): AbortSignal | undefined;
  /** The same hooks, watched. */
  sockets<Extra>(hooks: SocketHooks<Extra>): SocketHooks<Extra>;
}

export type SocketHooks<Extra> = ServerOptions<Record<string, unknown>, Extra>;

export interface Served {
  readonly watch: Watch;
  readonly documents: Documents;
  readonly budgets: Budgets;
  readonly limits: Limits;
  callerOf(authorization: string | undefined): Promise<Caller>;
  contextOf(caller: Caller, signal: AbortSignal | undefined): Context;
}

interface Replying {
  readonly reply: FastifyReply;
}
type Asked = Request<FastifyRequest, Replying>;

const JSON_TYPE = 'application/json; charset=utf-8';
const GRAPHQL_TYPE = 'application/graphql-response+json';
const BAD_REQUEST = 400;
const TOO_MANY = 429;
/** Nothing that costs less has an answer of a megabyte. */
const SURELY_SMALL = 2_000;

const typeFor = ({ headers }: FastifyRequest): string =>
  headers.accept?.includes(GRAPHQL_TYPE) === true ? `${GRAPHQL_TYPE}; charset=utf-8` : JSON_TYPE;

const told = (error: unknown) =>
  formatError(error instanceof GraphQLError ? error.toJSON() : { message: '' }, error);

const answer = (request: Asked, status: number, body: object): Response => [
  JSON.stringify(body),
  { status, statusText: '', headers: { 'content-type': typeFor(request.raw) } },
];

const refuse = (
  request: Asked,
  errors: readonly GraphQLError[],
  status: number = BAD_REQUEST,
): Response => answer(request, status, { errors: errors.map(told) });

/** GraphQL over HTTP: each operation is read, weighed and admitted before any of it is done. */
export function httpHandler({ documents, budgets, limits, watch, callerOf, contextOf }: Served) {
  const costs = new WeakMap<FastifyRequest, number>();

  const handle = createHandler<FastifyRequest, Replying, OperationContext>({
    onSubscribe: async (request, { query, operationName, variables }) => {
      const { raw, context } = request;
      const read = documents.operationOf(query, operationName, variables ?? {});
      if (!read.ok) return refuse(request, read.errors);
      const { document, operation, cost } = read;
      if (operation.operation === OperationTypeNode.SUBSCRIPTION)
        return refuse(request, [onlyBySocket()]);
      const refused = tooMuchOf(read, limits) ?? badTextIn(variables ?? {});
      if (refused !== null) return refuse(request, [refused]);
      watch.begun(operation);
      let caller;
      try {
        caller = await callerOf(raw.headers.authorization);
      } catch (error) {
        if (error instanceof GraphQLError) return refuse(request, [error]);
        throw error;
      }
      const signal = watch.signal();
      const { ok, left } = await budgets.admit(askerOf(caller, raw.ip), cost, signal);
      void context.reply.headers({ ...headersOf(left), 'x-query-cost': `${cost}` });
      if (!ok) {
        void context.reply.header('retry-after', `${left.reset}`);
        return refuse(request, [tooOften(left.reset)], TOO_MANY);
      }
      costs.set(raw, cost);
      return {
        schema: documents.schema,
        document,
        operationName: operationName ?? null,
        variableValues: variables ?? {},
        contextValue: { ...contextOf(caller, signal) },
      };
    },
    onOperation: (request, _args, result) => {
      if (!('data' in result || 'errors' in result)) throw new Error('HTTP answers once');
      return answered(request, result);
    },
    // Of requests that hold no operation; what is in one is answered above.
    formatError: ({ message }) =>
      badInput('BAD_REQUEST', message, 'Send {"query": "..."} as application/json.'),
  });

  const answered = (request: Asked, { data, errors }: ExecutionResult): Response => {
    const most = limits.maxAnswer;
    const costly = (costs.get(request.raw) ?? 0) > SURELY_SMALL;
    if (costly && isLargerThan(data, most)) return refuse(request, [tooLargeAnswer(most)]);
    // Without data nothing was done: the variables do not fit.
    const status = data === undefined ? BAD_REQUEST : 200;
    return answer(request, status, {
      ...(errors === undefined ? {} : { errors: errors.map(told) }),
      ...(data === undefined ? {} : { data }),
    });
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [body, { status, headers }] = await handle({
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: () => bodyOf(request.body),
      raw: request,
      context: { reply },
    });
    return reply
      .code(status)
      .headers({ 'cache-control': 'no-store', ...headers })
      .send(body);
  };
}

/** As Fastify has read it. */
const bodyOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
