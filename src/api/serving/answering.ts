import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { FastifyRequest } from 'fastify';
import { execute, type GraphQLError } from 'graphql';
import type { Limits } from '../../platform/config/limits';
import type { Documents, ReadOperation } from '../cost/documents';
import { formatError } from '../graphql/errors';
import { askAgain } from '../overload';
import { busyPart, tooLargeFor, type Admitted } from './apollo';
import type { AnswerData, CompiledOperations } from './compiled-operations';
import { addressOf, isJson, type Sent } from './sent-operation';
import { wrongVariables } from './wrong-variables';

const JSON_TYPE = 'application/json; charset=utf-8';
const GRAPHQL_TYPE = 'application/graphql-response+json';
const OK = 200;
const BAD_REQUEST = 400;
const UNAVAILABLE = 503;

export const typeFor = ({ headers }: FastifyRequest): string =>
  headers.accept?.includes(GRAPHQL_TYPE) === true ? `${GRAPHQL_TYPE}; charset=utf-8` : JSON_TYPE;

export const told = (error: GraphQLError) => formatError(error.toJSON(), error);

interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Apollo refuses what a page of another origin could send, and what changes something by an address. */
async function answerByApollo(
  apollo: ApolloServer<Admitted>,
  request: FastifyRequest,
  sent: Sent,
  context: Admitted,
): Promise<Answered> {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  const { status, body, ...answer } = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: request.method,
      headers,
      search: request.method === 'GET' ? addressOf(sent) : '',
      body: request.method === 'GET' ? undefined : sent,
    },
    context: async () => context,
  });
  if (body.kind !== 'complete') throw new Error('an answer over HTTP is whole');
  return {
    status: status ?? OK,
    headers: Object.fromEntries(answer.headers),
    body: body.string,
  };
}

/** How an operation is answered that was read, weighed and admitted. */
export function answering(
  { documents, limits }: { readonly documents: Documents; readonly limits: Limits },
  apollo: ApolloServer<Admitted>,
  operations: CompiledOperations,
) {
  const refusing = (request: FastifyRequest, errors: readonly GraphQLError[]): Answered => ({
    status: BAD_REQUEST,
    headers: { 'content-type': typeFor(request) },
    body: JSON.stringify({ errors: errors.map(told) }),
  });

  /** By graphql-js itself, where Apollo's part was done before: it was read, found valid, and comes as JSON. */
  const executed = async (
    request: FastifyRequest,
    { operationName, variables }: Sent,
    { document, cost }: ReadOperation,
    context: Admitted,
  ): Promise<Answered> => {
    const result = await execute({
      schema: documents.schema,
      document,
      operationName,
      variableValues: variables,
      contextValue: context,
    });
    const tooLarge = tooLargeFor(result.data, cost, limits);
    if (tooLarge !== null) return refusing(request, [tooLarge]);
    const outcome = { errors: result.errors?.map(told), data: result.data };
    const busy = busyPart(outcome);
    return {
      status: busy === 'all' ? UNAVAILABLE : OK,
      headers: { 'content-type': typeFor(request), ...(busy === 'none' ? {} : askAgain) },
      body: JSON.stringify(outcome),
    };
  };

  /** What compiled code has told of an operation. */
  const written = (request: FastifyRequest, data: AnswerData, cost: number): Answered => {
    const tooLarge = tooLargeFor(data, cost, limits);
    if (tooLarge !== null) return refusing(request, [tooLarge]);
    const headers = { 'content-type': typeFor(request) };
    return { status: OK, headers, body: JSON.stringify({ data }) };
  };

  /** First by what is compiled, which is asked often. */
  return async (
    request: FastifyRequest,
    sent: Sent,
    read: ReadOperation,
    context: Admitted,
  ): Promise<Answered> => {
    const isPlain = request.method === 'POST' && isJson(request.headers);
    if (isPlain) {
      const data = await operations.answer(read.document, context, sent.variables);
      if (data !== null) return written(request, data, read.cost);
    }
    const wrong = wrongVariables(documents.schema, read, sent);
    if (wrong !== null) return refusing(request, wrong);
    return isPlain
      ? executed(request, sent, read, context)
      : answerByApollo(apollo, request, sent, context);
  };
}
