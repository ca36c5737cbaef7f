import { isDay } from '../catalogue/card';
import type { DeckList } from '../deck/deck-list';
import { altered, written } from '../deck/written';
import { STARTERS, type CoreFaction } from '../starters/starters';
import { constructed, coreSets, type DeckFormat, draft } from './deck-format';
import { pointBand } from './rules/agenda-points';
import { validate } from './validate';

const starter = (faction: CoreFaction): DeckList => {
  const list = STARTERS.get(faction);
  if (list === undefined) throw new Error(faction);
  return list;
};
const day = (text: string) => {
  if (!isDay(text)) throw new Error(text);
  return text;
};
const hb = starter('haas-bioroid');
const shaper = starter('shaper');

/** The starter's 49 cards and 21 points, with 17 cards and 7 points more. */
const sixtySix = altered(hb, {
  'Gila Hands Arcology': 1,
  'Project Vitruvius': 3,
  'Bioroid Efficiency Research': 3,
  'Eli 1.0': 3,
  'Green Level Clearance': 3,
  'Ash 2X3ZB9CY': 3,
  'Blue Level Clearance': 1,
});

const professor = altered(
  altered(shaper, {
    'Kate "Mac" McCaffrey: Digital Tinker': 0,
    'The Professor: Keeper of Knowledge': 1,
  }),
  { Corroder: 1, Medium: 1, Parasite: 1, 'Femme Fatale': 1, Datasucker: 1 },
);

const mumbad = altered(hb, { 'Mumbad Virtual Tour': 3, 'Heimdall 1.0': 0, Rototurret: 1 });

const theShadow = written('draft', {
  'The Shadow: Pulling the Strings': 1,
  'Nisei MK II': 3,
  'AstroScript Pilot Program': 2,
  'Scorched Earth': 3,
  Tollbooth: 3,
  'Ice Wall': 3,
  Enigma: 3,
  'Hedge Fund': 3,
  'PAD Campaign': 3,
  'Snare!': 3,
  'Biotic Labor': 3,
  'Adonis Campaign': 3,
});

const adam = altered(written('adam', { 'Adam: Compulsive Hacker': 1 }), {
  'Sure Gamble': 3,
  'Dirty Laundry': 3,
  'Daily Casts': 3,
  'Same Old Thing': 3,
  'Armitage Codebusting': 3,
  Infiltration: 3,
  Crypsis: 3,
  'Access to Globalsec': 3,
  'Career Fair': 3,
  'Earthrise Hotel': 3,
  'Kati Jones': 3,
  'Symmetrical Visage': 3,
  'Professional Contacts': 1,
  'Brain Chip': 3,
  'Public Terminal': 3,
  'Always Be Running': 2,
});

const oneCore = coreSets(1);
const any = constructed();

describe('ten legal decks and more', () => {
  it.each([...STARTERS])('the starter deck of %s (DECK-15)', (_faction, list) => {
    expect(validate(list, oneCore)).toMatchObject({ legal: true, violations: [] });
    expect(validate(list, constructed(day('2012-09-06'))).legal).toBe(true);
  });

  const legal: readonly (readonly [string, DeckList, DeckFormat])[] = [
    ['66 cards and 28 agenda points (DECK-13)', sixtySix, any],
    ['the first copy of each program free (DECK-14)', professor, any],
    ['seven assets and three free upgrades (DECK-14)', mumbad, any],
    ['six copies of a card that allows six (DECK-14)', altered(shaper, { NetChip: 6 }), any],
    ['influence spent to the last (DECK-06)', altered(shaper, { Corroder: 3, Medium: 3 }), any],
    ['agendas of all factions in a draft', theShadow, draft()],
    [
      'neutral agendas with a printed influence (DECK-08)',
      altered(hb, { 'Priority Requisition': 2, 'Global Food Initiative': 1 }),
      any,
    ],
    [
      'several consoles, three copies of one (CONS-03)',
      altered(shaper, { Desperado: 3, Grimoire: 1, 'The Toolbox': 2 }),
      constructed(),
    ],
    ['45 cards without the directives that start in play (DECK-03)', adam, constructed()],
    [
      'reprints on the first printing’s day',
      altered(shaper, { '20038': 3, '20056': 3 }),
      constructed(day('2012-12-31')),
    ],
  ];
  it.each(legal)('%s', (_what, list, format) => {
    expect(validate(list, format).violations).toEqual([]);
  });
});

describe('an illegal deck for each rule', () => {
  const noIdentity = altered(hb, { 'Haas-Bioroid: Engineering the Future': 0 });
  const illegal: readonly (readonly [string, string, DeckList, DeckFormat, object])[] = [
    ['DECK-01', 'NO_IDENTITY', noIdentity, any, { have: 0 }],
    [
      'DECK-01',
      'SEVERAL_IDENTITIES',
      altered(shaper, { 'Noise: Hacker Extraordinaire': 1 }),
      any,
      { have: 2 },
    ],
    ['DECK-02', 'TOO_FEW_CARDS', altered(shaper, { Diesel: 0 }), any, { have: 44, least: 45 }],
    ['DECK-04', 'TOO_MANY_COPIES', altered(shaper, { Diesel: 4 }), any, { have: 4, most: 3 }],
    [
      'DECK-04',
      'TOO_MANY_COPIES',
      altered(shaper, { Diesel: 2, '20038': 2 }),
      any,
      { have: 4, most: 3 },
    ],
    ['DECK-14', 'TOO_MANY_COPIES', altered(shaper, { 'Eden Shard': 2 }), any, { have: 2, most: 1 }],
    ['DECK-05', 'WRONG_SIDE', altered(shaper, { 'Hedge Fund': 1 }), any, { have: 1 }],
    [
      'DECK-05',
      'WRONG_SIDE',
      altered(shaper, { 'Hedge Fund': 1, 'Noise: Hacker Extraordinaire': 1 }),
      any,
      { have: 1, message: 'A Runner deck cannot have Hedge Fund.' },
    ],
    [
      'DECK-06',
      'TOO_MUCH_INFLUENCE',
      altered(shaper, { Corroder: 3, 'Account Siphon': 3 }),
      any,
      { have: 18, most: 15 },
    ],
    [
      'DECK-09',
      'NO_INFLUENCE_VALUE',
      altered(hb, { 'Private Security Force': 0, 'Nisei MK II': 3 }),
      any,
      { have: 3, most: 0 },
    ],
    [
      'DECK-10',
      'AGENDA_POINTS',
      altered(hb, { 'Priority Requisition': 0, 'Hedge Fund': 1 }),
      any,
      { have: 12, least: 18, most: 19 },
    ],
    [
      'DECK-11',
      'AGENDA_POINTS',
      altered(hb, { 'Private Security Force': 2 }),
      any,
      { have: 19, least: 20, most: 21 },
    ],
    [
      'DECK-12',
      'AGENDA_POINTS',
      altered(hb, { 'Eli 1.0': 3 }),
      any,
      { have: 21, least: 22, most: 23 },
    ],
    [
      'DECK-13',
      'AGENDA_POINTS',
      altered(sixtySix, { 'Project Vitruvius': 2 }),
      any,
      { least: 28, most: 29 },
    ],
    [
      'DECK-17',
      'MORE_THAN_THE_BOX',
      altered(shaper, { 'Magnum Opus': 3 }),
      oneCore,
      { have: 3, most: 2 },
    ],
    ['TOURN-07', 'NOT_IN_POOL', altered(shaper, { 'Plascrete Carapace': 1 }), oneCore, { have: 1 }],
    [
      'TOURN-07',
      'NOT_YET_RELEASED',
      altered(shaper, { 'Plascrete Carapace': 1 }),
      constructed(day('2012-10-01')),
      { have: 1 },
    ],
    ['TOURN-07', 'BANNED', shaper, constructed(null, ['tinkering']), { have: 3 }],
    ['META-01', 'DRAFT_ONLY', theShadow, any, {}],
    [
      'META-01',
      'FACTION_EXCLUDED',
      altered(hb, {
        'Haas-Bioroid: Engineering the Future': 0,
        'Custom Biotics: Engineered for Success': 1,
        'Snare!': 1,
      }),
      any,
      { have: 1 },
    ],
  ];
  it.each(illegal)('%s %s', (rule, code, list, format, numbers) => {
    const answer = validate(list, format);
    expect(answer.legal).toBe(false);
    expect(answer.violations).toContainEqual(expect.objectContaining({ rule, code, ...numbers }));
  });
});

describe('validate', () => {
  it('lists every violation, not the first', () => {
    const worst = written('worst', {
      'Noise: Hacker Extraordinaire': 1,
      'Account Siphon': 4,
      'Hedge Fund': 1,
    });
    const codes = validate(worst, any).violations.map(({ code }) => code);
    expect(codes).toEqual(['TOO_FEW_CARDS', 'TOO_MANY_COPIES', 'WRONG_SIDE', 'TOO_MUCH_INFLUENCE']);
  });

  it('gives the totals', () => {
    const { totals } = validate(altered(shaper, { Corroder: 2, Medium: 1 }), any);
    expect(totals).toMatchObject({
      size: 50,
      minimumSize: 45,
      influenceSpent: 7,
      influenceLimit: 15,
      agendaPoints: 0,
      agendaPointsLeast: null,
    });
    expect(totals.influenceByCard.map(({ card, spent }) => [card.title, spent])).toEqual([
      ['Corroder', 4],
      ['Medium', 3],
    ]);
  });

  it('counts neither the identity nor cards that start in play (DECK-03)', () => {
    expect(validate(adam, any).totals).toMatchObject({ size: 45, minimumSize: 45 });
    expect(validate(altered(adam, { 'Find the Truth': 1 }), any).totals.size).toBe(46);
  });

  it('asks no influence of the identity’s own faction (DECK-07)', () => {
    for (const list of STARTERS.values()) {
      const { totals } = validate(list, any);
      expect(totals).toMatchObject({ influenceSpent: 0, influenceByCard: [] });
    }
    const cost = shaper.entries.some(({ card }) => card.type === 'program' && card.influence !== 0);
    expect(cost).toBe(true);
  });

  it('takes the discounts of cards only where their condition holds (DECK-14)', () => {
    const few = altered(hb, {
      'Mumbad Virtual Tour': 3,
      'Melange Mining Corp.': 1,
      'PAD Campaign': 0,
    });
    expect(validate(few, any).totals.influenceSpent).toBe(6);
    expect(validate(mumbad, any).totals.influenceSpent).toBe(0);
    expect(validate(professor, any).totals.influenceSpent).toBe(0);
    expect(validate(altered(professor, { Corroder: 3 }), any).totals.influenceSpent).toBe(4);
  });
});

describe('agenda points by size', () => {
  it.each([
    [44, 18, 'DECK-10'],
    [45, 20, 'DECK-11'],
    [54, 22, 'DECK-12'],
    [55, 24, 'DECK-13'],
    [65, 28, 'DECK-13'],
    [66, 28, 'DECK-13'],
    [69, 28, 'DECK-13'],
    [70, 30, 'DECK-13'],
    [1000, 402, 'DECK-13'],
  ])('%i cards need %i or one more (%s, EX-RR-31, EX-CR-12)', (size, least, rule) => {
    expect(pointBand(size)).toEqual({ rule, least, most: least + 1 });
  });

  it('asks nothing below 40 cards (GAP-13)', () => {
    expect(pointBand(39)).toBeNull();
  });
});
