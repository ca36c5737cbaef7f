import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { Catch, Logger, type ExceptionFilter } from '@nestjs/common';
import type { Refusal } from '#notation/jinteki/refusal';
import type { LogRefusal } from '#notation/native/refusal';
import { shortened } from '#text/shortened';
import { isLeaving } from '../asker-left';
import { hinted } from '../hinted';
import { overloadOf } from '../overload';
import { refusalError } from '../refusal-error';

/** Names that an argument may have been meant as. */
export interface Offered {
  /** The argument, or the field of a filter. */
  readonly field: string;
  readonly nearest: readonly string[];
}

/** An error that the asker can mend; what is offered is told for pages, too, which let it be chosen. */
export const badInput = (
  code: string,
  message: string,
  hint: string,
  offered: Offered | null = null,
): GraphQLError => refusalError(message, { code, ...hinted(hint), ...offered });

export function refused({
  code,
  message,
  hint,
  line,
  decision,
  expected,
}: LogRefusal): GraphQLError {
  return refusalError(message, {
    code,
    ...hinted(hint),
    line,
    ...(decision === null ? {} : { decision }),
    expected,
  });
}

/** A file of jinteki.net that is not taken. */
export function notTaken({ code, message, hint, historyIndex, path, deck }: Refusal): GraphQLError {
  return refusalError(message, {
    ...{ code, ...hinted(hint) },
    ...(historyIndex === null ? {} : { historyIndex }),
    ...(path === '' ? {} : { path }),
    ...(deck === undefined ? {} : { deck }),
  });
}

const logger = new Logger('GraphQL');

/** An error as it goes out, with no more of what was sent than is needed to find it there. */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  const out = known(formatted, error);
  return { ...out, message: shortened(out.message) };
}

/** Errors by which no code is given are bugs or outages: logged in full, told without a word but of overload. */
function known(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { code } = formatted.extensions ?? {};
  if (typeof code === 'string' && code !== 'INTERNAL_SERVER_ERROR') return formatted;
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  if (isLeaving(cause)) return formatted;
  const at = formatted.path === undefined ? {} : { path: formatted.path };
  const overload = overloadOf(cause);
  if (overload !== null) {
    logger.warn(String(cause));
    const { code: kind, message, hint } = overload.why;
    return { message, ...at, extensions: { code: kind, ...hinted(hint) } };
  }
  logger.error(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));
  return {
    message: 'Something went wrong here. It is recorded; try again later.',
    ...at,
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
}

/** Nest logs what it does not know as a bug; an error for the asker is none. */
@Catch(GraphQLError)
export class GraphQLErrors implements ExceptionFilter<GraphQLError> {
  catch(error: GraphQLError): GraphQLError {
    return error;
  }
}
