import { NoFreeConnection, QuestionTooSlow } from '../platform/database/overload';
import { isTransient } from '../platform/database/transience';

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

const busy = (message: string): Overload => ({
  status: 503,
  headers: askAgain,
  why: { code: BUSY, message, hint: `Ask again in ${AGAIN} seconds.` },
});

/** Null where the error says something else. */
export function overloadOf(error: unknown): Overload | null {
  if (error instanceof NoFreeConnection)
    return busy('much is being asked of the database at the moment, and this waited in vain');
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
  if (isTransient(error)) return busy('the database does not answer at the moment');
  return null;
}
