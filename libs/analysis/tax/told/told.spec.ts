import { priceOf, rules, tableOf } from '#testkit/tax/table';
import { noLore } from '../lore';
import { taxesIn } from '../server-tax';
import { isTold } from './told';
import { worldFor } from '../world';

const ANDROMEDA = 'Andromeda: Dispossessed Ristie';

describe('what may happen at an encounter is told', () => {
  const told = (table: Parameters<typeof tableOf>[0]): boolean =>
    isTold(rules.pool)(tableOf(table));

  it.each([
    // When virus counters are purged it is trashed.
    { programs: ['Lamprey'] },
    // The first hand.
    { identity: ANDROMEDA },
    // Credits and cards that are trashed or installed.
    { resources: ['Net Mercur'] },
    { resources: ['Jarogniew Mercs'] },
    { hardware: ['Patchwork'] },
    { resources: ['Salsette Slums'] },
    // Clicks that come with a turn, what is accessed, and a card that is chosen to be looked at.
    { resources: ['Akshara Sareen'] },
    { identity: 'Akiko Nisei: Head Case' },
    { resources: ['Raymond Flint'] },
    // A click that can be had is for no break.
    { resources: ['Temple of the Liberated Mind'] },
  ])('beside %j', (rig) => {
    expect(told({ servers: { HQ: { ice: ['Enigma'] } }, ...rig })).toBe(true);
  });

  it.each([
    { resources: ['Street Magic'] },
    { hardware: ['Clone Chip'] },
    { hardware: ['Security Chip'] },
    // A card that is chosen may grow stronger, and be any.
    { resources: ['Dean Lister'] },
  ])('but not beside %j', (rig) => {
    expect(told({ servers: { HQ: { ice: ['Enigma'] } }, ...rig })).toBe(false);
  });
});

describe('an answer that ends the run', () => {
  it('is not tried', () => {
    const table = tableOf({ servers: { HQ: { ice: ['Fairchild'] } }, programs: ['Lamprey'] });
    const tries = { left: 60_000 };
    const [tax] = taxesIn(worldFor(rules, table, 'judge', null), ['HQ'], tries, noLore()) ?? [];
    // Eight credits, a program and brain damage.
    expect(tax === undefined ? null : priceOf(tax.now)).toBe(16);
    expect(60_000 - tries.left).toBeLessThan(10);
  });
});
