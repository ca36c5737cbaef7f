import type { GraphQLError } from 'graphql';
import type { AccessRefusal } from '../../access/refusal';
import { badInput } from '../graphql/errors';

/** A refusal as GraphQL has it. */
export const refusedAccess = ({ code, message, hint }: AccessRefusal): GraphQLError =>
  badInput(code, message, hint);
