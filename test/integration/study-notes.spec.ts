import { randomUUID } from 'node:crypto';
import { Memory } from '#streams/memory';
import { StudyNoteTable } from '../../src/platform/notes/study-notes';
import { People } from '../../src/platform/people/people';
import { NoteWords } from '../../src/studies/notes/note-words';
import { temporaryServer, type TemporaryServer } from './support/temporary-server';

let temporary: TemporaryServer;
beforeAll(async () => {
  temporary = await temporaryServer();
});
afterAll(() => temporary.stop());

describe('words of notes in studies', () => {
  it('go with the name of their author, and none are kept for a name that is gone', async () => {
    const { database } = await temporary.store();
    const people = new People(database.pool);
    await people.ids(['Nora', 'Bea']);
    const table = new StudyNoteTable(database.pool);
    const memory = new Memory();
    const words = new NoteWords(table, memory);
    const [study, hers, other] = [randomUUID(), randomUUID(), randomUUID()];
    const keep = (author: string, note: string, revision: number, text: string) =>
      words.keep(study, author, { note, revision, text });
    expect(await keep('Nora', hers, 1, 'First.')).toBe(true);
    expect(await keep('Nora', hers, 2, '**Second.**')).toBe(true);
    expect(await keep('Bea', other, 1, 'Mine.')).toBe(true);
    const notes = [
      { id: hers, revision: 2 },
      { id: other, revision: 1 },
    ];
    const read = async () => {
      const found = await words.of(study, notes);
      return notes.map(({ id }) => found.get(id)?.text);
    };
    expect(await read()).toEqual(['**Second.**', 'Mine.']);
    // What is written later is found by who has read before.
    expect(await keep('Bea', other, 2, 'Mine again.')).toBe(true);
    const later = await words.of(study, [{ id: other, revision: 2 }]);
    expect(later.get(other)).toMatchObject({ text: 'Mine again.', html: '<p>Mine again.</p>\n' });
    await people.erase('Nora');
    memory.forgetAll();
    expect(await read()).toEqual([null, 'Mine.']);
    expect(await keep('Nora', hers, 3, 'Back.')).toBe(false);
    expect(await table.of(study, [hers])).toEqual([]);
  });
});
