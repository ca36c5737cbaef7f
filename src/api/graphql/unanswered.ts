import type { GraphQLError } from 'graphql';
import type { Failure } from '../../platform/processes/processes';
import { badInput } from './errors';

/** How a question that a process beside this one works at is called, and how there would be less to do. */
export interface Work {
  /** As a subject: `The search`. */
  readonly name: string;
  readonly less: string;
}

const AGAIN = 'Ask again in a while.';

/** What who asked can do about a question that got no answer. */
export function unanswered(failure: Failure, { name, less }: Work): GraphQLError {
  switch (failure) {
    case 'busy':
      return badInput('BUSY', `${name} has to wait: much is being asked at the moment.`, AGAIN);
    case 'stopped':
      return badInput('BUSY', `${name} was ended: the program is being stopped.`, AGAIN);
    case 'too-slow':
      return badInput('TOO_MUCH_WORK', `${name} took too long.`, less);
    case 'out-of-memory':
      return badInput('TOO_MUCH_WORK', `${name} took too much memory.`, less);
    case 'crashed':
      return badInput(
        'WORK_FAILED',
        `${name} broke down.`,
        'Ask once more; if it fails again, report it together with the question.',
      );
  }
}
