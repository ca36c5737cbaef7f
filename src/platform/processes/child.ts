import { Worker } from 'node:worker_threads';

/** What a child is asked. */
export interface Asked {
  readonly file: string;
  readonly question: unknown;
}

/** What it answers, or what the work threw. */
export type Reply<A> =
  { readonly ok: true; readonly answer: A } | { readonly ok: false; readonly error: unknown };

async function reply({ file, question }: Asked): Promise<void> {
  try {
    const { work }: { readonly work: (question: unknown) => unknown } = await import(file);
    const answer = await work(question);
    process.send?.({ ok: true, answer } satisfies Reply<unknown>);
  } catch (error) {
    process.send?.({ ok: false, error } satisfies Reply<unknown>);
  }
}

/** Work that never ends would outlive whoever asked for it, and nobody would stop it. */
function endWithParent(): void {
  const watch = `
    const { workerData: parent } = require('node:worker_threads');
    setInterval(() => {
      if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
    }, 1_000);`;
  new Worker(watch, { eval: true, execArgv: [], workerData: Number(process.argv[2]) }).unref();
}

endWithParent();
process.on('message', (asked: Asked) => void reply(asked));
