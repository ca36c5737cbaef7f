import { engineVersion } from '../version';
import { digest } from './digest';

/** What numbers the cards and hooks of a state: a pool, of which a state needs no more than that. */
export interface Numbering {
  readonly name: string;
  /** Codes in the order of the cards' definitions. */
  readonly byCode: ReadonlyMap<string, unknown>;
  readonly hooks: ReadonlyMap<string, number>;
}

/** What has to agree before a packed state is read: it holds numbers of this pool's cards. */
export interface Stamp {
  /** Version of the form itself. */
  readonly packing: number;
  readonly engine: string;
  /** Name of the pool, and a digest of the order of its cards and hooks. */
  readonly pool: string;
}

/** The part of it that no pool changes. */
export const packedForm = { packing: 5, engine: engineVersion } as const;

const stamps = new WeakMap<Numbering, Stamp>();

/** Of a pool, worked out once. */
export function stampOf(pool: Numbering): Stamp {
  const known = stamps.get(pool);
  if (known !== undefined) return known;
  const order = [...pool.byCode.keys(), ...pool.hooks.keys()].join(' ');
  const stamp = { ...packedForm, pool: `${pool.name} ${digest(order)}` };
  stamps.set(pool, stamp);
  return stamp;
}
