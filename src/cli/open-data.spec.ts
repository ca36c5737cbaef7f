import type { OpenDataFolder } from '../analysis/open-data/write-open-data';
import { openDataReadme } from '../analysis/open-data/readme';
import { openData, type OpenPublicGames } from './open-data';
import type { Shell } from './shell';

const failing = (code: string): OpenDataFolder => ({
  read: () => Promise.reject(Object.assign(new Error(`${code}: not a directory`), { code })),
  write: () => Promise.resolve(),
  remove: () => Promise.resolve(),
});

/** Where these files lie. */
const holding = (files: Readonly<Record<string, string>>): OpenDataFolder => ({
  read: (path) => Promise.resolve(files[path] ?? null),
  write: () => Promise.reject(new Error('it was written into')),
  remove: () => Promise.reject(new Error('something was removed')),
});

function told(folder: OpenDataFolder, ...options: readonly string[]) {
  let said = '';
  let closed = 0;
  const shell: Pick<Shell, 'err' | 'milliseconds'> = {
    err: (text) => void (said += text),
    milliseconds: () => 0,
  };
  const source = { close: () => Promise.resolve(void (closed += 1)) };
  const command = openData(
    () => Promise.resolve(source) as unknown as ReturnType<OpenPublicGames>,
    () => folder,
  );
  const code = command(['a-file', ...options], shell as Shell);
  return { code, said: () => said, closed: () => closed };
}

describe('retrace open-data', () => {
  it('says that a file is no folder, and lets the store go', async () => {
    const { code, said, closed } = told(failing('ENOTDIR'));
    expect(await code).toBe(1);
    expect(said()).toBe('a-file cannot hold open data: ENOTDIR: not a directory\n');
    expect(closed()).toBe(1);
  });

  it.each([
    ['README.md', { 'README.md': '# My notes\n' }],
    ['manifest.json', { 'manifest.json': '{"name":"a page"}' }],
  ])('does not overwrite a %s that it never wrote', async (name, files) => {
    const { code, said, closed } = told(holding(files));
    expect(await code).toBe(1);
    expect(said()).toContain(`holds a ${name} that is not of open data`);
    expect(closed()).toBe(1);
  });

  it.each([
    ['forced to', { 'README.md': '# My notes\n' }, ['--force']],
    ['it wrote them', { 'README.md': openDataReadme, 'manifest.json': '{"version":0,"parti' }, []],
    ['it wrote the manifest', { 'manifest.json': '{"version":0,"partitions":{}}' }, []],
  ])('overwrites them where %s', async (_why, files, options) => {
    // The games are asked for, of which this source has none to give.
    await expect(told(holding(files), ...options).code).rejects.toThrow('games is not a function');
  });

  it('hides nothing else that goes wrong', async () => {
    const { code, closed } = told(failing('ECONNREFUSED'));
    await expect(code).rejects.toThrow('ECONNREFUSED');
    expect(closed()).toBe(1);
  });
});
