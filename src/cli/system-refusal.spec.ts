import { writeFile } from 'node:fs/promises';
import { systemRefusal } from './system-refusal';

describe('what ends a command', () => {
  it('is told in a line where the system refuses', async () => {
    const refused: unknown = await writeFile(`${__filename}/backup.ndjson`, '').catch(
      (error: unknown) => error,
    );
    expect(systemRefusal(refused)).toMatch(/^ENOTDIR: not a directory, open '.*backup\.ndjson'$/);
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
