import { priceOf, rules, tableOf } from '#testkit/tax/table';
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

const programs = ['Corroder', 'Gordian Blade', 'Mimic'];

describe('what comes as a run begins', () => {
  const aided = (ice: readonly string[]) =>
    hq({ servers: { HQ: { ice } }, programs, hardware: ['Net-Ready Eyes'] });

  it('makes whichever breaker stronger that is worth it', () => {
    // A click, and one to break: Wall of Static needs one point of strength, Enigma none.
    expect(aided(['Wall of Static']).price).toBe(2);
    expect(aided(['Enigma']).price).toBe(3);
    // The third point of Hadrian's Wall is saved, or that of Wall of Static: it lasts for the run.
    expect(aided(['Wall of Static', 'Enigma', 'Wall of Static']).price).toBe(5);
  });

  it('bounds ice further in that cannot be passed', () => {
    const none = aided(['Archer', 'Viktor 1.0', 'Enigma', 'Tollbooth']);
    expect(none.price).toBe('no-way');
    expect(none.tried).toBeLessThan(100);
  });

  it('lets the first tag of a run be avoided, and no other', () => {
    const price = (ice: readonly string[]): number | string =>
      hq({ servers: { HQ: { ice } }, identity: 'Jesminder Sareen: Girl Behind the Curtain' }).price;
    expect(price(['Data Raven'])).toBe(1);
    expect(price(['Data Raven', 'Data Raven'])).toBe(4);
  });
});

describe('what is of no use on the way', () => {
  it('is not tried: what ice costs the Corp to rez', () => {
    const ice = [{ card: 'Wall of Static', rezzed: false }, 'Enigma'];
    const without = hq({ servers: { HQ: { ice } }, programs });
    const beside = hq({
      servers: { HQ: { ice }, 'R&D': { ice: ['Ice Wall', 'Quandary'] } },
      ...{ programs, hardware: ['Cortez Chip'] },
    });
    expect(beside.price).toBe(without.price);
    expect(beside.tried).toBeLessThan(60);
  });

  it.each<Partial<Table>>([
    { resources: ['Salsette Slums'] },
    { resources: ['Temple of the Liberated Mind'] },
    { resources: ['Councilman'] },
    { resources: ['Gene Conditioning Shoppe'] },
    { identity: 'Freedom Khumalo: Crypto-Anarchist' },
    { identity: 'Los: Data Hijacker' },
    { identity: 'Jesminder Sareen: Girl Behind the Curtain' },
  ])('and takes no bound from what ice costs: %j', (table) => {
    // The innermost cannot be passed, which is found out before all ways to it are tried.
    const found = hq({
      servers: { HQ: { ice: ['Hailstorm', 'Tollbooth', 'Enigma', 'Viktor 1.0'] } },
      programs: ['Gordian Blade', 'Yog.0', 'Torch'],
      ...table,
    });
    expect(found.price).toBe('no-way');
    expect(found.tried).toBeLessThan(60);
  });
});
