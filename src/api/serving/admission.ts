import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, OperationTypeNode } from 'graphql';
import type { ReadOperation } from '../cost/documents';
import type { Admitted } from './apollo';
import { askerOf } from './asker';
import { headersOf } from './budgets';
import type { Served } from './served';
import { onlyBySocket, tooOften } from './refusals';
import type { Sent } from './sent-operation';
import { unfit } from './unfit';

const BAD_REQUEST = 400;
const TOO_MANY = 429;

/** An operation that may be done, or what was answered instead. */
type Admission =
  | {
      readonly ok: true;
      readonly sent: Sent;
      readonly context: Admitted;
      readonly read: ReadOperation;
    }
  | { readonly ok: false; readonly status: number; readonly errors: readonly GraphQLError[] };

export const refuse = (
  errors: readonly GraphQLError[],
  status: number = BAD_REQUEST,
): Admission => ({
  ok: false,
  status,
  errors,
});

/** Reads, weighs and admits operations that are sent over HTTP. */
export function admission({ documents, budgets, limits, watch, callerOf, contextOf }: Served) {
  return async (request: FastifyRequest, reply: FastifyReply, sent: Sent): Promise<Admission> => {
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
    const context = Object.assign(contextOf(caller, asker.name, client), { cost, charge });
    return { ok: true, sent, context, read };
  };
}
