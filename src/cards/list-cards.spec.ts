import { listCards, type CardFilter } from './list-cards';
import { firstRows } from '../platform/projections/span';

const every: CardFilter = { text: null, side: null, faction: null, type: null, cycle: null };
const titlesOf = (filter: Partial<CardFilter>, rows = 500) =>
  listCards({ ...every, ...filter }, firstRows<number>(rows)).rows.map(({ card }) => card.title);

describe('the list of cards', () => {
  it('has every title once, with its cycle, in the order of release', () => {
    const [first, second, third] = [0, 500, 1_000].map((after) =>
      listCards(every, firstRows<number>(500, after)),
    );
    const rows = [first, second, third].flatMap((page) => page?.rows ?? []);
    expect(first?.total).toBe(rows.length);
    expect(third?.more).toBe(false);
    expect(new Set(rows.map(({ card }) => card.title)).size).toBe(rows.length);
    expect(rows[0]).toMatchObject({ number: 1, cycle: 'core', card: { code: '01001' } });
    expect(rows.at(-1)?.cycle).toBe('draft');
  });

  it('is searched by titles, then by what cards do, among those that fit', () => {
    expect(titlesOf({ text: 'dejà vu' })).toEqual(['Déjà Vu']);
    expect(titlesOf({ text: '01110' })).toEqual(['Hedge Fund']);
    expect(titlesOf({ text: 'hedge' })).toContain('Hedge Fund');
    const bypassing = titlesOf({ text: 'bypass event', side: 'runner' });
    expect(bypassing).toContain('Inside Job');
    expect(titlesOf({ text: 'bypass event', cycle: 'spin' })).not.toContain('Inside Job');
    expect(titlesOf({ faction: 'nbn', type: 'identity', cycle: 'core' })).toEqual([
      'NBN: Making News',
    ]);
  });

  it('finds nothing by marks alone, which every title has around its words', () => {
    for (const text of ['(((', '!', ' - ', '"'])
      expect(listCards({ ...every, text }, firstRows<number>(20))).toMatchObject({
        ...{ rows: [], total: 0, nearest: [] },
      });
    expect(listCards({ ...every, text: '  ' }, firstRows<number>(20)).total).toBeGreaterThan(1_000);
  });

  it('names titles that come near to a text that no card has', () => {
    const page = listCards({ ...every, text: 'Hegde Fnud' }, firstRows<number>(20));
    expect(page).toMatchObject({ rows: [], total: 0 });
    expect(page.nearest).toContain('Hedge Fund');
    // What is only left out by another filter is spelt well.
    const left = listCards({ ...every, text: 'Hedge Fund', side: 'runner' }, firstRows<number>(20));
    expect(left).toMatchObject({ rows: [], nearest: [] });
  });
});
