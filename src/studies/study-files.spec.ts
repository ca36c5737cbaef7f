import { anonymous, type Caller } from '../access/caller';
import { conceded, GAME } from '../../test/support/conceded-game';
import { studyTable, type StudyTableOptions } from '../../test/support/study-table';
import { studyPage } from '../api/studies/html/study-page';
import { writeStudyLog } from '#studies/log/write-study-log';
import { viewLegal } from '#rules';
import { runScenarioDocument } from '#scenarios/run-scenario';
import { corePool } from '#cards/pool';
import { AdmitMember } from './admit-member';
import { GrowBranch } from './branches/grow-branch';
import { WriteScenario } from './branches/write-scenario';
import { EditStudy } from './edit-study';
import { ExportStudy } from './export-study';
import { ImportStudy } from './import-study';
import { WriteNote } from './notes/write-note';
import { OpenStudy } from './open-study';
import { ShowStudy } from './show-study';

/** A study with two variations, a name, glyphs and a thread of two authors. */
async function written(options: StudyTableOptions = {}, moment = 30) {
  const table = await studyTable({ games: [conceded(3)], ...options });
  const study = await table.open.execute(
    new OpenStudy(anonymous, 'What <if>', 'Ann', {
      title: 'R&D instead',
      source: { kind: 'game', game: GAME, moment },
    }),
  );
  if (!study.ok) throw new Error(study.message);
  const owner = await table.holder(study.key);
  const { study: id, chapter } = study;
  const sources = table.sources;
  /** Goes on with any of the legal decisions, the one of that number among them. */
  const grow = async (branch: string, parent: number, which: number) => {
    const stood = await sources.stand(branch);
    if (stood === null) throw new Error('nothing stands');
    const legal = viewLegal(stood.rules.pool, stood.state, 'judge');
    const simple = legal.filter(({ from, do: what }) => from === undefined && what !== 'shuffle');
    const one = simple[which % simple.length];
    if (one === undefined) throw new Error(`only ${JSON.stringify(legal)}`);
    const { do: verb, card, host, server, option, ability, sub } = one;
    const wanted = {
      do: verb,
      ...{ card: card?.handle ?? null, host: host?.handle ?? null },
      server: typeof server === 'string' ? server : null,
      option: typeof option === 'string' ? option : null,
      index: typeof ability === 'number' ? ability : typeof sub === 'number' ? sub : null,
    };
    const grown = await table.grow.execute(
      new GrowBranch(owner, id, chapter, parent, wanted, 'as-it-lay', 0),
    );
    if (!grown.ok) throw new Error(`${grown.message} ${grown.hint}`);
    return grown;
  };
  let [node, branch] = [0, chapter];
  for (let step = 0; step < 10; step += 1) ({ node, branch } = await grow(branch, node, step));
  const other = await grow(chapter, 0, 1);
  const edit = (change: EditStudy['edit']) => table.edit.execute(new EditStudy(owner, id, change));
  await edit({ type: 'name-branch', chapter, node: 1, was: null, to: 'The "other" way' });
  await edit({ type: 'mark-branch', chapter, node: 1, glyph: '!?' });
  await edit({ type: 'promote', chapter, node: other.node });
  await edit({ type: 'share', readership: 'everybody', embargo: null });
  const joined = await table.admit.execute(new AdmitMember(anonymous, id, 'Bob', 'commenter'));
  if (!joined.ok) throw new Error(joined.message);
  const bob = await table.holder(joined.key);
  const note = async (caller: Caller, text: string, thread: string | null) => {
    const said = await table.write.execute(
      new WriteNote(caller, id, chapter, {
        ...{ anchor: { kind: 'node', node: 1 }, thread, audience: 'everybody', text, glyph: '??' },
        marks: [{ from: 'HQ', to: 'R&D', colour: 'red' }],
      }),
    );
    if (!said.ok) throw new Error(said.message);
    return said.note;
  };
  await note(bob, 'Ice.', await note(owner, '**Why** not [run](https://example.org)?', null));
  const exported = async (caller: Caller = owner, of = id) =>
    table.export.execute(new ExportStudy(caller, of));
  const logOf = async (caller: Caller = owner, of = id) => {
    const study = await exported(caller, of);
    return study === null ? null : [...writeStudyLog(study.file)].join('');
  };
  return { table, study, owner, branch, exported, logOf };
}

/** All that a file says, without the ids that another place gives. */
const nameless = (log: string | null) =>
  log?.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID');

/** A seat's study in the midst of something, and what led there. */
async function inTheMidst() {
  const { header, decisions } = conceded(3);
  const { start } = header;
  if (start.kind !== 'decks') throw new Error('a random game has decks');
  const table = await studyTable({ games: [{ id: GAME, header, decisions }] });
  const decklist = start.runner;
  for (let moment = 20; moment < 80; moment += 1) {
    const record = await table.sources.record(GAME, 'corp', moment);
    if (record === null || record.since.length === 0) continue;
    const source = { kind: 'record', game: GAME, seat: 'corp', moment, decklist, deal: 0 } as const;
    const study = await table.open.execute(
      new OpenStudy(anonymous, 'Midst', 'Ann', { title: 'Dealt', source }),
    );
    if (study.ok) return { table, ...study };
  }
  throw new Error('no world is dealt');
}

describe('a chapter in the midst of something', () => {
  it('is read back with what led there before its variations', async () => {
    const { table, study, chapter, key } = await inTheMidst();
    const owner = await table.holder(key);
    const stood = await table.sources.stand(chapter);
    if (stood === null) throw new Error('nothing stands');
    expect(stood.decisions).toBeGreaterThan(0);
    const concede = { do: 'concede' } as const;
    const grown = await table.grow.execute(
      new GrowBranch(owner, study, chapter, 0, concede, 'as-it-lay', 0),
    );
    expect(grown).toMatchObject({ ok: true, node: 1 });
    const note = { kind: 'node', node: 1 } as const;
    const said = { thread: null, audience: 'everybody', glyph: null, marks: [] } as const;
    const noted = new WriteNote(owner, study, chapter, {
      ...said,
      anchor: note,
      text: 'Gives up.',
    });
    expect(await table.write.execute(noted)).toMatchObject({ ok: true });
    const exported = await table.export.execute(new ExportStudy(owner, study));
    if (exported === null) throw new Error('no study');
    const [file] = exported.file.chapters;
    expect(file?.nodes).toHaveLength(stood.decisions + 1);
    expect(file?.notes).toMatchObject([{ anchor: { kind: 'node', node: stood.decisions + 1 } }]);
    expect([...studyPage(exported)].join('')).not.toContain('refuse this decision');
    const text = [...writeStudyLog(exported.file)].join('');
    const back = await table.import.execute(new ImportStudy(anonymous, text, 'Bea'));
    if (!back.ok) throw new Error(`${back.place}: ${back.message}`);
    const shown = await table.show.execute(new ShowStudy(await table.holder(back.key), back.study));
    expect(shown?.chapters[0]?.branches).toHaveLength(stood.decisions + 1);
  });
});

describe('a study as one file', () => {
  it('is read back without loss where its game is, and where it is not', async () => {
    const { table, owner, logOf } = await written();
    const log = await logOf();
    if (log === null) throw new Error('no file');
    const here = await table.import.execute(new ImportStudy(owner, log, 'Ann'));
    if (!here.ok) throw new Error(`${here.place}: ${here.message}`);
    expect(here.games).toEqual([]);
    const again = await table.holder(here.key);
    expect(nameless(await logOf(again, here.study))).toBe(nameless(log));
    // Brought in by somebody else it is theirs, and its notes stay their authors'.
    const lent = await table.import.execute(new ImportStudy(owner, log, 'Zoe'));
    if (!lent.ok) throw new Error(`${lent.place}: ${lent.message}`);
    expect(nameless(await logOf(await table.holder(lent.key), lent.study))).toBe(
      nameless(log)?.replace('"owner":"Ann"', '"owner":"Zoe"'),
    );
    // Another server, which has not seen the game: it becomes the importer's.
    const other = await studyTable({
      sight: (caller, game) =>
        caller.holds({ for: 'upload', game, sending: null }) ? 'all' : 'none',
    });
    const there = await other.import.execute(new ImportStudy(anonymous, log, 'Ann'));
    if (!there.ok) throw new Error(`${there.place}: ${there.message}`);
    expect(there.games).toHaveLength(1);
    const holder = await other.holder(there.key, ...there.games.map(({ key }) => key));
    const read = await other.export.execute(new ExportStudy(holder, there.study));
    expect(
      nameless(
        [...writeStudyLog(read?.file ?? { study: '', title: '', owner: '', chapters: [] })].join(
          '',
        ),
      ),
    ).toBe(nameless(log));
    // Without the key of the game there is no chapter.
    const stranger = await other.holder(there.key);
    expect((await other.show.execute(new ShowStudy(stranger, there.study)))?.chapters).toEqual([]);
  });

  it('is refused whole, with the line or the variation, where anything is wrong with it', async () => {
    const { table, owner, logOf } = await written();
    const log = (await logOf()) ?? '';
    const take = async (file: string) => table.import.execute(new ImportStudy(owner, file, 'Ann'));
    expect(await take('')).toMatchObject({ code: 'BAD_FILE', place: 'line 1' });
    expect(await take('{"format":"retrace/1"}')).toMatchObject({ code: 'BAD_FILE' });
    expect(await take(log.slice(0, -20))).toMatchObject({ code: 'BAD_FILE' });
    expect(await take(log.replace('**Why**', '<script>x</script>'))).toMatchObject({
      code: 'BAD_TEXT',
      place: expect.stringMatching(/^line \d+, text, line 1$/),
    });
    const far = log.replace(/^(\{"note":\d+,)"(?:branch|moment)":\d+/m, '$1"moment":9999');
    expect(await take(far)).toMatchObject({
      code: 'ANCHOR_NOT_FOUND',
      place: expect.stringMatching(/^chapter ".*", note \d+$/),
    });
    const lines = log.split('\n');
    const at = lines.findIndex((line) => line.startsWith('{"variation":3,'));
    const skipped = lines.map((line, index) =>
      index === at ? '{"variation":3,"after":0,"by":"corp","do":"purge"}' : line,
    );
    expect(await take(skipped.join('\n'))).toMatchObject({
      code: 'ILLEGAL',
      place: expect.stringMatching(/variation \d+$/),
    });
  });

  it('is read with names that are refused today mended, and says so', async () => {
    const { table, owner, logOf } = await written();
    const turned = '\u202eOther';
    const log = ((await logOf()) ?? '')
      .replace('"What <if>"', JSON.stringify('What\n<if>'))
      .replace('"R&D instead"', JSON.stringify('\u200b'))
      .replace(JSON.stringify('The "other" way'), JSON.stringify(turned))
      .replace('"Bob"', JSON.stringify('\u2800'));
    const taken = await table.import.execute(new ImportStudy(owner, log, 'Ann'));
    if (!taken.ok) throw new Error(taken.message);
    const names = taken.mended.map((one) => one.replace(/^line \d+, /, ''));
    expect(names).toEqual([
      'title: it had more than one line; it is "What <if>" now',
      'chapter: it had nothing in it; it is "Untitled" now',
      'name: it had a mark that turns the direction of writing; it is "Other" now',
      'author: it had nothing in it; it is left out',
    ]);
    const holder = await table.holder(taken.key);
    const shown = await table.show.execute(new ShowStudy(holder, taken.study));
    expect([shown?.title, shown?.chapters[0]?.title]).toEqual(['What <if>', 'Untitled']);
  });

  it('is a page with everything in it, and with nothing that runs', async () => {
    const { exported } = await written();
    const study = await exported();
    if (study === null) throw new Error('no study');
    const page = [...studyPage(study)].join('');
    expect(page).toContain('<title>What &lt;if&gt;</title>');
    expect(page).toContain('The &quot;other&quot; way');
    expect(page).toContain('<strong>Why</strong> not <a href="https://example.org"');
    expect(page).toContain('>Ice.<');
    expect(page).toContain('data:image/svg+xml;base64,');
    expect(page).not.toMatch(/<script|<link|<iframe|\son[a-z]+=|src="(?!data:)/i);
    // What lies in it is the study's own file.
    const [, packed] = /href="data:application\/x-ndjson;base64,([^"]+)"/.exec(page) ?? [];
    expect(Buffer.from(packed ?? '', 'base64').toString()).toBe(
      [...writeStudyLog(study.file)].join(''),
    );
  });

  it('has branches that are conformance scenarios, too', async () => {
    const { table, owner, branch } = await written();
    const scenario = await table.scenario.execute(new WriteScenario(owner, branch));
    if (!scenario.ok || scenario.scenario === null) throw new Error(JSON.stringify(scenario));
    const document: unknown = JSON.parse(scenario.scenario);
    expect(runScenarioDocument(corePool, document).report).toMatchObject({ result: 'pass' });
    expect(await table.scenario.execute(new WriteScenario(anonymous, 'none'))).toEqual({
      ok: true,
      scenario: null,
    });
  });
});
