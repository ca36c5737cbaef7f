import { type CardId, cloneState, type State } from '#rules';
import { SIDES, type Side } from '../../lens/side';
import { askedToPay } from '../chosen-credits';
import type { Shown } from '../shown';
import type { Span } from '../span';
import { closesQuestion } from './closes-question';

/** What is asked to be paid for a card, and is not paid, as a command closes the question. */
export interface Unpaid {
  readonly entry: number;
  readonly side: Side;
  readonly title: string;
  /** Without what was chosen by then. */
  readonly credits: number;
}

/** All of some entries. */
export const unpaidIn = (shown: readonly Shown[], { after, until }: Span): readonly Unpaid[] =>
  shown.slice(after + 1, until + 1).flatMap(({ lines }, nth) => {
    const entry = after + 1 + nth;
    if (!lines.some(closesQuestion)) return [];
    return SIDES.flatMap((side) => {
      const before = shown[entry - 1];
      const asked = askedToPay(before, side);
      const title = before?.prompts[side]?.cardTitle ?? null;
      return title === null || asked === null
        ? []
        : [{ entry, side, title, credits: asked.due - asked.chosen }];
    });
  });

/** What its player never pays is there to be paid; null amid a payment, which is counted already. */
export function leaveUnpaid(from: State, identity: CardId, credits: number): State | null {
  const side = SIDES.find((one) => from[one].identity === identity);
  if (side === undefined || from.frames.some(({ at }) => at === 'pay')) return null;
  const state = cloneState(from);
  state[side].credits += credits;
  return state;
}
