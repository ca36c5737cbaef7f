import { writeFile } from 'node:fs/promises';
import { writeLines } from './archive-file';
import { systemRefusal } from './system-refusal';

describe('what ends a command', () => {
  it('is told in a line where the system refuses', async () => {
    const refused: unknown = await writeFile(`${__filename}/backup.ndjson`, '').catch(
      (error: unknown) => error,
    );
    expect(systemRefusal(refused)).toMatch(/^ENOTDIR: not a directory, open '.*backup\.ndjson'$/);
  });

  it('is told in a line where there is no folder to write to', async () => {
    const lines = (async function* () {
      yield await Promise.resolve('{}');
    })();
    const refused: unknown = await writeLines('/no/such/backup.ndjson', lines).catch(
      (error: unknown) => error,
    );
    expect(systemRefusal(refused)).toBe(
      '/no/such/backup.ndjson cannot be written: there is no such folder.',
    );
  });

  it('is told in a line where the database waited for others in vain', () => {
    const waited = Object.assign(new Error('canceling statement due to lock timeout'), {
      code: '55P03',
    });
    expect(systemRefusal(waited)).toMatch(/^The database .*lock timeout.*Try again later\.$/);
  });

  it('is thrown on where it is a bug', () => {
    expect(systemRefusal(new TypeError('x is undefined'))).toBeNull();
  });
});
