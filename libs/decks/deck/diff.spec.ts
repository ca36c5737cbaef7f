import { STARTERS } from '../starters/starters';
import { diffDecks } from './diff';
import { altered, written } from './written';

const kate = STARTERS.get('shaper');
if (kate === undefined) throw new Error('no starter');

describe('diffDecks', () => {
  it('names what went out and what came in', () => {
    const after = altered(kate, { Diesel: 1, Corroder: 2, Modded: 0 });
    const diff = diffDecks(kate, after);
    expect(diff.copies.map(({ card, before, after: now }) => [card.title, before, now])).toEqual([
      ['Diesel', 3, 1],
      ['Modded', 2, 0],
      ['Corroder', 0, 2],
    ]);
    expect(diff).toMatchObject({ added: 2, removed: 4, name: null });
  });

  it('is empty between printings of the same cards', () => {
    const diff = diffDecks(written('a', { '01034': 2 }), written('b', { '20038': 2 }));
    expect(diff).toEqual({ name: { before: 'a', after: 'b' }, copies: [], added: 0, removed: 0 });
  });
});
