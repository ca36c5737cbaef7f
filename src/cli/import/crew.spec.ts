import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultProcessLimits, ProcessPool } from '../../platform/processes/process-pool';
import type { Job, Processes } from '../../platform/processes/processes';
import { importAllWith } from './crew';
import { importFile, type ImportOptions } from './import-file';
import type { FileTask } from './import-file.work';
import type { FileResult } from './report';

const options: ImportOptions = {
  ...{ strict: false, keepPartial: false, keepChat: false, decks: {}, names: null },
  print: 'json',
};

const job: Job<FileTask, FileResult> = { file: join(__dirname, 'import-file.work.ts') };

describe('importing files with workers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'retrace-crew-'));
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const log =
    'Corp started their turn 1 with 5 [Credit] and 5 cards in HQ.\nCorp is ending their turn 1 with 5 [Credit] and 5 cards in HQ.';
  const paths = [
    file('page.json', '<!doctype html>'),
    file('paste.txt', log),
    join(folder, 'missing.json'),
    file('nothing.json', ''),
    file('object.json', '{}'),
  ];
  const codes = (results: readonly FileResult[]) =>
    results.map((result) => (result.ok ? result.report.tier : result.code));
  const imported = async (
    workers: number,
    processes: Processes,
  ): Promise<readonly FileResult[]> => {
    const results: FileResult[] = [];
    await importAllWith({ job, workers, processes }, paths, options, (result) =>
      results.push(result),
    );
    return results;
  };
  const pool = new ProcessPool({ ...defaultProcessLimits, processes: 2, waiting: 2 });
  afterAll(async () => {
    await pool.stop();
    rmSync(folder, { recursive: true });
  });

  it('says the same, in the same order, as without', async () => {
    const alone = await imported(1, pool);
    expect(codes(alone)).toEqual(['HTML_PAGE', 'observed', 'UNREADABLE', 'EMPTY', 'NOT_A_REPLAY']);
    expect(await imported(2, pool)).toEqual(alone);
  });

  it.each([
    ['a log of ours', '{"format":"retrace/1"}\n', 'NOT_A_REPLAY', 'retrace upload'],
    ['annotations', '{"turns":{"corp":{}},"clicks":{}}', 'NOT_A_REPLAY', 'Import the replay.'],
    ['another text', 'Buy milk\nand eggs\n', 'NOT_A_LOG', 'started their turn'],
    ['half a file', '{"history":[{"a":', 'TRUNCATED', 'Download the file again'],
  ])('says of %s what to do with it', async (name, text, code, hint) => {
    const result = await importFile(file(`${name}.x`, text), options);
    expect(result).toMatchObject({ ok: false, code, hint: expect.stringContaining(hint) });
    expect(result.ok ? '' : result.message).toMatch(/^[^\n]+\.$/);
  });

  it('says how much of a paste was understood', async () => {
    const path = file('odd.txt', `${log}\nCorp frobnicates.\n`);
    const result = await importFile(path, { ...options, print: 'report' });
    expect(result.ok && result.printed).toBe(
      `${path}: observed. A pasted log tells no decisions; 1 line was not understood, and its credits add up at 1 of 1 turn line.\n`,
    );
    expect(result.ok && result.report.warnings).toContainEqual({
      ...{ kind: 'pasted', line: 3, text: 'Line 3: not understood: frobnicates' },
    });
  });

  it('refuses the file alone over which a worker breaks down', async () => {
    let asked = 0;
    const processes: Processes = {
      ask: async () => {
        asked += 1;
        return { ok: false, failure: asked === 2 ? 'crashed' : 'too-slow' };
      },
    };
    const refused = await imported(2, processes);
    expect(codes(refused).sort()).toEqual([
      'READER_FAILED',
      ...Array<string>(paths.length - 1).fill('TOO_MUCH_WORK'),
    ]);
  });
});
