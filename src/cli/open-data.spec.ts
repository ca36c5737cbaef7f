import type { OpenDataFolder } from '../analysis/open-data/write-open-data';
import { openData, type OpenPublicGames } from './open-data';
import type { Shell } from './shell';

const failing = (code: string): OpenDataFolder => ({
  read: () => Promise.reject(Object.assign(new Error(`${code}: not a directory`), { code })),
  write: () => Promise.resolve(),
  remove: () => Promise.resolve(),
});

function told(folder: OpenDataFolder) {
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
  const code = command(['a-file'], shell as Shell);
  return { code, said: () => said, closed: () => closed };
}

describe('retrace open-data', () => {
  it('says that a file is no folder, and lets the store go', async () => {
    const { code, said, closed } = told(failing('ENOTDIR'));
    expect(await code).toBe(1);
    expect(said()).toBe('a-file cannot hold open data: ENOTDIR: not a directory\n');
    expect(closed()).toBe(1);
  });

  it('hides nothing else that goes wrong', async () => {
    const { code, closed } = told(failing('ECONNREFUSED'));
    await expect(code).rejects.toThrow('ECONNREFUSED');
    expect(closed()).toBe(1);
  });
});
