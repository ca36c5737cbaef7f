import { getVariableValues, type GraphQLError, type GraphQLSchema } from 'graphql';
import type { ReadOperation } from '../cost/documents';
import { hinted } from '../hinted';
import { withoutStacks } from '../refusal-error';
import type { Sent } from './sent-operation';

const HINT = 'Read at /schema.graphql what the variables may be.';

/** More of them tell nobody more. */
const MOST_ERRORS = 10;

/** What is wrong with the values of an operation's variables; null when nothing is. */
export function wrongVariables(
  schema: GraphQLSchema,
  { operation }: Pick<ReadOperation, 'operation'>,
  { variables }: Pick<Sent, 'variables'>,
): readonly GraphQLError[] | null {
  const { variableDefinitions = [] } = operation;
  if (variableDefinitions.length === 0) return null;
  const { errors } = withoutStacks(() =>
    getVariableValues(schema, variableDefinitions, variables, { maxErrors: MOST_ERRORS }),
  );
  if (errors === undefined) return null;
  for (const { extensions } of errors) {
    extensions['code'] ??= 'BAD_USER_INPUT';
    if (extensions['hint'] === undefined) Object.assign(extensions, hinted(HINT));
  }
  return errors;
}
