import { corePool, coreRules } from '#cards/pool';
import { loadPosition } from '#notation/scenario/position/load';
import { oneOf } from '#play/source';
import { repeatable } from '#play/repeatable';
import { Knowledge, type Decision, type ServerName, type State, type Viewer } from '#rules';
import { answerOf } from './answers';
import { beforeOf, costOf } from './cost';
import { noLore, type Lore } from './lore';
import type { Most } from './most';
import { serverTaxes, taxesIn, type ServerTax } from './server-tax';
import { worldFor } from './world';

/** More than any position of these specs costs. */
const CREDITS = 60;

interface Table {
  readonly ice?: readonly (string | { readonly card: string; readonly rezzed: boolean })[];
  readonly programs?: readonly unknown[];
  readonly hardware?: readonly string[];
  readonly resources?: readonly string[];
  readonly grip?: readonly string[];
  readonly badPublicity?: number;
}

function stateOf({ ice = [], programs = [], ...table }: Table): State {
  const loaded = loadPosition(corePool, {
    turn: { side: 'runner', number: 3, clicks: 4, at: 'runner.1.6' },
    corp: {
      identity: 'Weyland Consortium: Building a Better World',
      credits: CREDITS,
      hq: ['PAD Campaign'],
      rd: ['PAD Campaign', 'PAD Campaign', 'PAD Campaign'],
      badPublicity: table.badPublicity ?? 0,
      servers: {
        HQ: {
          ice: ice.map((one) => (typeof one === 'string' ? { card: one, rezzed: true } : one)),
        },
      },
    },
    runner: {
      identity: 'Noise: Hacker Extraordinaire',
      credits: CREDITS,
      grip: table.grip ?? ['Easy Mark', 'Easy Mark', 'Easy Mark'],
      stack: ['Easy Mark', 'Easy Mark', 'Easy Mark'],
      rig: { programs, hardware: table.hardware ?? [], resources: table.resources ?? [] },
    },
  });
  if (!loaded.ok) throw new Error(loaded.message);
  return loaded.state;
}

const hq = (table: Table, viewer: Viewer = 'judge'): ServerTax => {
  const tax = serverTaxes(coreRules, stateOf(table), viewer, null)?.find(
    ({ server }) => server === 'HQ',
  );
  if (tax === undefined) throw new Error('there is no HQ');
  return tax;
};

const costs = (way: ServerTax['now']): unknown => {
  if (!way.found) return way.why;
  return Object.fromEntries(
    Object.entries(way.cost).filter(([name, amount]) => amount !== 0 && name !== 'price'),
  );
};

describe('server tax', () => {
  it.each<[string, Table, unknown]>([
    ['nothing but the click of the run', {}, { clicks: 1 }],
    [
      'a credit for Corroder at Wall of Static, and one for strength',
      { ice: ['Wall of Static'], programs: ['Corroder'] },
      { clicks: 1, credits: 2 },
    ],
    ['no way without a breaker', { ice: ['Wall of Static'] }, 'no-way'],
    [
      'bad publicity before the pool',
      { ice: ['Wall of Static'], programs: ['Corroder'], badPublicity: 1 },
      { clicks: 1, credits: 1, passing: 1 },
    ],
    [
      'both pieces of ice, one after the other',
      { ice: ['Wall of Static', 'Wall of Static'], programs: ['Corroder'] },
      { clicks: 1, credits: 4 },
    ],
    [
      'a program rather than more than it is worth, nor any damage',
      { ice: ['Neural Katana'] },
      { clicks: 1, damage: 3 },
    ],
    [
      'strength for Wyrm before it can weaken ice, which then is weak enough to break',
      { ice: ['Wall of Static'], programs: ['Wyrm'] },
      { clicks: 1, credits: 8 },
    ],
    [
      'a counter of Datasucker as much as a credit',
      {
        ice: ['Wall of Static'],
        programs: ['Corroder', { card: 'Datasucker', counters: { virus: 3 } }],
      },
      { clicks: 1 },
    ],
  ])('is %s', (name, table, expected) => {
    const { now } = hq(table);
    if (name.startsWith('a counter')) expect(now.found && now.cost.price).toBe(3);
    else expect(costs(now)).toEqual(expected);
  });

  it('counts what the Corp would pay to rez, and what it would cost then', () => {
    const { now, rezzed, unknownIce } = hq({
      ice: [{ card: 'Wall of Static', rezzed: false }],
      programs: ['Corroder'],
    });
    expect(costs(now)).toEqual({ clicks: 1 });
    expect(costs(rezzed)).toEqual({ clicks: 1, credits: 2 });
    expect(rezzed.found && rezzed.corpPays).toBe(3);
    expect(unknownIce).toBe(0);
  });

  it('is not known to a Runner of ice that is not', () => {
    const table: Table = {
      ice: [{ card: 'Wall of Static', rezzed: false }],
      programs: ['Corroder'],
    };
    const tax = hq(table, 'runner');
    expect(tax).toEqual(hq({ ...table, ice: [{ card: 'Enigma', rezzed: false }] }, 'runner'));
    expect(costs(tax.now)).toEqual({ clicks: 1 });
    expect(tax.rezzed).toEqual({ found: false, why: 'hidden' });
    expect(tax.unknownIce).toBe(1);
  });

  it('is known of ice that was exposed', () => {
    const state = stateOf({
      ice: [{ card: 'Wall of Static', rezzed: false }],
      programs: ['Corroder'],
    });
    const knowledge = new Knowledge(corePool, 'runner', state);
    const card = state.servers[0]?.ice[0];
    const sighting = state.cards.find(({ id }) => id === card);
    if (card === undefined || sighting === undefined) throw new Error('no ice');
    const { corpHandle, runnerHandle, openHandle } = sighting;
    const seen = { card, seen: 7, corpHandle, runnerHandle, openHandle };
    knowledge.take(state, [{ type: 'exposed', card: seen, step: 'runner.1.6', batch: 1 }]);
    const [tax] = serverTaxes(coreRules, state, 'runner', knowledge) ?? [];
    expect(tax?.unknownIce).toBe(0);
    expect(tax !== undefined && costs(tax.rezzed)).toEqual({ clicks: 1, credits: 2 });
  });

  it('is the same for hands and decks that the Runner cannot tell apart', () => {
    const table: Table = { ice: ['Enigma', 'Ice Wall'], programs: ['Corroder', 'Gordian Blade'] };
    const state = stateOf(table);
    const other = stateOf(table);
    const [hidden] = other.corp.hq;
    const wall = corePool.byTitle.get('Snare!')?.index;
    other.cards = other.cards.map((card) =>
      card.id === hidden && wall !== undefined ? { ...card, def: wall } : card,
    );
    expect(serverTaxes(coreRules, other, 'runner', null)).toEqual(
      serverTaxes(coreRules, state, 'runner', null),
    );
  });
});

const ICE = [
  ...[
    'Wall of Static',
    'Ice Wall',
    'Enigma',
    'Neural Katana',
    'Data Raven',
    'Hunter',
    'Viktor 1.0',
  ],
  ...[
    'Rototurret',
    'Ichi 1.0',
    'Shadow',
    'Chum',
    'Data Mine',
    'Tollbooth',
    'Archer',
    'Hadrian’s Wall',
  ],
].filter((title) => corePool.byTitle.has(title));
const PROGRAMS = [
  ...[
    'Corroder',
    'Gordian Blade',
    'Mimic',
    'Yog.0',
    'Ninja',
    'Femme Fatale',
    'Aurora',
    'Battering Ram',
  ],
  ...['Pipeline', 'Crypsis', 'Wyrm', 'Datasucker'],
].filter((title) => corePool.byTitle.has(title));

/** Prices up to here are compared. */
const BOUND = 6;

/** Whether any legal decisions at all lead in for less, by trying every one. */
function isCheaper(from: State, server: ServerName, price: number, isRezzing: boolean): boolean {
  let tries = 0;
  const go = (state: State, decision: Decision, spent: number): boolean => {
    tries += 1;
    if (tries > 60_000) throw new Error('this position is not small');
    const before = beforeOf(state, CREDITS);
    const taken = coreRules.apply(state, decision);
    if (!taken.ok) throw new Error(taken.reason);
    let sum = spent;
    for (const fact of taken.facts) {
      if (fact.type === 'run-successful') return fact.server === server && sum < price;
      if (fact.type === 'run-ended' || fact.type === 'game-ended') return false;
      sum += costOf(corePool, fact, taken.state, before)?.price ?? 0;
      if (sum >= price) return false;
    }
    const legal = coreRules.legal(taken.state);
    if (taken.state.prompt?.for !== 'runner') {
      const answer = answerOf(taken.state, legal, isRezzing);
      return answer !== null && go(taken.state, answer, sum);
    }
    return legal.some((one) => {
      if ('from' in one) {
        for (let n = one.from; n <= Math.min(one.to, one.from + price); n += 1)
          if (
            go(
              taken.state,
              one.do === 'number' ? { do: 'number', number: n } : { do: one.do, credits: n },
              sum,
            )
          )
            return true;
        return false;
      }
      if (one.do === 'shuffle' || one.do === 'jack-out' || one.do === 'concede') return false;
      return go(taken.state, one, sum);
    });
  };
  return go(from, { do: 'run', server }, 0);
}

/** A position with at most so much ice and so many programs. */
function smallPosition(seed: number, most: number): State {
  const next = repeatable(seed);
  const ice = Array.from({ length: 1 + next(most) }, () => ({
    card: oneOf(ICE, next),
    rezzed: next(3) > 0,
  }));
  const programs = Array.from({ length: 1 + next(most) }, () => oneOf(PROGRAMS, next));
  return stateOf({ ice, programs: [...new Set(programs)] });
}

/** No way at all is cheaper than the one that is told, nor than the bound where none is. */
function expectCheapest(state: State, bound: number): void {
  const [tax] = taxesIn(worldFor(coreRules, state, 'judge', null), ['HQ']) ?? [];
  if (tax === undefined) throw new Error('no tax');
  for (const [way, isRezzing] of [
    [tax.now, false],
    [tax.rezzed, true],
  ] as const) {
    const price = way.found ? way.cost.price : bound;
    expect(way.found || way.why === 'no-way').toBe(true);
    expect(isCheaper(state, 'HQ', Math.min(price, bound), isRezzing)).toBe(false);
  }
}

/** Breakers that break several subroutines at once, at ice that has several. */
const AT_ONCE: readonly Table[] = [
  { ice: ['Heimdall 1.0'], programs: ['Battering Ram'] },
  { ice: ["Hadrian's Wall"], programs: ['Battering Ram', 'Corroder'] },
  { ice: ['Wall of Thorns'], programs: ['Battering Ram'], grip: ['Easy Mark'] },
  { ice: ['Heimdall 1.0'], programs: ['Corroder'], grip: [] },
];

const seeds = (from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => from + i);

describe('the cheapest way', () => {
  it.each(seeds(1, 24))('is undercut by nothing that could be tried, in position %i', (seed) => {
    expectCheapest(smallPosition(seed, 2), BOUND);
  });

  it.each(seeds(101, 24))('nor past one piece of ice with one program, in position %i', (seed) => {
    expectCheapest(smallPosition(seed, 1), 9);
  });

  it.each(AT_ONCE)('nor where subroutines are broken at once: $ice, $programs', (table) => {
    expectCheapest(stateOf(table), 7);
  });
});

/** For searches that know nothing beforehand. */
const PATIENT: Most = { way: 20_000, moment: 60_000, forAny: 0 };

/** Ice and programs with which states are many: what is known beforehand has to pay here. */
const MORE_ICE = [...ICE, 'Cell Portal', 'Heimdall 1.0', 'Wall of Thorns', 'Matrix Analyzer'];

describe('ways put together of the ways past each piece of ice', () => {
  it.each(seeds(201, 30))('cost what ways past three pieces of ice do, in position %i', (seed) => {
    const next = repeatable(seed);
    const ice = Array.from({ length: 3 }, () => ({
      card: oneOf(MORE_ICE, next),
      rezzed: next(3) > 0,
    }));
    const programs = [...new Set([1, 2, 3].map(() => oneOf(PROGRAMS, next)))].map((card) =>
      next(2) > 0 ? { card, counters: { virus: next(3) } } : card,
    );
    const world = worldFor(coreRules, stateOf({ ice, programs }), 'judge', null);
    const priceOf = (way: ServerTax['now'] | undefined): unknown =>
      way?.found === true ? way.cost.price : way?.why;
    const [quick] = taxesIn(world, ['HQ']) ?? [];
    const [slow] = taxesIn(world, ['HQ'], undefined, null, PATIENT) ?? [];
    expect(priceOf(quick?.now)).toBe(priceOf(slow?.now));
    expect(priceOf(quick?.rezzed)).toBe(priceOf(slow?.rezzed));
  });

  it('leave breakers strong that were made so for ice that other ice had made harder', () => {
    const { rezzed } = hq({
      ice: ['Chum', { card: 'Tollbooth', rezzed: false }, 'Enigma', 'Chum'],
      programs: ['Gordian Blade', 'Corroder', 'Ninja'],
    });
    expect(costs(rezzed)).toEqual({ clicks: 1, credits: 9 });
  });

  it('spend clicks first that ice further in would take', () => {
    const world = worldFor(
      coreRules,
      stateOf({ ice: ['Enigma', 'Viktor 1.0', 'Viktor 1.0'], programs: ['Gordian Blade'] }),
      'judge',
      null,
    );
    const told = (lore: Lore | null) => taxesIn(world, ['HQ'], { left: 60_000 }, lore)?.[0]?.now;
    for (const lore of [noLore(), null]) {
      const now = told(lore);
      // Three clicks and two credits at both pieces of ice; Enigma finds none left, and is broken for one.
      expect(now?.found === true && now.cost).toMatchObject({ clicks: 4, credits: 3 });
    }
  });

  it('are none where ice further in cannot be passed, whatever the ice before it costs', () => {
    const ice = ['Cell Portal', 'Enigma', 'Ichi 1.0', 'Archer'];
    const world = worldFor(
      coreRules,
      stateOf({ ice, programs: ['Crypsis', 'Femme Fatale', 'Pipeline'] }),
      'judge',
      null,
    );
    const tries = { left: 60_000 };
    const [tax] = taxesIn(world, ['HQ'], tries) ?? [];
    // Crypsis is gone after either of the two.
    expect(tax?.now).toEqual({ found: false, why: 'no-way' });
    expect(60_000 - tries.left).toBeLessThan(400);
    expect(taxesIn(world, ['HQ'], undefined, null, PATIENT)?.[0]?.now).toEqual(tax?.now);
  });

  it('are found at a bioroid by a rig of many ways without listing them all', () => {
    const ice = ["Hadrian's Wall", 'Heimdall 1.0', 'Wall of Thorns', 'Ichi 1.0'];
    const world = worldFor(
      coreRules,
      stateOf({ ice, programs: ['Battering Ram', 'Wyrm', 'Aurora'] }),
      'judge',
      null,
    );
    const tries = { left: 60_000 };
    const [tax] = taxesIn(world, ['HQ'], tries) ?? [];
    expect(60_000 - tries.left).toBeLessThan(300);
    expect(tax?.now).toEqual(taxesIn(world, ['HQ'], undefined, null, PATIENT)?.[0]?.now);
  });

  it.each([
    [['Hunter', 'Cell Portal', 'Hunter', 'Chum'], ['Battering Ram', 'Corroder'], 'no-way'],
    [
      ['Data Raven', 'Chum', 'Enigma', 'Neural Katana'],
      ['Battering Ram', 'Femme Fatale', 'Yog.0'],
      10,
    ],
  ])('take damage of ice that comes before from the grip, past %j', (ice, programs, expected) => {
    const world = worldFor(coreRules, stateOf({ ice, programs }), 'judge', null);
    for (const lore of [noLore(), null]) {
      const now = taxesIn(world, ['HQ'], { left: 60_000 }, lore)?.[0]?.now;
      expect(now?.found === true ? now.cost.price : now?.why).toBe(expected);
    }
  });

  it('come back to ice that was derezzed on the way', () => {
    const ice = ['Enigma', 'Cell Portal', 'Ice Wall'];
    const world = worldFor(
      coreRules,
      stateOf({ ice, programs: ['Corroder', 'Yog.0'] }),
      'judge',
      null,
    );
    const told = (lore: Lore | null) => taxesIn(world, ['HQ'], { left: 60_000 }, lore)?.[0];
    expect(told(noLore())?.now).toEqual(told(null)?.now);
    expect(told(noLore())?.rezzed).toEqual(told(null)?.rezzed);
  });

  it('are of use at other moments: what is unchanged is not looked for again', () => {
    const world = worldFor(
      coreRules,
      stateOf({ ice: ['Enigma', 'Heimdall 1.0', 'Archer'], programs: ['Crypsis', 'Femme Fatale'] }),
      'judge',
      null,
    );
    const lore = noLore();
    const triesFor = (): number => {
      const tries = { left: 60_000 };
      taxesIn(world, undefined, tries, lore);
      return 60_000 - tries.left;
    };
    const first = triesFor();
    expect(first).toBeGreaterThan(50);
    // The run itself is begun anew.
    expect(triesFor()).toBeLessThan(first / 10);
  });
});
