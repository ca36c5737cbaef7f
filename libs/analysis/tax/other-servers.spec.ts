import { priceOf as priceOfWay, rules, tableOf } from '#testkit/tax/table';
import type { ServerName } from '#rules';
import { noLore } from './lore';
import { taxesIn } from './server-tax';
import { worldFor } from './world';

type Ice = Readonly<Partial<Record<ServerName, readonly string[]>>>;

/** What a server costs a Runner without any card installed, and in how many decisions that was found. */
function priceOf(server: ServerName, ice: Ice): { price: number | string; tried: number } {
  const servers = Object.fromEntries(
    Object.entries(ice).map(([name, cards = []]) => [
      name,
      { ice: cards, ...(name === 'Server 1' ? ROOT : {}) },
    ]),
  );
  const table = tableOf({ servers, grip: ['Diesel', 'Diesel'] });
  const tries = { left: 60_000 };
  const [tax] = taxesIn(worldFor(rules, table, 'judge', null), [server], tries, noLore()) ?? [];
  if (tax === undefined) throw new Error(`there is no ${server}`);
  return { price: priceOfWay(tax.now), tried: 60_000 - tries.left };
}

const ROOT = { cards: ['PAD Campaign'] };

/** Ice that sends the run, and goes itself; and ice that sends it where a bid of a credit differs. */
const SENDS = 'Sand Storm';
const SENDS_FOR_ONE = 'Mind Game';

describe('a run that is sent to another server', () => {
  // The Corp takes the first server but that in which the ice stands.
  it.each<[ServerName, Ice, number]>([
    ['HQ', { HQ: [SENDS], 'R&D': [SENDS_FOR_ONE] }, 2],
    ['R&D', { 'R&D': [SENDS], HQ: [SENDS_FOR_ONE] }, 2],
    ['Archives', { Archives: [SENDS], HQ: ['Susanoo-no-Mikoto'] }, 1],
    // By way of a third one.
    ['Archives', { Archives: [SENDS], HQ: [SENDS_FOR_ONE], 'R&D': ['Susanoo-no-Mikoto'] }, 2],
    // It is sent back out there before it goes on.
    ['Archives', { Archives: [SENDS], HQ: ['Cell Portal', 'Susanoo-no-Mikoto'] }, 1],
  ])('may come back to %s: %j', (server, ice, price) => {
    expect(priceOf(server, ice).price).toBe(price);
  });

  it.each<[ServerName, Ice]>([
    ['HQ', { HQ: [SENDS] }],
    ['HQ', { HQ: [SENDS], 'R&D': ['Susanoo-no-Mikoto'] }],
    ['R&D', { 'R&D': [SENDS], Archives: [SENDS_FOR_ONE] }],
    ['Archives', { Archives: [SENDS], HQ: [SENDS_FOR_ONE], 'R&D': [SENDS_FOR_ONE] }],
    ['Server 1', { 'Server 1': [SENDS], HQ: [SENDS_FOR_ONE], 'R&D': [SENDS_FOR_ONE] }],
  ])('cannot come back to %s: %j', (server, ice) => {
    expect(priceOf(server, ice).price).toBe('no-way');
  });

  it('is given up where nothing ahead of it there leads back', () => {
    const long = ['Hydra', 'Fairchild 2.0', 'Kamali 1.0', 'Fairchild 3.0'];
    const { price, tried } = priceOf('Server 1', {
      ...{ HQ: [...long, SENDS_FOR_ONE], 'R&D': long },
      'Server 1': ['Data Mine', SENDS],
    });
    expect(price).toBe('no-way');
    expect(tried).toBeLessThan(60);
  });
});
