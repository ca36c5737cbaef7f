import { GraphQLError } from 'graphql';
import type { AccessRefusal } from '../../access/refusal';

/** A refusal as GraphQL has it. */
export const refusedAccess = ({ code, message, mend }: AccessRefusal): GraphQLError =>
  new GraphQLError(message, { extensions: { code, mend } });
