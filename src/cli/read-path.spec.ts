import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { filesFor } from './files';
import { readPath } from './read-path';

const folder = mkdtempSync(join(tmpdir(), 'retrace-read-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const textOf = async (path: string, input?: Readable): Promise<string> => {
  const read = await readPath(path, input);
  return read.ok ? new TextDecoder().decode(read.bytes) : read.message;
};

describe('a file that is named', () => {
  it('is read, unpacked by its name', async () => {
    writeFileSync(join(folder, 'game.json.gz'), gzipSync('a game'));
    expect(await textOf(join(folder, 'game.json.gz'))).toBe('a game');
  });

  it('is standard input as "-", unpacked by how it begins', async () => {
    expect(await filesFor('-')).toEqual(['-']);
    expect(await textOf('-', Readable.from([Buffer.from('a '), Buffer.from('game')]))).toBe(
      'a game',
    );
    const packed = Readable.from([gzipSync('a game')]);
    expect(await textOf('-', packed)).toBe('a game');
    expect(await textOf('-', packed)).toBe('a game');
  });

  it('is told in words where it is cut, or packed in no way', async () => {
    const whole = gzipSync('a game of many words');
    const cut = join(folder, 'cut.json.gz');
    writeFileSync(cut, whole.subarray(0, whole.length - 12));
    expect(await textOf(cut)).toBe(
      `${cut} cannot be read: it is packed with gzip and ends too early; copy it or download it again`,
    );
    const odd = join(folder, 'odd.json.gz');
    writeFileSync(odd, 'a game');
    expect(await textOf(odd)).toContain(
      `${odd} cannot be read: its name says that it is packed with gzip, and it is not`,
    );
  });

  it('is told in words where it is missing or a folder', async () => {
    const none = join(folder, 'none');
    expect(await textOf(none)).toBe(`${none} cannot be read: there is no such file`);
    expect(await textOf(folder)).toBe(`${folder} cannot be read: it is a folder`);
  });
});
