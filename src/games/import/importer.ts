import { extname, join } from 'node:path';
import type { TakeOptions } from '#notation/observed/import-result';
import type { Job, Processes } from '../../platform/processes/processes';
import { refusalOfFailure } from './refusal-of-failure';
import type { TakenAnswer } from './taken-file';

/** Which of the readers a file is for. */
export type Source = 'replay' | 'pasted-log';

export interface ImportTask {
  readonly source: Source;
  /** Unpacked. */
  readonly content: Uint8Array | string;
  readonly options: TakeOptions;
}

const job: Job<ImportTask, TakenAnswer> = {
  file: join(__dirname, `import.work${extname(__filename)}`),
};

/** Takes files in processes beside the one that answers requests, within their limits. */
export class Importer {
  constructor(private readonly processes: Processes) {}

  async take(task: ImportTask): Promise<TakenAnswer> {
    const worked = await this.processes.ask(job, task);
    return worked.ok ? worked.answer : refusalOfFailure(worked.failure);
  }
}
