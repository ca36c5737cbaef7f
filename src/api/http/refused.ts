import type { FastifyInstance, FastifyReply } from 'fastify';
import { shortened } from '#text/shortened';
import { CLIENT_CLOSED, hasLeft } from '../asker-left';
import { hinted } from '../hinted';
import { overloadOf } from '../overload';
import { headersOf, type Admission } from '../serving/budgets';

/** Why a route answers nothing. */
export interface Refused {
  readonly code: string;
  readonly message: string;
  readonly hint: string;
}

/** The body of a refusal. */
export const refusalOf = ({ code, message, hint }: Refused) => ({
  error: { code, message: shortened(message), ...hinted(hint) },
});

export const refuse = (reply: FastifyReply, status: number, why: Refused): FastifyReply =>
  reply.code(status).send(refusalOf(why));

/** A throw, as it is told to who asked. */
export const broken: Refused = {
  code: 'INTERNAL_SERVER_ERROR',
  message: 'Something went wrong here. It is recorded.',
  hint: 'Try again later.',
};

/** What a route throws is recorded, and told without its words; an asker who has left is no error. */
export function tellBroken(
  reply: FastifyReply,
  error: unknown,
  onError: (error: unknown) => void,
): FastifyReply {
  if (hasLeft(error, reply)) return reply.code(CLIENT_CLOSED).send();
  onError(error);
  // A route may have said before that its answer keeps.
  void reply.header('cache-control', 'no-store');
  const overload = overloadOf(error);
  return overload === null
    ? refuse(reply, 500, broken)
    : refuse(reply.headers(overload.headers), overload.status, overload.why);
}

export function tellErrors(scope: FastifyInstance, onError: (error: unknown) => void): void {
  scope.setErrorHandler(async (error, _request, reply) => tellBroken(reply, error, onError));
}

/** Tells an asker what is left of their minute; false, and refused, where that is nothing. */
export function isAdmitted(reply: FastifyReply, { ok, left }: Admission): boolean {
  void reply.headers(headersOf(left));
  if (ok) return true;
  refuse(reply.header('retry-after', left.reset), 429, {
    code: 'TOO_MANY_REQUESTS',
    message: 'you have asked for more than this server gives one caller in a minute',
    hint: `Ask again in ${left.reset} seconds.`,
  });
  return false;
}
