import type { Decision, Legal, Prompt, State } from '#rules';
import { oneOf, shuffled, type Source } from './source';

/** Answers a prompt from what is legal at it. */
export type Player = (legal: readonly Legal[], prompt: Prompt, state: State) => Decision;

/** Makes a listed entry definite: a number of its range, an order of its cards. */
function settleOn(legal: Legal, next: Source): Decision {
  switch (legal.do) {
    case 'number':
      return 'from' in legal ? { do: 'number', number: within(legal, next) } : legal;
    case 'bid':
    case 'pay':
      return 'from' in legal ? { do: legal.do, credits: within(legal, next) } : legal;
    case 'shuffle':
      return 'cards' in legal ? { do: 'shuffle', order: shuffled(legal.cards, next) } : legal;
    case 'keep':
    case 'mulligan':
    case 'gain-credit':
    case 'draw':
    case 'purge':
    case 'remove-tag':
    case 'trash-resource':
    case 'advance':
    case 'play':
    case 'install':
    case 'run':
    case 'use':
    case 'rez':
    case 'score':
    case 'pass':
    case 'jack-out':
    case 'continue':
    case 'access':
    case 'access-zone':
    case 'replace':
    case 'trash-accessed':
    case 'leave-accessed':
    case 'steal':
    case 'decline-steal':
    case 'discard':
    case 'pick':
    case 'done':
    case 'break':
    case 'option':
    case 'server':
    case 'first':
    case 'random':
    case 'concede':
      return legal;
  }
}

const within = (range: { readonly from: number; readonly to: number }, next: Source): number =>
  range.from + next(range.to - range.from + 1);

/** Takes any legal decision, each listed one as likely. */
export const randomPlayer =
  (next: Source): Player =>
  (legal) =>
    settleOn(oneOf(legal, next), next);
