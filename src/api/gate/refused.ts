import { GraphQLError } from 'graphql';
import type { AccessRefusal } from '../../access/refusal';
import { hinted } from '../hinted';

/** A refusal as GraphQL has it. */
export const refusedAccess = ({ code, message, hint }: AccessRefusal): GraphQLError =>
  new GraphQLError(message, { extensions: { code, ...hinted(hint) } });
