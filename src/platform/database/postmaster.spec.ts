import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postmasterPid, stopPostmaster } from './postmaster';

const folder = mkdtempSync(join(tmpdir(), 'retrace-postmaster-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A process that heeds no SIGINT, under the name of the server of the folder. */
async function deafServer() {
  const deaf = "process.on('SIGINT', () => undefined); setInterval(() => 0, 9e5); console.log(1)";
  const child = spawn(process.execPath, ['-e', deaf], { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(child.stdout, 'data');
  writeFileSync(join(folder, 'postmaster.pid'), `${child.pid ?? 0}\n`);
  return child;
}

describe('stopping a server', () => {
  it('waits no more for one that is killed meanwhile and leaves its file', async () => {
    const child = await deafServer();
    setTimeout(() => child.kill('SIGKILL'), 50);
    await expect(stopPostmaster(folder, 10_000)).resolves.toBeUndefined();
    expect(postmasterPid(folder)).toBe(child.pid);
  });

  it('says which one does not stop', async () => {
    const child = await deafServer();
    await expect(stopPostmaster(folder, 50)).rejects.toThrow(
      `PostgreSQL (process ${child.pid ?? 0}) did not stop within 0.05 s`,
    );
    child.kill('SIGKILL');
  });
});
