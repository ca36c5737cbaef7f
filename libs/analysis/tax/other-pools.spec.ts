import type { State } from '#rules';
import { rules, tableOf, type Installed } from '#testkit/tax/table';
import { noLore } from './lore';
import { taxesIn, type ServerTax } from './server-tax';
import type { Way } from './way';
import { worldFor } from './world';

const stateOf = (ice: readonly Installed[], programs: readonly string[]): State =>
  tableOf({ servers: { HQ: { ice } }, programs });

/** What HQ costs, found in at most so many tries, whether or not the ways past each piece of ice are put together. */
function hq(ice: readonly Installed[], programs: readonly string[], most: number): ServerTax {
  const world = worldFor(rules, stateOf(ice, programs), 'judge', null);
  const [tax, plain] = [noLore(), null].map((lore) => {
    const tries = { left: 60_000 };
    const [found] = taxesIn(world, ['HQ'], tries, lore) ?? [];
    expect(60_000 - tries.left).toBeLessThan(most);
    return found;
  });
  if (tax === undefined || plain === undefined) throw new Error('there is no HQ');
  expect(priceOf(plain)).toEqual(priceOf(tax));
  return tax;
}

const priceOf = ({ now, rezzed }: ServerTax) =>
  [now, rezzed].map((way) => (way.found ? way.cost.price : way.why));

describe('server tax with the cards of all pools', () => {
  it.each<[readonly string[], readonly string[], number | string]>([
    // So many points of strength, and all subroutines with them.
    [['Curtain Wall'], ['Paperclip'], 10],
    [['Wall of Static'], ['Paperclip'], 3],
    // Of no use at what is no barrier.
    [['Guard'], ['Paperclip'], 'no-way'],
    [['Guard'], ['Paperclip', 'Alpha', 'Brahman'], 3],
    [['Enigma'], ['MKUltra'], 'no-way'],
    // Its strength cannot be lowered.
    [['Lotus Field'], ['Wyrm'], 'no-way'],
    // It goes onto each piece of ice anew, and breaks its host alone.
    [['Rototurret', 'Rototurret'], ['Ika'], 7],
    [['Rototurret', 'Wall of Static', 'Rototurret'], ['Ika', 'Corroder'], 9],
    [['Rototurret', 'Rototurret', 'Rototurret'], ['Ika'], 10],
    // What makes a breaker stronger by itself need not be followed up.
    [['Pachinko'], ['Berserker'], 1],
  ])('past %j with %j is %s, soon found', (ice, programs, expected) => {
    expect(priceOf(hq(ice, programs, 200))[0]).toBe(expected);
  });

  // What attracts cards as it is rezzed does no more once it is.
  it.each<[readonly string[], readonly string[]]>([
    [
      ['Harvester', 'Magnet', 'Data Mine', 'Wendigo'],
      ['Ika', 'Dagger', 'Garrote'],
    ],
    [
      ['Magnet', 'Harvester', 'Weir'],
      ['Persephone', 'Ika', 'Cradle'],
    ],
    [
      ['Magnet', 'Rototurret', 'Harvester'],
      ['Ika', 'Refractor'],
    ],
  ])('there is no way past %j with %j, and that is soon said', (ice, programs) => {
    expect(priceOf(hq(ice, programs, 40))).toEqual(['no-way', 'no-way']);
  });

  it.each<[readonly string[], readonly string[], number | string, number]>([
    // What lies in Archives makes it no cheaper, the more there is, and a Corp that draws leaves it there.
    [
      ['Blockchain', 'Flare', 'Slot Machine', 'Viktor 1.0'],
      ['Creeper', 'Abagnale', 'Puffer'],
      'no-way',
      100,
    ],
    // The more cards in the heap, the dearer.
    [
      ['Hailstorm', 'Clairvoyant Monitor', 'Wall of Thorns', 'Hydra'],
      ['Dai V', 'Eater', 'Demara'],
      17,
      200,
    ],
    // Of bioroids alone are subroutines resolved.
    [
      ['Thoth', 'Ravana 1.0', 'Fairchild 2.0', 'Free Lunch'],
      ['Persephone', 'Cerberus "Lady" H1', 'Faust'],
      13,
      500,
    ],
  ])('past %j with %j is %s, as nothing before makes it cheaper', (ice, programs, price, most) => {
    expect(priceOf(hq(ice, programs, most))[0]).toBe(price);
  });

  it('is of no use to be sent back for where ice collects counters that nobody asks for', () => {
    const ice = ['Virgo', 'Cell Portal', 'Free Lunch', 'Woodcutter'];
    expect(priceOf(hq(ice, ['Faerie'], 150))).toEqual([3, 'no-way']);
    // What was broken is put in the place of ice further in.
    expect(priceOf(hq(ice, ['Inversificator', 'Faerie'], 300))).toEqual([3, 7]);
  });

  // What these pieces of ice cost where nothing came before is more than they cost on the way.
  it.each<[readonly string[], readonly string[], number | string]>([
    // Fewer cards are left in the grip.
    [['Quandary', 'Gyri Labyrinth', 'Peeping Tom', 'Komainu'], ['Ninja', 'Refractor', 'Fawkes'], 6],
    // Nobody can jack out any more.
    [['RSVP', 'Whirlpool', 'Quandary', 'Mganga'], ['Corroder', 'Alpha', 'Nfr'], 3],
    [['Inazuma', 'Pop-up Window', 'Ravana 1.0', 'Nightdancer'], ['Saker', "Na'Not'K"], 4],
    // The first subroutines of the next ice are not resolved.
    [
      ['Curtain Wall', 'Shiro', 'Matrix Analyzer', 'Curtain Wall'],
      ['Peacock', 'Mass-Driver', 'Aurora'],
      23,
    ],
    // One use makes the breaker stronger and breaks.
    [
      ['Little Engine', 'Chetana', 'Fire Wall', 'Owl'],
      ['Battering Ram', 'Black Orchestra', 'Inti'],
      26,
    ],
    // No program with the subtype is there to be trashed.
    [['Rototurret', 'Marker', 'Swordsman', 'Masvingo'], ['Gingerbread', 'Mimic', 'Sūnya'], 5],
    // Clicks were spent on the bioroid.
    [
      ['Matrix Analyzer', 'Turnpike', 'Hourglass', 'Janus 1.0'],
      ['Blackstone', 'Knight', 'GS Striker M1'],
      14,
    ],
    // Fewer cards in the grip are fewer subroutines: damage is taken on the way.
    [['Brainstorm', 'Neural Katana'], ['Mimic'], 5],
    // A breaker grew stronger by breaking all of other ice.
    [['Chum', 'Free Lunch', 'Brainstorm', 'Thoth'], ['Pipeline', 'Sūnya', 'MKUltra'], 11],
  ])('past %j with %j is %s, whatever comes first', (ice, programs, expected) => {
    expect(priceOf(hq(ice, programs, 200))[0]).toBe(expected);
  });

  it('is that of one copy of what is discarded, and of what makes a trace fail or nothing', () => {
    expect(priceOf(hq(['Sherlock 2.0'], ['Faust'], 500))[0]).toBe(6);
  });

  it('is dearer where ice that derezzes itself is rezzed again', () => {
    expect(priceOf(hq(['Cell Portal'], [], 500))).toEqual([1, 'no-way']);
  });

  /** What HQ costs now, with no more than so many decisions for it, and as many for any way. */
  function within(table: Parameters<typeof stateOf>, way: number, forAny: number): Way {
    const tries = { left: 60_000 };
    const world = worldFor(rules, stateOf(...table), 'judge', null);
    const most = { way, moment: way + forAny, forAny };
    const [tax] = taxesIn(world, ['HQ'], tries, noLore(), most) ?? [];
    expect(60_000 - tries.left).toBeLessThan(way + forAny + 100);
    if (tax === undefined) throw new Error('there is no HQ');
    return tax.now;
  }

  it.each<[Parameters<typeof stateOf>, number | string]>([
    // Ways past each piece of ice are put together, and ways through all of it.
    [
      [
        ['Archer', 'Wotan', 'Ichi 2.0'],
        ['Crypsis', 'Wyrm', 'Overmind'],
      ],
      46,
    ],
    [
      [
        ['Little Engine', 'Kamali 1.0', 'Guard'],
        ['Study Guide', 'Aumakua', 'Wyrm'],
      ],
      26,
    ],
    [
      [
        ['Guard', 'Kamali 1.0', 'Upayoga'],
        ['Peacock', 'Study Guide'],
      ],
      'no-way',
    ],
  ])('of %j is %s, and between what is told of it in fewer tries', (table, price) => {
    const exact = within(table, 20_000, 0);
    expect(exact.found ? exact.cost.price : exact.why).toBe(price);
    const told = [1, 10, 30, 60, 100, 150].map((most) => within(table, most, 150));
    expect(told.some(({ found }) => !found)).toBe(true);
    for (const way of told) {
      if (way.found || way.why !== 'too-many') {
        expect(way).toEqual(exact);
        continue;
      }
      expect(way.atLeast).toBeLessThanOrEqual(exact.found ? exact.cost.price : Infinity);
      if (way.atMost !== null)
        expect(exact.found && exact.cost.price).toBeLessThanOrEqual(way.atMost.price);
    }
    expect(told.some((way) => !way.found && way.why === 'too-many' && way.atLeast > 1)).toBe(true);
  });
});
