import { parentPort } from 'node:worker_threads';

/** What a thread is asked. */
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
    parentPort?.postMessage({ ok: true, answer } satisfies Reply<unknown>);
  } catch (error) {
    parentPort?.postMessage({ ok: false, error } satisfies Reply<unknown>);
  }
}

parentPort?.on('message', (asked: Asked) => void reply(asked));
