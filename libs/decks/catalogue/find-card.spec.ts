import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARDS } from './cards';
import { cardByCode, findCard } from './find-card';
import { PACKS, packByName, packOf } from './packs';

describe('the catalogue', () => {
  it('has every printing and pack of September 2018', () => {
    expect(CARDS).toHaveLength(1552);
    expect(new Set(CARDS.map((card) => card.title)).size).toBe(1420);
    expect(CARDS.every((card) => PACKS.includes(packOf(card)))).toBe(true);
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
      const card = cardByCode(rest.code);
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
