import { isActionCard } from '../../lens/card';
import {
  asksForCounters,
  asksForCredits,
  asksWhether,
  ordersTriggers,
  type PromptView,
} from '../../lens/prompt';
import { showsOrder } from './arranged-in';
import { isOfServers } from './of-servers';

/** Choices that choose nothing of what is asked for. */
export const declining: ReadonlySet<string> = new Set([
  'Done',
  'Cancel',
  'No',
  'No action',
  'None',
  'OK',
]);

/** What is decided by other decisions than answers: accesses, payments, orders and hands. */
const otherwise =
  /^(?:You accessed|Jack out|Pay |Discard down|Choose a breach replacement|Insufficient|Trash ice protecting|Choose a (?:destination|card to host)|Prevent |Choose a card to access|Break a subroutine|Choose the subroutine)/;

/** A card of a player asks it, and what is answered is a choice of cards, servers, numbers or words. */
export function isRead(prompt: PromptView): boolean {
  const { cardTitle, choices, kind, message } = prompt;
  if (cardTitle === null || isActionCard(cardTitle)) return false;
  if (kind !== 'select' && kind !== 'other') return false;
  if (asksForCredits.test(message) || asksForCounters.test(message)) return false;
  if (message.startsWith(ordersTriggers) || showsOrder(prompt)) return false;
  if (asksWhether(prompt)) return true;
  if (otherwise.test(message)) return false;
  // Of none that may be chosen nothing is, whatever is clicked.
  return !choices.includes('OK') && !/^Choose 0 /.test(message);
}

/** One card can be chosen, or one of the choices. */
export function isAlone({ cardCid, choices, kind, selectable }: PromptView): boolean {
  if (kind === 'select') return selectable.filter((cid) => cid !== cardCid).length === 1;
  return choices.length > 0 && choices.filter((one) => !declining.has(one)).length === 1;
}

export const startsOver = /\bstart over$/i;

export const isListed = ({ kind, selectable }: PromptView): boolean =>
  kind === 'other' && selectable.length > 0;

export const isSame = (one: PromptView, other: PromptView | null): boolean =>
  other !== null &&
  other.kind === one.kind &&
  other.asking === one.asking &&
  other.message === one.message;

/** What may be told by what comes of it: cards, servers and numbers. */
export function isWaitedFor(
  { asking, choices, kind, message }: PromptView,
  next: PromptView | null,
): boolean {
  if (next?.asking !== asking) return false;
  // Of cards for two questions in a row no line tells which is which.
  if (kind === 'select') return next.kind !== 'select';
  return isOfServers(choices) || /^How many /.test(message);
}
