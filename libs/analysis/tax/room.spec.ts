import { priceOf, rules, tableOf } from '#testkit/tax/table';
import { noLore } from './lore';
import { taxesIn } from './server-tax';
import { worldFor } from './world';

const SIX = ['Corroder', 'Mimic', 'Lamprey', 'Imp', 'Datasucker', 'Medium'];

/** What HQ costs with Black Orchestra in the heap, which a code gate lets install itself; and how many decisions that took. */
function hq(programs: readonly string[]): { price: number | string; tried: number } {
  const table = tableOf({
    servers: { HQ: { ice: ['Enigma', 'Quandary'] } },
    ...{ programs, hardware: Array.from({ length: 3 }, () => 'Akamatsu Mem Chip') },
    heap: ['Black Orchestra'],
  });
  const tries = { left: 60_000 };
  const [tax] = taxesIn(worldFor(rules, table, 'judge', null), ['HQ'], tries, noLore()) ?? [];
  if (tax === undefined) throw new Error('there is no HQ');
  return { price: priceOf(tax.now), tried: 60_000 - tries.left };
}

describe('a program that is installed in a run', () => {
  it('costs nothing more where none has to go for it', () => {
    expect(hq([])).toMatchObject({ price: 10 });
  });

  it('leaves those that may go for it, which are not tried in every order', () => {
    const { price, tried } = hq(SIX);
    expect(price).toBe(10);
    expect(tried).toBeLessThan(400);
  });
});
