import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const LOG = join(process.cwd(), 'test/golden/core-rulebook-run.retrace.ndjson');

interface Ended {
  readonly code: number | null;
  readonly err: string;
}

/** The command as a process, which writes what it finds to `out`. */
const ran = (args: readonly string[], out: number | 'ignore', server = ''): Promise<Ended> =>
  new Promise((resolve) => {
    const command = ['-r', './test/support/typescript.cjs', 'src/cli.ts', ...args];
    const child = spawn(process.execPath, command, {
      env: { ...process.env, RETRACE_SERVER: server },
      stdio: ['ignore', out, 'pipe'],
    });
    let err = '';
    child.stderr?.on('data', (data) => (err += String(data)));
    child.on('close', (code) => resolve({ code, err }));
  });

describe('a command as a process', () => {
  it('fails where a server closes the connection at once', async () => {
    const hasty = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => hasty.listen(0, '127.0.0.1', resolve));
    const address = hasty.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const server = `http://127.0.0.1:${address.port}`;
    const { code, err } = await ran(['upload', LOG], 'ignore', server);
    hasty.close();
    expect(err).toContain(`${server}/games does not answer`);
    expect(err).toContain('name the one that runs by --server URL or RETRACE_SERVER.');
    expect(err).toContain('1 refused');
    expect(code).toBe(1);
  }, 60_000);

  (existsSync('/dev/full') ? it : it.skip)(
    'says in words that there is no room for what it found',
    async () => {
      const full = openSync('/dev/full', 'w');
      const { code, err } = await ran(['cards', 'Hedge Fund'], full);
      closeSync(full);
      expect([code, err]).toEqual([
        1,
        expect.stringMatching(/^What was found cannot be written: ENOSPC.*\n$/),
      ]);
    },
    60_000,
  );
});
