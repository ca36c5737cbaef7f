import { NoFreeConnection, QuestionTooSlow } from '../platform/database/overload';

/** Seconds after which it is worth to ask once more. */
const AGAIN = 5;

/** The code of what a server with less to do would have answered. */
export const BUSY = 'BUSY';

/** Why there is no answer, though neither the question nor the program is wrong. */
export interface Overload {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly why: { readonly code: string; readonly message: string; readonly hint: string };
}

export const askAgain: Readonly<Record<string, string>> = { 'retry-after': `${AGAIN}` };

/** Null where the error says something else. */
export function overloadOf(error: unknown): Overload | null {
  if (error instanceof NoFreeConnection)
    return {
      status: 503,
      headers: askAgain,
      why: {
        code: BUSY,
        message: 'much is being asked of the database at the moment, and this waited in vain',
        hint: `Ask again in ${AGAIN} seconds.`,
      },
    };
  if (error instanceof QuestionTooSlow)
    return {
      status: 400,
      headers: {},
      why: {
        code: 'TOO_MUCH_WORK',
        message: `this is too slow: it was ended after ${error.seconds} s`,
        hint: 'Narrow it: to a player, an identity or a stretch of time.',
      },
    };
  return null;
}
