import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FACTIONS, isNeutral } from './card';
import { CARDS } from './cards';
import { cardByCode, findCard } from './find-card';
import { PACKS, packByName, packOf } from './packs';

describe('the catalogue', () => {
  it('has every printing and pack of September 2018', () => {
    expect(CARDS).toHaveLength(1552);
    expect(new Set(CARDS.map((card) => card.title)).size).toBe(1420);
    expect(CARDS.every((card) => PACKS.includes(packOf(card)))).toBe(true);
  });

  it('has the Core Set by faction, as numbered and as counted (DECK-16, DECK-17)', () => {
    const core = CARDS.filter(({ pack }) => pack === 'core');
    const factions = [...new Set(core.map(({ faction }) => faction))].map((faction) => {
      const cards = core.filter((card) => card.faction === faction);
      const numbers = cards.map(({ position }) => position);
      const copies = cards.reduce((sum, { quantity }) => sum + quantity, 0);
      return [faction, Math.min(...numbers), Math.max(...numbers), copies];
    });
    expect(factions).toEqual([
      ['anarch', 1, 16, 33],
      ['criminal', 17, 32, 33],
      ['shaper', 33, 48, 33],
      ['neutral-runner', 49, 53, 15],
      ['haas-bioroid', 54, 66, 28],
      ['jinteki', 67, 79, 28],
      ['nbn', 80, 92, 28],
      ['weyland-consortium', 93, 105, 28],
      ['neutral-corp', 106, 113, 22],
    ]);
  });

  it('has four Corp factions, three of Runners and three small ones (DECK-18)', () => {
    const of = (side: string) =>
      new Set(
        CARDS.filter((card) => card.side === side && !isNeutral(card)).map((card) => card.faction),
      );
    expect(of('corp').size).toBe(4);
    expect(of('runner').size).toBe(6);
    expect(new Set([...of('corp'), ...of('runner')])).toEqual(new Set(FACTIONS));
  });

  it('agrees with the facts it was written from', () => {
    const file = join(__dirname, '../../../../shared/data/cards/cards-2018-09.json');
    if (!existsSync(file)) {
      console.warn(`skipped: ${file} is absent`);
      return;
    }
    const facts: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!Array.isArray(facts)) throw new Error('facts are a list');
    for (const fact of facts) {
      const { subtypes, unique, ...rest } = fact;
      delete rest.text;
      delete rest.cycle;
      // Two programs that are no icebreakers stand there with a strength of null.
      if (rest.type === 'program' && !String(subtypes).includes('Icebreaker')) delete rest.strength;
      const card = cardByCode(rest.code);
      if (rest.type === 'program' && rest.strength === undefined)
        expect(card).toMatchObject({ strength: null });
      expect(card).toMatchObject({
        ...Object.fromEntries(
          Object.entries(rest).map(([name, value]) => [
            name,
            value === null && name !== 'influenceLimit' ? 'X' : value,
          ]),
        ),
        unique,
        subtypes: subtypes === undefined ? [] : subtypes.split(' - '),
      });
    }
  });
});

describe('findCard', () => {
  it('finds by code the very printing', () => {
    expect(findCard('01110')).toMatchObject({
      found: true,
      card: { title: 'Hedge Fund', pack: 'core' },
    });
    expect(findCard('20132')).toMatchObject({
      found: true,
      card: { title: 'Hedge Fund', pack: 'core2' },
    });
  });

  it('finds by title the earliest printing and names the others', () => {
    const found = findCard('Hedge Fund');
    expect(found.found && found.printings.map((card) => card.code)).toEqual(['01110', '20132']);
    expect(found.found && found.card.code).toBe('01110');
  });

  it.each([
    ['déjà vu', 'Déjà Vu'],
    ['DEJA VU', 'Déjà Vu'],
    ['o2 shortage', 'O₂ Shortage'],
    ['Kate “Mac” McCaffrey: Digital Tinker', 'Kate "Mac" McCaffrey: Digital Tinker'],
    ['Director Haas’ Pet Project', "Director Haas' Pet Project"],
    ['  sifr ', 'Şifr'],
  ])('takes %s for %s', (query, title) => {
    expect(findCard(query)).toMatchObject({ found: true, card: { title } });
  });

  it('names the nearest titles for a slip', () => {
    expect(findCard('Hedg Fnud')).toMatchObject({ found: false, nearest: ['Hedge Fund'] });
    expect(findCard('Noise')).toMatchObject({ nearest: ['Noise: Hacker Extraordinaire'] });
    expect(findCard('Astroscript')).toMatchObject({ nearest: ['AstroScript Pilot Program'] });
  });

  it('names nothing for what is like nothing', () => {
    expect(findCard('qqqqqqqqqqqq')).toEqual({ found: false, query: 'qqqqqqqqqqqq', nearest: [] });
    expect(findCard('').found).toBe(false);
  });

  it('knows packs by their names', () => {
    expect(packByName('core set')?.released).toBe('2012-09-06');
    expect(packByName('what lies ahead')?.code).toBe('wla');
  });
});
