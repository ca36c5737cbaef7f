import { counted } from '#text/counted';
import { SIDE_NAMES } from '../lens/side';
import type { LogEvent } from '../log/event';
import type { Numbers } from './game';

/** Credits and cards that a turn line states, against the states around it; null where they agree. */
export function checkTurn(event: LogEvent, before: Numbers, after: Numbers): string | null {
  if (event.kind !== 'turn') return null;
  const { side, credits, cards } = event;
  const was = before.players[side];
  const is = after.players[side];
  const when = event.ending ? 'end' : 'start';
  if (credits !== null && credits !== was.credits && credits !== is.credits) {
    return `The ${SIDE_NAMES[side]}'s turn ${when} line tells ${counted(credits, 'credit')}, the state ${String(is.credits)}.`;
  }
  if (cards !== null && cards !== was.hand && cards !== is.hand) {
    return `The ${SIDE_NAMES[side]}'s turn ${when} line tells ${counted(cards, 'card')} in hand, the state ${String(is.hand)}.`;
  }
  return null;
}
