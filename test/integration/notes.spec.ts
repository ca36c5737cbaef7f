import { NoteTable } from '../../src/platform/notes/notes';
import { People } from '../../src/platform/people/people';
import { temporaryServer, type TemporaryServer } from './support/temporary-server';

let temporary: TemporaryServer;
beforeAll(async () => {
  temporary = await temporaryServer();
});
afterAll(() => temporary.stop());

const game = '11111111-1111-8111-8111-111111111111';

describe('notes beside games', () => {
  it('are kept once, in the order of the game, and go with the name of their author', async () => {
    const { database } = await temporary.store();
    const notes = new NoteTable(database.pool);
    const written = [
      { index: 9, author: 'Nora', text: 'Later.' },
      { index: 2, author: 'Bea', text: 'Early\u0000.' },
    ];
    expect(await notes.keep(game, 'annotation', written)).toBe(2);
    expect(await notes.keep(game, 'annotation', written)).toBe(0);
    expect(await notes.of(game)).toMatchObject([
      { index: 2, author: 'Bea', text: 'Early.', kind: 'annotation' },
      { index: 9, author: 'Nora', text: 'Later.', kind: 'annotation' },
    ]);
    await new People(database.pool).erase('Nora');
    expect(await notes.of(game)).toMatchObject([{ author: 'Bea' }]);
    expect(await notes.of('22222222-2222-8222-8222-222222222222')).toEqual([]);
  });
});
