import type { CounterKind } from '#rules';

/** What a counter or token of each kind is called. */
export const counterNoun: Readonly<Record<CounterKind, string>> = {
  advancement: 'advancement token',
  virus: 'virus counter',
  power: 'power counter',
  agenda: 'agenda counter',
  credit: 'credit',
  recurring: 'recurring credit',
};
