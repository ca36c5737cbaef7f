import { type Amount, type Effect } from '#rules';
import { figureOf, some } from './amount';
import { type Clause, type Voice } from './voice';

export type EffectOf<K extends Effect['do']> = Extract<Effect, { do: K }>;

export const act = (v: Voice, phrase: string): Clause => ({ who: v.actor, does: phrase });

export const says = (text: string): Clause => ({ says: text });

export const topOf = (amount: Amount, v: Voice): string => {
  if (amount === 1) return 'the top card';
  if (typeof amount === 'object' && amount.of === 'var')
    return `${some(amount, 'card', v)} from the top`;
  if (typeof amount === 'object' && amount.of === 'sum')
    return `the top cards (as many as ${figureOf(amount, v).value})`;
  if (typeof amount === 'object' && figureOf(amount, v).tail.startsWith('equal to'))
    return `the top cards (as many as ${figureOf(amount, v).value})`;
  return typeof amount === 'object' && figureOf(amount, v).tail.startsWith('for each')
    ? `the top cards (${some(amount, 'card', v)})`
    : `the top ${some(amount, 'card', v)}`;
};

/** "1 credit less for each power counter on this resource". */
export function less(discount: Amount, v: Voice): string {
  const { figure, tail } = figureOf(discount, v);
  const words = `${figure} ${figure === '1' ? 'credit' : 'credits'} less`;
  return tail === '' ? words : `${words} ${tail}`;
}
