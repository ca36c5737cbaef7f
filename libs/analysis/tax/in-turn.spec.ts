import { priceOf, rules, tableOf } from '#testkit/tax/table';
import { noLore } from './lore';
import { taxesIn } from './server-tax';
import { worldFor } from './world';

/** What HQ costs, and how many decisions that took. */
function hq(
  ice: readonly string[],
  programs: readonly string[],
): { price: number | string; tried: number } {
  const tries = { left: 60_000 };
  const table = tableOf({ servers: { HQ: { ice } }, programs });
  const [tax] = taxesIn(worldFor(rules, table, 'judge', null), ['HQ'], tries, noLore()) ?? [];
  if (tax === undefined) throw new Error('there is no HQ');
  return { price: priceOf(tax.now), tried: 60_000 - tries.left };
}

describe('breakers that fit one piece of ice', () => {
  const three = ['Battering Ram', 'Crypsis', 'Aurora'];

  it('are used in one order, and clicks last', () => {
    // Three points of strength for the run; two credits for two subroutines and a click for the third, each time; and the run.
    const { price, tried } = hq(['Heimdall 1.0', 'Heimdall 1.0', 'Heimdall 1.0'], three);
    expect(price).toBe(13);
    expect(tried).toBeLessThan(60);
  });

  it('may have to make the ice weaker first', () => {
    // One for strength, two off the ice, three to break; a click is lost, and the run.
    expect(hq(['Enigma'], ['Wyrm'])).toMatchObject({ price: 8 });
  });
});

describe('ice that is met once more', () => {
  it('is passed with fewer clicks in those ways that take no more', () => {
    const { price, tried } = hq(
      ['Ichi 1.0', 'Chum', 'Ichi 1.0', 'Heimdall 1.0'],
      ['Ninja', 'Pipeline', 'Corroder'],
    );
    expect(price).toBe(17);
    expect(tried).toBeLessThan(300);
  });
});
