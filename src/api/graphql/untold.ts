import type { GraphQLError } from 'graphql';
import { isUntold, type BeingCounted, type Untold } from '../../analysis/statistics/untold';
import { hinted } from '../hinted';
import { refusalError } from '../refusal-error';
import { badInput } from './errors';

/** Seconds after which it is worth to ask once more: a part is counted in some, and each filter that comes first in several times as many. */
const AGAIN = 5;
const AGAIN_FOR_EACH = 15;
const AGAIN_AT_MOST = 60;

const some = (sides: number): string => `some ${Math.round(sides).toLocaleString('en')}`;

/** Refused for now: `retryAfter` is told in seconds, as HTTP has it. */
const later = (
  code: string,
  message: string,
  retryAfter: number,
  more: object = {},
): GraphQLError =>
  refusalError(message, {
    ...{ code, ...hinted(`Ask again in ${retryAfter} seconds.`), retryAfter },
    ...more,
  });

function beingCounted({ sides, done, ahead }: BeingCounted): GraphQLError {
  const others = Math.ceil(ahead);
  const progress =
    done > 0 || others === 0
      ? `${Math.floor(done * 100)}% of it is done`
      : `after ${others} ${others === 1 ? 'other' : 'others'}`;
  const seconds = Math.min(AGAIN_AT_MOST, AGAIN + (done > 0 ? 0 : others * AGAIN_FOR_EACH));
  return later(
    'BEING_COUNTED',
    `this is ${some(sides)} sides of games: it is counted beside, once for all who ask (${progress})`,
    seconds,
    { done, ahead: others },
  );
}

/** Why statistics are not told, for who asked. */
function untoldError(why: Untold): GraphQLError {
  switch (why.untold) {
    case 'being-counted':
      return beingCounted(why);
    case 'behind':
      return later(
        'BUSY',
        `all games are being counted anew, and this would read ${some(why.sides)} sides of them meanwhile`,
        AGAIN_AT_MOST,
      );
    case 'line-full':
      return later(
        'BUSY',
        why.of === 'own'
          ? 'as much as is counted at once for one caller is being counted for you'
          : 'as much as is counted at once is being counted for others',
        AGAIN_AT_MOST,
      );
    case 'no-days':
      return badInput(
        'TOO_MUCH_WORK',
        `this is ${some(why.sides)} sides of games, and ${why.end} is amid a day: such a stretch is counted for whole days alone`,
        `Give the beginning of a day of UTC, such as ${why.day.toISOString()}, or a shorter stretch.`,
      );
    case 'too-many':
      return badInput(
        'TOO_MUCH_WORK',
        `this would read ${some(why.sides)} sides of games, of ${some(why.most)} at most`,
        'Narrow it: to a player of fewer games or a shorter stretch of time; or leave out all but one of what is asked for.',
      );
  }
}

/** Throws a GraphQL error where statistics are not told. */
export function toldOf<T extends object>(answer: T | Untold): T {
  if (isUntold(answer)) throw untoldError(answer);
  return answer;
}
