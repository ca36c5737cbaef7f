import type { Work } from '../machine/work';
import { secretStages } from '../query/secret-stages';
import { toldNumbers } from '../query/told';
import type { BlockVars, PayVars } from '../state/frame';
import type { Side } from '../state/side';
import { available, sourcesFor } from './credit-sources';

type Numbers = BlockVars['numbers'];

/** A block keeps under names of cards how many credits are spent, and under others what else there is to know. */
const mostNamed = (numbers: Numbers): number =>
  Math.max(
    0,
    ...Object.entries(numbers).map(([name, credits]) => (name.startsWith('#') ? 0 : credits)),
  );

/** What was said already: it is paid for once the other player has answered (PSI-01). */
function said(numbers: Numbers, side: Side): number {
  if (side === 'corp')
    return numbers[secretStages.psi] === 2 ? (numbers[toldNumbers.corp] ?? 0) : 0;
  return numbers[secretStages.guess] === 1 ? mostNamed(numbers) : 0;
}

const isAsked = (numbers: Numbers, side: Side): boolean =>
  numbers[secretStages.psi] === (side === 'corp' ? 1 : 2) ||
  (side === 'runner' && numbers[secretStages.guess] === 0);

function canSpend(g: Work, { numbers, source }: BlockVars, side: Side): boolean {
  const { prompt } = g.state;
  const isOpen = prompt?.kind === 'number' && prompt.for === side && isAsked(numbers, side);
  const owed = isOpen ? prompt.to : said(numbers, side);
  return owed === 0 || available(sourcesFor(g, side, 'other', source, false)) >= owed;
}

function canPay(g: Work, { bill, card, payFor, side, split }: PayVars): boolean {
  const sources = sourcesFor(g, side, payFor, card, bill.stealthOnly).slice(split.length);
  return split.reduce((left, { credits }) => left - credits, bill.credits) <= available(sources);
}

/**
 * Both players can pay what they are about to pay, have said to spend in secret, or may say as the question stands: by what
 * no rule provides for less may be left than there was when it was asked.
 */
export function canStillPay(g: Work): boolean {
  const top = g.state.frames.at(-1);
  if (top?.at === 'pay') return canPay(g, top.vars);
  return top?.at !== 'block' || (canSpend(g, top.vars, 'corp') && canSpend(g, top.vars, 'runner'));
}
