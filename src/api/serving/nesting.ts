import type { GraphQLError } from 'graphql';
import { MOST_NESTING } from '../cost/document-bounds';
import { badInput } from '../graphql/errors';

/** Refuses variables that are nested deeper than a document may be; null where they are not. */
export function tooNestedIn(variables: Readonly<Record<string, unknown>>): GraphQLError | null {
  let level: readonly unknown[] = [variables];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_NESTING)
      return badInput(
        'QUERY_TOO_DEEP',
        `the variables are nested more than ${MOST_NESTING} deep`,
        'Send flatter values.',
      );
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return null;
}
