import { nameOf, type Purpose } from './purpose';

/** Who asks: nobody but the keys that came with the request. */
export interface Caller {
  /** What they are for, each once; none for an anonymous caller. */
  readonly purposes: readonly Purpose[];
  holds(purpose: Purpose): boolean;
}

export function callerWith(purposes: readonly Purpose[]): Caller {
  const held = new Map(purposes.map((purpose) => [nameOf(purpose), purpose]));
  return { purposes: [...held.values()], holds: (purpose) => held.has(nameOf(purpose)) };
}

export const anonymous: Caller = callerWith([]);
