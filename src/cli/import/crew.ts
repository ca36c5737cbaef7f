import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { importFile, type ImportOptions } from './import-file';
import type { FileResult } from './report';

/** What a worker is told, and what it answers. */
export interface Task {
  readonly at: number;
  readonly path: string;
  readonly options: ImportOptions;
}
export interface Answer {
  readonly at: number;
  readonly result: FileResult;
}

async function alone(
  paths: readonly string[],
  options: ImportOptions,
  done: (result: FileResult) => void,
): Promise<void> {
  for (const path of paths) done(await importFile(path, options));
}

/** Gives out files to workers, one after another, and hands results back in the files' order. */
export async function importAllWith(
  workers: number,
  paths: readonly string[],
  options: ImportOptions,
  done: (result: FileResult) => void,
): Promise<void> {
  if (workers < 2) return alone(paths, options, done);
  const results = new Map<number, FileResult>();
  let given = 0;
  let told = 0;
  const tell = (): void => {
    for (let result = results.get(told); result !== undefined; result = results.get(told)) {
      results.delete(told);
      told += 1;
      done(result);
    }
  };
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(join(__dirname, 'worker.js'));
      const give = (): void => {
        const at = given;
        const path = paths[at];
        given += 1;
        if (path === undefined) void worker.terminate().then(() => resolve(), reject);
        else worker.postMessage({ at, path, options } satisfies Task);
      };
      worker.on('message', ({ at, result }: Answer) => {
        results.set(at, result);
        tell();
        give();
      });
      worker.on('error', reject);
      give();
    });
  await Promise.all(Array.from({ length: Math.min(workers, paths.length) }, work));
}
