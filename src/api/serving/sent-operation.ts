import { isRecord } from '#text/is-record';
import type { FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import { badInput } from '../graphql/errors';

/** An operation as a client sends it. */
export interface Sent {
  readonly query: string;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** What no page of another origin sends without asking first. */
export const isJson = (headers: FastifyRequest['headers']): boolean =>
  /^application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? '');

type Found =
  { readonly ok: true; readonly sent: Sent } | { readonly ok: false; readonly error: GraphQLError };

const bad = (message: string): Found => ({
  ok: false,
  error: badInput('BAD_REQUEST', message, 'Send {"query": "..."} as application/json.'),
});

/** JSON in an address; what is none is no object either. */
const parsed = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

/** What a request asks for: in its body, or in its address when it is a GET. */
export function sentIn({ method, body, query: address }: FastifyRequest): Found {
  const given = method === 'GET' ? address : body;
  if (!isRecord(given)) return bad('the request holds no JSON object');
  const { query, operationName = null } = given;
  const variables = (method === 'GET' ? parsed(given['variables']) : given['variables']) ?? {};
  if (typeof query !== 'string' || query === '') return bad('the request holds no query');
  if (operationName !== null && typeof operationName !== 'string')
    return bad('the name of the operation is no text');
  if (!isRecord(variables)) return bad('the variables are no JSON object');
  return { ok: true, sent: { query, operationName, variables } };
}

/** The same operation as the part of an address behind its question mark. */
export function addressOf({ query, operationName, variables }: Sent): string {
  const search = new URLSearchParams({ query, variables: JSON.stringify(variables) });
  if (operationName !== null) search.set('operationName', operationName);
  return search.toString();
}
