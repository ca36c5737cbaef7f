import type { GraphQLError } from 'graphql';
import type { Limits } from '../../platform/config/limits';
import { badInput } from '../graphql/errors';
import type { ReadOperation } from '../cost/documents';
import type { Overload } from '../overload';

/** Fields below fields; an editor's query of everything has ten. */
export const MOST_DEPTH = 14;
const TOO_LARGE = 413;

/** Beyond it a number is no longer exact, and may be written with an exponent or as none. */
const told = (amount: number): string =>
  amount <= Number.MAX_SAFE_INTEGER ? `${amount}` : `more than ${Number.MAX_SAFE_INTEGER}`;

const tooMuch = (what: string, code: string, is: number, most: number): GraphQLError =>
  badInput(
    code,
    `the ${what} of the query is ${told(is)}, at most ${most} is allowed`,
    'Ask for fewer rows or fields, or in several queries.',
  );

/** What is too much about an operation; null when nothing is. */
export function tooMuchOf(
  { depth, cost }: Pick<ReadOperation, 'depth' | 'cost'>,
  { costPerQuery }: Pick<Limits, 'costPerQuery'>,
): GraphQLError | null {
  if (depth > MOST_DEPTH) return tooMuch('depth', 'QUERY_TOO_DEEP', depth, MOST_DEPTH);
  if (!(cost <= costPerQuery)) return tooMuch('cost', 'QUERY_TOO_COSTLY', cost, costPerQuery);
  return null;
}

export const tooOften = (seconds: number): GraphQLError =>
  badInput(
    'TOO_MANY_REQUESTS',
    'you have asked for more than this server gives one caller in a minute',
    `Ask again in ${seconds} seconds, and for less.`,
  );

export const tooLargeAnswer = (most: number): GraphQLError =>
  badInput(
    'ANSWER_TOO_LARGE',
    `the answer has more than ${most} bytes`,
    'Ask for fewer rows or fields, or in several queries.',
  );

export const onlyBySocket = (): GraphQLError =>
  badInput(
    'ONLY_BY_SOCKET',
    'subscriptions are answered over a socket',
    'Connect by graphql-ws to the same address.',
  );

export const onlySubscriptions = (): GraphQLError =>
  badInput(
    'ONLY_SUBSCRIPTIONS',
    'sockets are for subscriptions',
    'Send queries and mutations by HTTP.',
  );

export const overloaded = ({ why: { code, message, hint } }: Overload): GraphQLError =>
  badInput(code, message, hint);

/** A body of too many bytes, or of what is no JSON. */
export const unread = (status: number): GraphQLError =>
  status === TOO_LARGE
    ? badInput('REQUEST_TOO_LARGE', 'the request has too many bytes', 'Send a file to /games.')
    : badInput(
        'BAD_REQUEST',
        'the request cannot be read',
        'Send {"query": "..."} as application/json.',
      );
