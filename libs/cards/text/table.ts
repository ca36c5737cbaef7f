import type { Voice } from './voice';

/** How each word of a closed union is said: one entry a word, none missing. */
export type Sayings<U, D extends keyof U, R = string> = {
  readonly [K in U[D] & string]: (one: Extract<U, Readonly<Record<D, K>>>, v: Voice) => R;
};

/** The entry for one member of the union. */
export const saying = <U, D extends keyof U, R>(
  table: Sayings<U, D, R>,
  key: U[D] & string,
): ((one: U, v: Voice) => R) => table[key] as (one: U, v: Voice) => R;
