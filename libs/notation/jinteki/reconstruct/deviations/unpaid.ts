import { type CardId, cloneState, type State } from '#rules';
import { SIDES, type Side } from '../../lens/side';
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

const asks = /^Choose a credit providing card \((\d+) of (\d+)/;

/** All of some entries. */
export const unpaidIn = (shown: readonly Shown[], { after, until }: Span): readonly Unpaid[] =>
  shown.slice(after + 1, until + 1).flatMap(({ lines }, nth) => {
    const entry = after + 1 + nth;
    if (!lines.some(closesQuestion)) return [];
    return SIDES.flatMap((side) => {
      const prompt = shown[entry - 1]?.prompts[side];
      const [, chosen, due] = asks.exec(prompt?.message ?? '') ?? [];
      const title = prompt?.cardTitle ?? null;
      return title === null || due === undefined
        ? []
        : [{ entry, side, title, credits: Number(due) - Number(chosen) }];
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
