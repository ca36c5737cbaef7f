import { refusalOfFailure } from '../../games/import/refusal-of-failure';
import type { Job, Processes } from '../../platform/processes/processes';
import { importFile, type ImportOptions } from './import-file';
import type { FileTask } from './import-file.work';
import { refusalOf, type FileResult } from './report';

export interface Crew {
  /** What each worker does. */
  readonly job: Job<FileTask, FileResult>;
  readonly workers: number;
  readonly processes: Processes;
}

/** Imports files here, one after another; or gives them out to workers, and tells results in their order. */
export async function importAllWith(
  { job, workers, processes }: Crew,
  paths: readonly string[],
  options: ImportOptions,
  done: (result: FileResult) => void,
): Promise<void> {
  if (workers < 2) {
    for (const path of paths) done(await importFile(path, options));
    return;
  }
  const results = new Map<number, FileResult>();
  const files = paths.entries();
  let told = 0;
  const work = async (): Promise<void> => {
    for (const [at, path] of files) {
      const worked = await processes.ask(job, { path, options });
      const result = worked.ok ? worked.answer : refusalOf(path, refusalOfFailure(worked.failure));
      results.set(at, result);
      for (let next = results.get(told); next !== undefined; next = results.get(told)) {
        results.delete(told);
        told += 1;
        done(next);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, paths.length) }, work));
}
