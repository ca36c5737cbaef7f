import { loadPosition } from '#notation/scenario/position/load';
import { repeatable } from '#play/repeatable';
import { oneOf } from '#play/source';
import type { Pool, State } from '#rules';

type Source = ReturnType<typeof repeatable>;

/**
 * Positions made at random, by their seed: four servers of four pieces of any ice of a pool each, and three of any of its
 * breakers; null where such a position cannot be.
 */
export function fourServers(
  pool: Pool,
  isRezzed: (next: Source) => boolean,
): (seed: number) => State | null {
  const titlesOf = (fits: (one: Pool['definitions'][number]['value']) => boolean): string[] =>
    pool.definitions.flatMap(({ value }) => (fits(value) ? [value.title] : []));
  const ice = titlesOf(({ type }) => type === 'ice');
  const breakers = titlesOf((one) => one.type === 'program' && one.subtypes.includes('icebreaker'));
  return (seed) => {
    const next = repeatable(seed);
    const row = () => ({
      ice: Array.from({ length: 4 }, () => ({ card: oneOf(ice, next), rezzed: isRezzed(next) })),
    });
    const loaded = loadPosition(pool, {
      turn: { side: 'runner', number: 9, clicks: 4, at: 'runner.1.6' },
      corp: {
        identity: 'Weyland Consortium: Building a Better World',
        credits: 12,
        hq: ['Hedge Fund', 'Hedge Fund'],
        rd: ['Hedge Fund', 'PAD Campaign', 'PAD Campaign'],
        servers: { HQ: row(), 'R&D': row(), Archives: row(), 'Server 1': row() },
      },
      runner: {
        identity: 'Kate "Mac" McCaffrey: Digital Tinker',
        credits: 9,
        grip: ['Diesel', 'Diesel', 'Diesel', 'Easy Mark'],
        stack: ['Easy Mark', 'Easy Mark'],
        rig: { programs: [...new Set([1, 2, 3].map(() => oneOf(breakers, next)))] },
      },
    });
    return loaded.ok ? loaded.state : null;
  };
}
