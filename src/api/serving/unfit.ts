import type { GraphQLError } from 'graphql';
import type { Limits } from '../../platform/config/limits';
import type { ReadOperation } from '../cost/documents';
import { tooNestedIn } from './nesting';
import { tooMuchOf } from './refusals';
import { badTextIn, tooLongIn } from './texts';

/** What refuses an operation whoever asks; null where nothing does. */
export const unfit = (
  read: ReadOperation,
  variables: Readonly<Record<string, unknown>>,
  limits: Pick<Limits, 'costPerQuery'>,
): GraphQLError | null =>
  tooMuchOf(read, limits) ??
  tooNestedIn(variables) ??
  badTextIn(variables) ??
  tooLongIn(read, variables);
