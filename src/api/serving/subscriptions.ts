import {
  GraphQLError,
  OperationTypeNode,
  subscribe,
  type ExecutionArgs,
  type ExecutionResult,
} from 'graphql';
import { badInput } from '../graphql/errors';
import { askerOf, type Asker } from './asker';
import { authorizationOf, type Connected } from './connected';
import type { Served, SocketHooks } from './served';
import { pacedFrames, type Frames } from './paced-frames';
import { onlySubscriptions, tooOften } from './refusals';
import { unfit } from './unfit';
import { wrongVariables } from './wrong-variables';

type Begin = NonNullable<SocketHooks<unknown>['onSubscribe']>;
type Payload = Parameters<Begin>[2];

/** What one frame of a subscription costs, and whom. */
interface Charged {
  readonly asker: Asker;
  readonly cost: number;
}

const isFrames = (result: Frames | ExecutionResult): result is Frames =>
  Symbol.asyncIterator in result;

/** Subscriptions, each read, weighed and admitted before it begins, and told as fast as its asker can pay. */
export class Subscriptions {
  readonly #charged = new WeakMap<object, Charged>();

  constructor(private readonly served: Served) {}

  /** What is carried out for a payload, or why nothing is. */
  async begin(
    connected: Connected,
    { query, operationName, variables: sent }: Payload,
  ): Promise<ExecutionArgs | readonly GraphQLError[]> {
    const { documents, limits, callerOf } = this.served;
    const { subscriptionsPerSocket: most } = limits;
    if (Object.keys(connected.subscriptions).length > most) return [tooMany(most)];
    const variables = sent ?? {};
    const read = documents.operationOf(query, operationName, variables);
    if (!read.ok) return read.errors;
    if (read.operation.operation !== OperationTypeNode.SUBSCRIPTION) return [onlySubscriptions()];
    const refused = unfit(read, variables, limits);
    if (refused !== null) return [refused];
    const wrong = wrongVariables(documents.schema, read, { variables });
    if (wrong !== null) return wrong;
    let caller;
    try {
      caller = await callerOf(authorizationOf(connected));
    } catch (error) {
      if (error instanceof GraphQLError) return [error];
      throw error;
    }
    const asker = askerOf(caller, connected.extra.request.ip);
    const unpaid = await this.unpaid(asker, read.cost);
    if (unpaid !== null) return [unpaid];
    const charge = async (more: number): Promise<void> => {
      const short = await this.unpaid(asker, more);
      if (short !== null) throw short;
    };
    const context = Object.assign(this.served.contextOf(caller, asker.name, undefined), { charge });
    this.#charged.set(context, { asker, cost: read.cost });
    return {
      schema: documents.schema,
      document: read.document,
      operationName: operationName ?? null,
      variableValues: variables,
      contextValue: context,
    };
  }

  async frames(args: ExecutionArgs): Promise<Frames | ExecutionResult> {
    const result = await subscribe(args);
    const context: unknown = args.contextValue;
    const charged =
      typeof context === 'object' && context !== null ? this.#charged.get(context) : undefined;
    if (!isFrames(result) || charged === undefined) return result;
    return pacedFrames(result, this.served.budgets, charged.asker, charged.cost);
  }

  /** What refuses it; null where it is paid. */
  private async unpaid(asker: Asker, cost: number): Promise<GraphQLError | null> {
    const { ok, left } = await this.served.budgets.admit(asker, cost);
    return ok ? null : tooOften(left.reset);
  }
}

const tooMany = (most: number): GraphQLError =>
  badInput(
    'TOO_MANY_SUBSCRIPTIONS',
    `a socket has at most ${most} subscriptions`,
    'End some of them first.',
  );
