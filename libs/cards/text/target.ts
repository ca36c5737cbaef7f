import type { Target } from '#rules';
import { noun, placed } from './filter';
import type { Voice } from './voice';

type Word = Extract<Target, string>;

export const targetWords: { readonly [K in Word]: (v: Voice) => string } = {
  this: (v) => v.self,
  host: (v) => `the card hosting ${v.self}`,
  encountered: (v) => v.encountered,
  accessed: () => 'the accessed card',
  that: () => 'that card',
  target: (v) => v.target,
};

/** A card an ability speaks of. */
export function sayTarget(target: Target, v: Voice): string {
  if (typeof target === 'string') return targetWords[target](v);
  if ('all' in target) return `all ${noun(placed(target.all), v).many}`;
  if ('rest' in target) return 'the rest of those cards';
  return v.named.get(target.named)?.pronoun ?? 'it';
}

export const isTarget = (one: object | string): one is Target =>
  typeof one === 'string' || 'named' in one || 'rest' in one || 'all' in one;
