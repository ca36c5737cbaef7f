import { priceOf, rules, tableOf, type Installed } from '#testkit/tax/table';
import { noLore } from './lore';
import { taxesIn } from './server-tax';
import { worldFor } from './world';

type Table = Parameters<typeof tableOf>[0];

/** What HQ costs, and how many decisions that took. */
function hq(table: Table): { price: number | string; tried: number } {
  const tries = { left: 60_000 };
  const world = worldFor(rules, tableOf(table), 'judge', null);
  const [tax] = taxesIn(world, ['HQ'], tries, noLore()) ?? [];
  if (tax === undefined) throw new Error('there is no HQ');
  return { price: priceOf(tax.now), tried: 60_000 - tries.left };
}

/** HQ behind some ice, and a piece of ice before R&D. */
const behind = (ice: readonly Installed[], programs: readonly string[], rd: Installed): Table => ({
  servers: { HQ: { ice }, 'R&D': { ice: [rd] } },
  programs,
});

describe('a breaker that goes onto ice', () => {
  const changeling = (advancement: number) => ({ card: 'Changeling', rezzed: true, advancement });

  it('is of no use where ice is of another kind, beside a copy of itself and ice that is now of one kind, now of another', () => {
    const { price, tried } = hq(
      behind(['Ice Wall', 'Wall of Static'], ['Ika', 'Ika'], changeling(0)),
    );
    expect(price).toBe('no-way');
    expect(tried).toBeLessThan(60);
  });

  it('goes onto that ice while it is of its kind', () => {
    const [odd, even] = [1, 2].map((tokens) =>
      hq(behind([changeling(tokens)], ['Ika', 'Ika'], 'Ice Wall')),
    );
    // The click, two to go there, two for strength and one to break.
    expect(odd?.price).toBe(6);
    expect(even?.price).toBe('no-way');
    expect(even?.tried).toBeLessThan(60);
  });

  it('goes from sentry to sentry as one of two copies, or each onto one of them', () => {
    const one = hq(behind(['Rototurret', 'Rototurret'], ['Ika'], 'Ice Wall'));
    const two = hq(behind(['Rototurret', 'Rototurret'], ['Ika', 'Ika'], 'Ice Wall'));
    expect(one.price).toBe(7);
    expect(two.price).toBe(7);
    expect(two.tried).toBeLessThan(2 * one.tried);
  });
});
