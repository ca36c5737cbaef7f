import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from './make-folder';

describe('makeFolder', () => {
  let root: string;
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'retrace-folder-'))));
  afterEach(() => rmSync(root, { recursive: true }));

  it('makes what is missing on the way, and says whether there was anything to make', () => {
    const path = join(root, 'a', 'b', 'c');
    expect(makeFolder(path, 0o700)).toBe(true);
    expect(statSync(path).mode & 0o777).toBe(0o700);
    expect(makeFolder(path)).toBe(false);
  });

  it('says what the system says where a file is in its way', () => {
    writeFileSync(join(root, 'file'), '');
    expect(() => makeFolder(join(root, 'file'))).toThrow(/EEXIST/);
    expect(() => makeFolder(join(root, 'file', 'below'))).toThrow(/ENOTDIR/);
  });

  const proc = existsSync('/proc/self') ? it : it.skip;
  proc('ends where the system has no room for folders', () => {
    // In a process of its own: what does not end would keep this one.
    const made = `require('./test/support/typescript.cjs');
      try { require('./src/platform/folders/make-folder').makeFolder('/proc/retrace/games') }
      catch (error) { process.stdout.write(error.code) }`;
    const told = execFileSync(process.execPath, ['-e', made], { timeout: 60_000 });
    expect(String(told)).toBe('ENOENT');
  });
});
