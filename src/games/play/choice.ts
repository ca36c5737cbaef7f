import { counted } from '#text/counted';
import type { Decision, Legal, Side } from '#rules';
import { refuse, type LiveRefusal } from './refusal';
import type { Table } from './table';

/** What a player decides: one of what they may, at the moment they saw last. */
export interface Choice {
  readonly at: number;
  /** Place in the list of legal decisions, from 0. */
  readonly choice: number;
  /** For a decision with a range of numbers. */
  readonly number: number | null;
}

export type Chosen = { readonly ok: true; readonly decision: Decision } | LiveRefusal;

function withNumber(
  { do: verb, from, to }: Extract<Legal, { readonly from: number }>,
  number: number | null,
): Chosen {
  if (number === null || number < from || number > to)
    return refuse(
      'BAD_NUMBER',
      `this decision takes a number from ${from} to ${to}, not ${number ?? 'none'}`,
      'Give number within the range that the decision is listed with.',
    );
  switch (verb) {
    case 'number':
      return { ok: true, decision: { do: verb, number } };
    case 'bid':
    case 'pay':
      return { ok: true, decision: { do: verb, credits: number } };
  }
}

/** The decision that a player means. */
export function chosen(table: Table, side: Side, what: Choice | 'concede'): Chosen {
  const { outcome, prompt } = table.state;
  if (outcome !== null) return refuse('GAME_OVER', 'the game is over', 'Look at how it ended.');
  if (what === 'concede') return { ok: true, decision: { do: 'concede', side } };
  const { at, choice, number } = what;
  const last = table.lastMoment(side);
  if (at !== last)
    return refuse(
      'MOVED_ON',
      `the game has gone on: your last moment is ${last}, not ${at}`,
      'Look at that moment and decide again.',
    );
  if (prompt?.for !== side)
    return refuse('NOT_ASKED', 'you are not asked anything', 'Wait for your next moment.');
  const { legal } = table;
  const meant = legal[choice];
  if (meant === undefined)
    return refuse(
      'NO_SUCH_CHOICE',
      `choice is ${choice}, and ${counted(legal.length, 'decision is', 'decisions are')} legal`,
      `Give ${legal.length === 1 ? '0' : `0 to ${legal.length - 1}`}: the place in the list of legal decisions.`,
    );
  if ('from' in meant) return withNumber(meant, number);
  if (number !== null)
    return refuse(
      'BAD_NUMBER',
      `this decision takes no number, and ${number} is given`,
      'Leave the number out, or choose a decision that is listed with a range.',
    );
  if ('cards' in meant) throw new Error('a player is asked to shuffle');
  return { ok: true, decision: meant };
}
