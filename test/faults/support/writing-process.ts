import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { hasEnded } from '../../support/has-ended';
import { inTime, waitUntil } from '../../support/wait-until';

const root = join(__dirname, '..', '..', '..');

export interface WritingProcess {
  /** Resolves when it was told of another append; throws when it takes a minute. */
  acknowledgement(): Promise<void>;
  /** As the kernel does it: nothing is finished. */
  kill(): Promise<void>;
}

/** Starts a writer on a folder; what it was acknowledged goes into `acknowledged`, stream by stream. */
export function writingProcess(folder: string, acknowledged: Map<string, number>): WritingProcess {
  const hook = join(root, 'test', 'support', 'typescript.cjs');
  const child = spawn(process.execPath, ['-r', hook, join(__dirname, 'writer.ts'), folder], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  let count = 0;
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    const [, stream, version] = /^(game-\d+) (\d+)$/.exec(line) ?? [];
    // Half a line is what the process was killed in.
    if (stream === undefined) return;
    count += 1;
    acknowledged.set(stream, Math.max(Number(version), acknowledged.get(stream) ?? 0));
  });
  const closed = once(child, 'close');
  return {
    acknowledgement: async () => {
      const before = count;
      const isTold = (): boolean => {
        if (count === before && hasEnded(child)) throw new Error(`the writer has gone: ${errors}`);
        return count > before;
      };
      await waitUntil(() => `an acknowledgement of the writer: ${errors}`, isTold, { pause: 5 });
    },
    kill: async () => {
      child.kill('SIGKILL');
      await inTime('the writer to be gone', closed);
    },
  };
}
