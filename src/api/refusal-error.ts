import { GraphQLError, type GraphQLErrorExtensions } from 'graphql';

/**
 * Errors that are made in this one go know no place in the program. A refusal is no bug: to note its stack, and
 * to write it out where one error goes into another, takes longer than most of what is refused.
 */
export function withoutStacks<T>(work: () => T): T {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** A refusal as GraphQL has it. */
export const refusalError = (message: string, extensions: GraphQLErrorExtensions): GraphQLError =>
  withoutStacks(() => new GraphQLError(message, { extensions }));
