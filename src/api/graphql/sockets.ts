import {
  GraphQLError,
  OperationTypeNode,
  getOperationAST,
  parse,
  type GraphQLSchema,
} from 'graphql';
import type { ServerOptions } from 'graphql-ws';
import type { Keys } from '../../access/keys';
import { presentedIn } from '../../access/presented';
import { askedBy } from './asked-by';
import { badInput, formatError } from './errors';
import { tooLongOf } from './document-bounds';
import { tooMuchOf } from './limits';

interface Connected {
  readonly connectionParams?: Readonly<Record<string, unknown>> | undefined;
  readonly extra: unknown;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const textAt = (value: unknown, ...path: readonly string[]): string | undefined => {
  const found = path.reduce<unknown>(
    (at, key) =>
      isObject(at) ? Object.entries(at).find(([name]) => name === key)?.[1] : undefined,
    value,
  );
  return typeof found === 'string' ? found : undefined;
};

/** Browsers cannot send headers with a socket, so the parameters of the connection may hold them. */
const authorizationOf = ({ connectionParams, extra }: Connected): string | undefined =>
  textAt(connectionParams, 'authorization') ??
  textAt(connectionParams, 'Authorization') ??
  textAt(isObject(extra) && 'request' in extra ? extra.request : null, 'headers', 'authorization');

const told = (error: GraphQLError) => formatError(error.toJSON(), error);

type Sockets = Pick<ServerOptions, 'onConnect' | 'onSubscribe' | 'onNext' | 'onError' | 'context'>;

/** Why an operation is not answered over a socket; null where it is. */
function objection(
  schema: GraphQLSchema,
  query: string,
  name: string | null | undefined,
  variables: object | null,
) {
  const tooLong = tooLongOf(query);
  if (tooLong !== null) return tooLong;
  let document;
  try {
    document = parse(query);
  } catch (error) {
    return error instanceof GraphQLError ? error : null;
  }
  const operation = getOperationAST(document, name);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION)
    return badInput(
      'ONLY_SUBSCRIPTIONS',
      'sockets are for subscriptions',
      'Send queries and mutations by HTTP.',
    );
  return tooMuchOf(schema, document, operation, { ...variables });
}

/** Subscriptions over graphql-ws, for callers with the same keys and within the same limits. */
export const sockets = (
  keys: Keys,
  contextOf: (caller: Awaited<ReturnType<typeof askedBy>>) => object,
  schemaOf: () => GraphQLSchema,
): Sockets => ({
  // The socket is closed with 4403 where the keys cannot be read.
  onConnect: (connected) => presentedIn(authorizationOf(connected)).ok,
  onSubscribe: (_connected, _id, { query, operationName, variables }) => {
    const refused = objection(schemaOf(), query, operationName, variables ?? null);
    return refused === null ? undefined : [refused];
  },
  onNext: (_connected, _id, _payload, _args, { data, errors }) =>
    errors === undefined ? undefined : { data: data ?? null, errors: errors.map(told) },
  onError: (_connected, _id, _payload, errors) =>
    errors.map((error) => (error instanceof GraphQLError ? told(error) : error)),
  context: async (connected) => {
    const authorization = authorizationOf(connected);
    return { ...contextOf(await askedBy(keys, { headers: { authorization } })) };
  },
});
