import { anonymous, callerWith, type Caller } from '../../access/caller';
import { randomGame } from '../../../test/support/random-game';
import { studyTable, type StudyTableOptions } from '../../../test/support/study-table';
import { ReviseNote } from '../notes/revise-note';
import { RemoveNote } from '../notes/remove-note';
import type { NewNote } from '../notes/write-note';
import { ShowStudy } from '../show-study';
import { TakeIn } from '../take-in';
import { JoinNotes } from './join-notes';
import { ListGameNotes } from './list-game-notes';
import { WriteGameNote } from './write-game-note';

const GAME = '11111111-1111-4111-8111-111111111111';

async function table(options: StudyTableOptions = {}) {
  const { log } = randomGame(3, 120);
  const decisions = log.entries.map(({ decision }) => decision);
  const found = await studyTable({
    games: [{ id: GAME, header: log.header, decisions }],
    ...options,
  });
  const join = async (name: string, caller: Caller = anonymous) => {
    const joined = await found.join.execute(new JoinNotes(caller, GAME, name));
    if (!joined.ok) throw new Error(joined.message);
    return { ...joined, caller: found.and(caller, await found.holder(joined.key)) };
  };
  const write = (
    caller: Caller,
    text: string,
    more: Partial<NewNote> & { at?: number; as?: 'corp' | 'judge' } = {},
  ) => {
    const { at = 4, as = 'judge', ...rest } = more;
    const note = {
      ...({ thread: null, audience: 'everybody', glyph: null, marks: [] } as const),
      ...{ text, ...rest },
    };
    return found.writeBeside.execute(new WriteGameNote(caller, GAME, as, at, note));
  };
  const read = (caller: Caller, as: 'corp' | 'judge' = 'judge') =>
    found.beside.execute(new ListGameNotes(caller, GAME, as));
  return { found, join, write, read };
}

describe('notes beside a game', () => {
  it('are threads with authors and audiences, at any moment, without a study', async () => {
    const { join, write, read } = await table();
    const [ann, bob] = [await join('Ann'), await join('Bob')];
    expect(await write(anonymous, 'Spam.')).toMatchObject({ code: 'NOT_YOURS' });
    const first = await write(ann.caller, '**Draw** here.', { at: 9, glyph: '!' });
    if (!first.ok) throw new Error(first.message);
    expect(await write(bob.caller, 'No.', { at: 9, thread: first.note })).toMatchObject({
      ok: true,
    });
    expect(await write(ann.caller, 'Mine.', { audience: 'author', at: 2 })).toMatchObject({
      ok: true,
    });
    expect(await write(ann.caller, 'Ours.', { audience: 'members' })).toMatchObject({ ok: true });
    expect(await write(ann.caller, 'x', { at: 99_999 })).toMatchObject({
      code: 'ANCHOR_NOT_FOUND',
    });
    expect(await write(ann.caller, '<b>x</b>')).toMatchObject({ code: 'BAD_TEXT' });
    const texts = async (caller: Caller) =>
      (await read(caller)).map(({ at, text }) => `${at} ${text}`);
    expect(await texts(ann.caller)).toEqual(['2 Mine.', '4 Ours.', '9 **Draw** here.', '9 No.']);
    expect(await texts(bob.caller)).toEqual(['4 Ours.', '9 **Draw** here.', '9 No.']);
    expect(await texts(anonymous)).toEqual(['9 **Draw** here.', '9 No.']);
    // What a viewer is not told is beside another viewer's moments.
    expect(await read(ann.caller, 'corp')).toEqual([]);
  });

  it('are rewritten and taken out by their authors, and hidden by whose game it is', async () => {
    const upload = callerWith([{ for: 'upload', game: GAME, sending: null }]);
    const owns = (caller: Caller) => caller.holds({ for: 'upload', game: GAME, sending: null });
    const { found, join, write, read } = await table({ owns });
    const [ann, bob] = [await join('Ann'), await join('Bob')];
    const note = await write(ann.caller, 'Rude.');
    if (!note.ok) throw new Error(note.message);
    const revise = (caller: Caller) =>
      found.revise.execute(new ReviseNote(caller, ann.study, note.note, 1, 'Polite.', null, []));
    expect(await revise(bob.caller)).toMatchObject({ code: 'NOT_YOURS' });
    expect(await revise(ann.caller)).toMatchObject({ ok: true });
    expect((await read(anonymous))[0]).toMatchObject({ text: 'Polite.', revision: 2 });
    const hide = (caller: Caller) =>
      found.remove.execute(new RemoveNote(caller, ann.study, note.note, 'hide'));
    expect(await hide(bob.caller)).toMatchObject({ code: 'NOT_YOURS' });
    expect(await hide(upload)).toMatchObject({ ok: true });
    expect(await read(anonymous)).toEqual([]);
    expect(await read(ann.caller)).toHaveLength(1);
  });

  it('are for who may see the moment now, and the notebook is no study', async () => {
    let closed = false;
    const grant = callerWith([{ for: 'grant', game: GAME, grant: 'g' }]);
    const sight = (caller: Caller) =>
      !closed
        ? 'all'
        : caller.purposes.some((one) => one.for === 'grant')
          ? [{ from: 3, to: 5 }]
          : 'none';
    const { found, join, write, read } = await table({ sight });
    const ann = await join('Ann');
    await write(ann.caller, 'Early.', { at: 4 });
    await write(ann.caller, 'Late.', { at: 8 });
    closed = true;
    expect(await read(anonymous)).toEqual([]);
    expect((await read(grant)).map(({ text }) => text)).toEqual(['Early.']);
    expect(await write(ann.caller, 'More.')).toMatchObject({ code: 'GAME_NOT_FOUND' });
    expect(await write(found.and(ann.caller, grant), 'More.', { at: 8 })).toMatchObject({
      code: 'ANCHOR_NOT_FOUND',
    });
    expect(await found.join.execute(new JoinNotes(anonymous, GAME, 'Eve'))).toMatchObject({
      code: 'GAME_NOT_FOUND',
    });
    const [note] = await read(grant);
    const hide = new RemoveNote(ann.caller, ann.study, note?.id ?? '', 'remove');
    expect(await found.remove.execute(hide)).toMatchObject({ code: 'STUDY_NOT_FOUND' });
    closed = false;
    expect(await found.show.execute(new ShowStudy(ann.caller, ann.study))).toBeNull();
    const take = new TakeIn(ann.caller, ann.study, { title: 'Mine', owner: 'Eve' });
    expect(await found.take.execute(take)).toMatchObject({ code: 'STUDY_NOT_FOUND' });
  });
});
