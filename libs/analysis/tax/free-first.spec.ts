import { priceOf, rules, tableOf } from '#testkit/tax/table';
import { noLore } from './lore';
import { taxesIn } from './server-tax';
import { worldFor } from './world';

/** What HQ costs, and how many decisions that took. */
function hq(
  ice: readonly string[],
  table: Omit<Parameters<typeof tableOf>[0], 'servers'>,
): { price: number | string; tried: number } {
  const tries = { left: 60_000 };
  const world = worldFor(rules, tableOf({ servers: { HQ: { ice } }, ...table }), 'judge', null);
  const [tax] = taxesIn(world, ['HQ'], tries, noLore()) ?? [];
  if (tax === undefined) throw new Error('there is no HQ');
  return { price: priceOf(tax.now), tried: 60_000 - tries.left };
}

describe('recurring credits', () => {
  const rig = { programs: ['Gordian Blade', 'Darwin', 'Cloak', 'Cloak'] };

  it('are spent before those of the pool', () => {
    // Five points of strength, for there is an AI, and three subroutines for eight, two of which cost nothing; and the click.
    expect(hq(['Conundrum'], rig)).toMatchObject({ price: 7 });
  });

  it('are not kept for what comes later, and tried in every order', () => {
    expect(hq(['Conundrum', 'Conundrum'], rig).tried).toBeLessThan(400);
  });

  it('are kept for what can be paid with nothing else', () => {
    // None of the two credits for Corroder may be the one that Refractor asks for behind it.
    const stealthy = { programs: ['Refractor', 'Corroder', 'Cloak'] };
    const [both, wall] = [
      hq(['Tollbooth', 'Wall of Static'], stealthy),
      hq(['Wall of Static'], stealthy),
    ];
    expect({ both, wall }).toMatchObject({ both: { price: 7 }, wall: { price: 2 } });
  });
});

describe('cards off the top of the stack', () => {
  it('are paid for the damage that they cost less than', () => {
    // Damage of one and three, as much as the grip has cards, and three off the stack; and the click.
    const many = { stack: Array.from({ length: 12 }, () => 'Easy Mark') };
    const { price, tried } = hq(['Mlinzi'], many);
    expect(price).toBe(8);
    expect(tried).toBeLessThan(60);
  });
});
