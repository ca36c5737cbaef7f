import type { Definition, Pool, Side } from '#rules';
import { nearestTexts } from './nearest-texts';

/** Cards of a pool as `01007 Corroder` whose code or title is nearest to what was written. */
export function nearestCards(pool: Pool, side: Side, written: string, most = 3): string[] {
  const key = /^\d+$/.test(written)
    ? (one: Definition): string => one.value.code
    : (one: Definition): string => one.value.title;
  const own = pool.definitions.filter((one) => one.side === side);
  return nearestTexts(written, own, key, most).map(({ value }) => `${value.code} ${value.title}`);
}
