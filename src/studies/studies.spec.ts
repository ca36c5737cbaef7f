import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineVersion, type LegalView } from '#rules';
import type { Wanted } from '#studies/branch/meant';
import { anonymous, callerWith, type Caller } from '../access/caller';
import { conceded, GAME } from '../../test/support/conceded-game';
import { randomGame } from '../../test/support/random-game';
import { studyTable, type StudyTableOptions } from '../../test/support/study-table';
import { RecordedGame } from '../games/replay/recorded-game';
import { AddChapter } from './add-chapter';
import { AdmitMember } from './admit-member';
import { WritePosition } from './branches/write-position';
import { chapterIdFrom } from './branches/branch-id';
import { CheckBranch } from './branches/check-branch';
import { GrowBranch } from './branches/grow-branch';
import { EditStudy } from './edit-study';
import { RemoveNote } from './notes/remove-note';
import { ReviseNote } from './notes/revise-note';
import { WriteNote, type NewNote } from './notes/write-note';
import { OpenStudy } from './open-study';
import { ShowStudy } from './show-study';
import { TakeIn } from './take-in';

const simple = ['gain-credit', 'draw', 'pass', 'continue', 'done', 'keep', 'discard'] as const;

async function opened(options: StudyTableOptions = {}, moment = 30) {
  const table = await studyTable({ games: [conceded(3)], ...options });
  const study = await table.open.execute(
    new OpenStudy(anonymous, 'What if', 'Ann', {
      title: 'R&D instead',
      source: { kind: 'game', game: GAME, moment },
    }),
  );
  if (!study.ok) throw new Error(study.message);
  const owner = await table.holder(study.key);
  const grow = (parent: number, wanted: GrowBranch['wanted'], caller: Caller = owner) =>
    table.grow.execute(
      new GrowBranch(caller, study.study, study.chapter, parent, wanted, 'as-it-lay', 0),
    );
  const show = async (caller: Caller = owner) =>
    table.show.execute(new ShowStudy(caller, study.study));
  /** What is legal at a branch, as a judge is told. */
  const legalAt = async (branch: string) => {
    const game = await table.reader.get(branch);
    if (!(game instanceof RecordedGame)) throw new Error(`no branch ${branch}`);
    const moment = game.moment('judge', game.momentsOf('judge') - 1);
    if (!moment.ok) throw new Error(moment.message);
    return { legal: moment.value.legal, position: moment.value.position };
  };
  return { table, study, owner, grow, show, legalAt };
}

/** The first of some decisions that take no number, as a judge would say it. */
const anyOf = (legal: readonly Partial<LegalView>[]): Wanted => {
  const one = legal.find(({ do: what }) => simple.some((verb) => verb === what));
  const verb = simple.find((what) => what === one?.do);
  if (one === undefined || verb === undefined) throw new Error(`none of ${JSON.stringify(legal)}`);
  return { do: verb, card: one.card?.handle ?? null };
};

describe('a branch of the true position', () => {
  it('grows decision by decision, and is read as a game is, for every viewer', async () => {
    const { table, study, grow, show, legalAt } = await opened();
    let node = 0;
    let branch = study.chapter;
    for (let step = 0; step < 12; step += 1) {
      const grown = await grow(node, anyOf((await legalAt(branch)).legal));
      if (!grown.ok) throw new Error(`${grown.message} ${grown.hint}`);
      ({ node, branch } = grown);
    }
    const shown = await show();
    expect(shown?.chapters[0]?.branches.length).toBeGreaterThanOrEqual(12);
    const game = await table.reader.get(branch);
    const source = await table.reader.get(GAME);
    for (const viewer of ['corp', 'runner', 'spectator', 'judge'] as const) {
      expect(game?.momentsOf(viewer)).toBeGreaterThan(0);
      // Up to where it begins it is the game, moment by moment.
      expect(game?.moment(viewer, 5)).toEqual(source?.moment(viewer, 5));
    }
    // The same again is the same branch.
    const { legal } = await legalAt(study.chapter);
    const first = await grow(0, anyOf(legal));
    expect(first).toMatchObject({ ok: true });
    expect((await show())?.chapters[0]?.branches).toEqual(shown?.chapters[0]?.branches);
  });

  it('refuses what is not legal with what is nearest to it', async () => {
    const { study, grow } = await opened();
    const refused = await grow(0, { do: 'score', card: 'Hedge Fund' });
    expect(refused).toMatchObject({
      ok: false,
      code: 'ILLEGAL',
      place: `chapter ${study.chapter}, branch 0, decision`,
      hint: expect.stringMatching(/^Nearest: \w/),
    });
    expect(await grow(7, { do: 'pass' })).toMatchObject({ code: 'BRANCH_NOT_FOUND' });
    expect(await grow(0, null)).toMatchObject({ code: 'BAD_DECISION' });
    expect(await grow(0, { do: 'pass' }, anonymous)).toMatchObject({ code: 'STUDY_NOT_FOUND' });
  });

  it('begins in no game that goes on, that is a branch, or that is not so far', async () => {
    const { log } = randomGame(4, 40);
    const other = '22222222-2222-4222-8222-222222222222';
    const going = {
      ...{ id: other, header: log.header },
      decisions: log.entries.map(({ decision }) => decision),
    };
    const { table, study, owner } = await opened({ games: [conceded(3), going] });
    const add = (game: string, moment: number) =>
      table.add.execute(new AddChapter(owner, study.study, 'Two', { kind: 'game', game, moment }));
    expect(await add(other, 3)).toMatchObject({ code: 'GAME_NOT_OVER' });
    expect(await add(GAME, 100_000)).toMatchObject({ code: 'OUT_OF_RANGE' });
    expect(await add(study.chapter, 3)).toMatchObject({ code: 'WRONG_GAME' });
    expect(await add('33333333-3333-4333-8333-333333333333', 3)).toMatchObject({
      code: 'GAME_NOT_FOUND',
    });
  });
});

describe('a position without a game', () => {
  const file = join(__dirname, '../../test/scenarios/rules/abil-each-time.json');

  it('is a scenario opened as a study, a line, and a chapter that begins at the line', async () => {
    const table = await studyTable();
    const study = await table.open.execute(
      new OpenStudy(anonymous, 'Each time', 'Ann', {
        title: 'As written',
        source: { kind: 'scenario', scenario: readFileSync(file, 'utf8') },
      }),
    );
    if (!study.ok) throw new Error(study.message);
    const owner = await table.holder(study.key);
    const show = async () => table.show.execute(new ShowStudy(owner, study.study));
    expect((await show())?.chapters[0]?.branches.length).toBeGreaterThan(0);
    const line = await table.line.execute(new WritePosition(owner, study.chapter));
    if (!line.ok || line.line === null) throw new Error('no line');
    expect(line.line).toMatch(/^anr1 /);
    const again = await table.add.execute(
      new AddChapter(owner, study.study, 'Again', { kind: 'position', position: line.line }),
    );
    if (!again.ok) throw new Error(again.message);
    const [one, other] = [
      await table.reader.get(study.chapter),
      await table.reader.get(again.chapter),
    ];
    expect(other?.moment('judge', 0)).toEqual(one?.moment('judge', 0));
    expect(await table.line.execute(new WritePosition(anonymous, study.chapter))).toEqual({
      ok: true,
      line: null,
    });
  });

  it('that cannot be is refused with its column', async () => {
    const table = await studyTable();
    const open = (position: string) =>
      table.open.execute(
        new OpenStudy(anonymous, 'No', 'Ann', {
          title: 'No',
          source: { kind: 'position', position },
        }),
      );
    expect(await open('e4 e5')).toMatchObject({
      code: 'BAD_POSITION',
      place: 'position, column 1',
    });
  });
});

describe('the gate of the game a branch begins in', () => {
  const seat = callerWith([{ for: 'seat', game: GAME, side: 'corp' }]);
  let closed = false;
  const sight = (caller: Caller): 'all' | 'none' =>
    !closed || caller.holds({ for: 'seat', game: GAME, side: 'corp' }) ? 'all' : 'none';

  afterEach(() => {
    closed = false;
  });

  it('stands before every read: the study of a closed game is that of no game', async () => {
    const { table, study, owner, grow, show, legalAt } = await opened({ sight });
    const { legal } = await legalAt(study.chapter);
    const grown = await grow(0, anyOf(legal));
    if (!grown.ok) throw new Error(grown.message);
    const noted = await table.write.execute(
      new WriteNote(owner, study.study, study.chapter, {
        ...{ anchor: { kind: 'node', node: 0 }, thread: null, audience: 'everybody' },
        ...{ text: 'Look at this!', glyph: null, marks: [] },
      }),
    );
    expect(noted).toMatchObject({ ok: true });
    const look = (caller: Caller, branch: string) =>
      table.check.execute(new CheckBranch(caller, branch, 'judge'));
    expect(await look(owner, grown.branch)).toEqual({ ok: true, ranges: 'all' });
    closed = true;
    expect(await look(owner, grown.branch)).toBeNull();
    expect((await show())?.chapters).toEqual([]);
    // Nothing that is asked tells a closed chapter from none.
    const none = '99999999-9999-4999-8999-999999000000';
    const asked = (chapter: string) =>
      Promise.all([
        table.grow.execute(
          new GrowBranch(owner, study.study, chapter, 0, { do: 'pass' }, 'dealt', 0),
        ),
        table.edit.execute(new EditStudy(owner, study.study, { type: 'remove-chapter', chapter })),
        table.edit.execute(
          new EditStudy(owner, study.study, { type: 'promote', chapter, node: 1 }),
        ),
        table.write.execute(
          new WriteNote(owner, study.study, chapter, {
            ...{ anchor: { kind: 'moment', moment: 1 }, thread: null, audience: 'everybody' },
            ...{ text: 'x', glyph: null, marks: [] },
          }),
        ),
        look(owner, chapter),
      ]);
    const text = (value: unknown, chapter: string) =>
      JSON.stringify(value).replaceAll(chapter, 'CHAPTER');
    expect(text(await asked(study.chapter), study.chapter)).toBe(text(await asked(none), none));
    // Who may see the game, and the study, sees it again.
    expect((await show(table.and(owner, seat)))?.chapters).toHaveLength(1);
  });

  it('stands before a clone, too, which takes what its maker may see', async () => {
    const { table, study, owner, grow, legalAt } = await opened({ sight });
    const { legal } = await legalAt(study.chapter);
    await grow(0, anyOf(legal));
    const clone = async () => {
      const taken = await table.take.execute(
        new TakeIn(owner, study.study, { title: 'Mine', owner: 'Bea' }),
      );
      if (!taken.ok || taken.key === null) throw new Error('no clone');
      const holder = await table.holder(taken.key);
      return { taken, holder, shown: await table.show.execute(new ShowStudy(holder, taken.study)) };
    };
    const open = await clone();
    expect(open.shown?.chapters[0]?.branches.length).toBeGreaterThan(0);
    closed = true;
    expect((await clone()).shown?.chapters).toEqual([]);
    const again = await table.show.execute(new ShowStudy(open.holder, open.taken.study));
    expect(again?.chapters).toEqual([]);
    closed = false;
    // Back into where it came from: a circle.
    const both = table.and(owner, open.holder);
    expect(
      await table.take.execute(new TakeIn(both, open.taken.study, { study: study.study })),
    ).toMatchObject({ ok: false, code: 'CYCLE_OF_CLONES' });
  });
});

describe('readers of a study', () => {
  it('are its members, those of its link, or everybody once it is shared and lifted', async () => {
    const { table, study, owner, show } = await opened();
    expect(await show(anonymous)).toBeNull();
    const link = await table.admit.execute(new AdmitMember(owner, study.study, null, 'reader'));
    if (!link.ok) throw new Error(link.message);
    const reader = await table.holder(link.key);
    expect(await show(reader)).toMatchObject({ role: 'reader', members: [] });
    expect(
      await table.write.execute(
        new WriteNote(reader, study.study, study.chapter, {
          ...({ anchor: { kind: 'node', node: 0 }, thread: null, audience: 'everybody' } as const),
          ...{ text: 'x', glyph: null, marks: [] },
        }),
      ),
    ).toMatchObject({ code: 'NOT_YOURS', message: expect.stringMatching(/^writing a note takes/) });
    const share = (embargo: string | null) =>
      table.edit.execute(
        new EditStudy(owner, study.study, { type: 'share', readership: 'everybody', embargo }),
      );
    await share('2999-01-01T00:00:00Z');
    expect(await show(anonymous)).toBeNull();
    expect(await show(reader)).toBeNull();
    await share(null);
    expect(await show(anonymous)).toMatchObject({ role: null, owner: 'Ann' });
    expect(await share('soon')).toMatchObject({ code: 'BAD_TEXT', place: 'embargo' });
    await table.edit.execute(
      new EditStudy(owner, study.study, { type: 'dismiss', member: link.member }),
    );
    expect(await show(reader)).toMatchObject({ role: null });
  });
});

describe('notes of a study', () => {
  const said = (text: string, more: Partial<NewNote> = {}): NewNote => ({
    ...{ anchor: { kind: 'moment', moment: 3 }, thread: null, audience: 'everybody' },
    ...{ text, glyph: null, marks: [], ...more },
  });

  it('are for whom they are meant, in threads, and go with the name of who wrote them', async () => {
    const { table, study, owner, show } = await opened();
    await table.edit.execute(
      new EditStudy(owner, study.study, {
        ...{ type: 'share', readership: 'everybody', embargo: null },
      }),
    );
    const joined = await table.admit.execute(
      new AdmitMember(anonymous, study.study, 'Bob', 'commenter'),
    );
    if (!joined.ok) throw new Error(joined.message);
    const bob = await table.holder(joined.key);
    const write = (caller: Caller, note: NewNote) =>
      table.write.execute(new WriteNote(caller, study.study, study.chapter, note));
    const first = await write(owner, said('**Why** not run?', { glyph: '?!' }));
    if (!first.ok) throw new Error(first.message);
    await write(owner, said('To myself.', { audience: 'author' }));
    await write(owner, said('To us.', { audience: 'members' }));
    expect(await write(bob, said('Ice.', { thread: first.note }))).toMatchObject({ ok: true });
    expect(await write(anonymous, said('Spam.'))).toMatchObject({ code: 'NOT_YOURS' });
    const texts = async (caller: Caller) =>
      (await show(caller))?.chapters[0]?.notes.map(({ text, author }) => `${author}: ${text}`);
    expect(await texts(owner)).toHaveLength(4);
    expect(await texts(bob)).toEqual(['Ann: **Why** not run?', 'Ann: To us.', 'Bob: Ice.']);
    expect(await texts(anonymous)).toEqual(['Ann: **Why** not run?', 'Bob: Ice.']);
    expect((await show(anonymous))?.chapters[0]?.notes[0]).toMatchObject({
      ...{ html: '<p><strong>Why</strong> not run?</p>\n', glyph: '?!', own: false },
    });
    const revised = await table.revise.execute(
      new ReviseNote(owner, study.study, first.note, 1, 'Run!', null, []),
    );
    expect(revised).toMatchObject({ ok: true });
    expect((await texts(anonymous))?.[0]).toBe('Ann: Run!');
    table.texts.erase('Ann');
    table.memory.forgetAll();
    const after = (await show(anonymous))?.chapters[0]?.notes ?? [];
    expect(after.map(({ text }) => text)).toEqual([null, 'Ice.']);
  });

  it('are refused with place and hint, and nothing is kept of them', async () => {
    const { table, study, owner, show } = await opened();
    const write = (note: NewNote) =>
      table.write.execute(new WriteNote(owner, study.study, study.chapter, note));
    expect(await write(said('a\n\n<script>'))).toMatchObject({
      code: 'BAD_TEXT',
      place: 'text, line 3',
    });
    expect(await write(said('  '))).toMatchObject({ code: 'BAD_TEXT' });
    expect(await write(said('x', { anchor: { kind: 'moment', moment: 99_999 } }))).toMatchObject({
      code: 'ANCHOR_NOT_FOUND',
      place: 'moment 99999',
    });
    expect(await write(said('x', { anchor: { kind: 'node', node: 9 } }))).toMatchObject({
      code: 'BRANCH_NOT_FOUND',
    });
    const mark = (from: string, to: string | null = null): Promise<unknown> =>
      write(
        said('x', {
          marks: [
            { from: 'HQ', to: from, colour: 'red' },
            { from, to, colour: 'red' },
          ],
        }),
      );
    for (const end of ['Nowhere', 'Server 0', '#', '12', 'c'])
      expect(await mark(end)).toMatchObject({
        ...{ code: 'ANCHOR_NOT_FOUND', place: expect.stringMatching(/mark 0$/) },
        message: `"${end}" is no card and no server`,
      });
    expect(await mark('#999')).toMatchObject({ code: 'ANCHOR_NOT_FOUND', place: 'marks, #999' });
    expect((await show())?.chapters[0]?.notes).toEqual([]);
    expect(await mark('#1', 'Server 1')).toMatchObject({ ok: true });
  });

  it('stand at their decision where another version of the engine counted moments otherwise', async () => {
    const { table, study, owner, show } = await opened();
    const write = (note: NewNote) =>
      table.write.execute(new WriteNote(owner, study.study, study.chapter, note));
    await write(said('Here.', { anchor: { kind: 'moment', moment: 12 } }));
    const stood = await table.sources.stand(GAME);
    const decision = stood?.toldBy(12, 'judge') ?? 0;
    const state = await table.streams.load(study.study);
    const [note] = state?.notes.values() ?? [];
    expect(note?.anchor).toMatchObject({ moment: 12, decision, engine: engineVersion });
    const by = [...(state?.members.keys() ?? [])][0] ?? '';
    const older = { kind: 'moment', moment: 15, decision, engine: '0.0.1' } as const;
    await table.streams.write(study.study, {
      ...{ type: 'write-note', by, note: 'b', chapter: study.chapter, anchor: older },
      ...({ thread: null, audience: 'everybody', glyph: '!', marks: [] } as const),
    });
    expect((await show())?.chapters[0]?.notes.map(({ moment }) => moment)).toEqual([12, 12]);
  });

  it('begin in dealt chapters where the decision told their moment, however it is counted', async () => {
    const { table, study, owner, show } = await opened();
    const { header, decisions } = conceded(3);
    const { start } = header;
    if (start.kind !== 'decks') throw new Error('a random game has decks');
    const [moment, game] = [24, GAME];
    expect(decisions.length).toBeGreaterThan(moment);
    const source = { kind: 'record', game, seat: 'corp', moment, deal: 0 } as const;
    const added = await table.add.execute(
      new AddChapter(owner, study.study, 'Dealt', { ...source, decklist: start.runner }),
    );
    if (!added.ok) throw new Error(added.message);
    const state = await table.streams.load(study.study);
    const kept = state?.chapters.at(-1)?.source;
    if (kept?.kind !== 'record') throw new Error('no record');
    const decision = (await table.sources.stand(GAME))?.toldBy(moment, 'corp');
    expect(kept.told).toEqual({ decision, engine: engineVersion });
    const by = [...(state?.members.keys() ?? [])][0] ?? '';
    const told = { decision: decision ?? 0, engine: '0.0.1' };
    const older = { ...kept, moment: moment + 3, told };
    const chapter = chapterIdFrom(randomUUID());
    await table.streams.write(study.study, {
      ...{ type: 'add-chapter', by, chapter, title: 'Older', source: older },
    });
    table.chapters.add(chapter, study.study);
    const shown = (await show())?.chapters.slice(-2) ?? [];
    const without = { ...source, decklist: start.runner, sampled: false, seed: kept.seed };
    expect(shown.map((one) => one.source)).toEqual([without, without]);
    const stood = await Promise.all(shown.map(({ id }) => table.sources.stand(id)));
    expect(stood[1]?.state).toEqual(stood[0]?.state);
    expect(stood[0]).not.toBeNull();
  });

  it('are hidden by whose game they are about, and by editors; their author sees them still', async () => {
    const upload = callerWith([{ for: 'upload', game: GAME, sending: null }]);
    const owns = (caller: Caller) => caller.holds({ for: 'upload', game: GAME, sending: null });
    const { table, study, owner, show } = await opened({ owns });
    await table.edit.execute(
      new EditStudy(owner, study.study, {
        ...{ type: 'share', readership: 'everybody', embargo: null },
      }),
    );
    const noted = await table.write.execute(
      new WriteNote(owner, study.study, study.chapter, said('Rude.')),
    );
    if (!noted.ok) throw new Error(noted.message);
    const hide = (caller: Caller) =>
      table.remove.execute(new RemoveNote(caller, study.study, noted.note, 'hide'));
    expect(await hide(anonymous)).toMatchObject({ code: 'NOT_YOURS' });
    expect(await hide(upload)).toMatchObject({ ok: true });
    expect((await show(anonymous))?.chapters[0]?.notes).toEqual([]);
    expect((await show(owner))?.chapters[0]?.notes).toHaveLength(1);
  });

  it('are written so many a minute and no more', async () => {
    const { table, study, owner } = await opened();
    const write = () =>
      table.write.execute(new WriteNote(owner, study.study, study.chapter, said('Again.')));
    for (let count = 0; count < 120; count += 1) expect(await write()).toMatchObject({ ok: true });
    expect(await write()).toMatchObject({ code: 'TOO_OFTEN', hint: expect.stringMatching(/Wait/) });
  });
});
