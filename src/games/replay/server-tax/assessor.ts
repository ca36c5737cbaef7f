import { extname, join } from 'node:path';
import type { TaxAnswer, TaxTask } from '#analysis/tax/task';
import type { Job, Processes, Worked } from '../../../platform/processes/processes';

const job: Job<TaxTask, TaxAnswer> = {
  file: join(__dirname, `server-tax.work${extname(__filename)}`),
};

/** Looks for ways into servers in processes beside the one that answers requests. */
export class Assessor {
  constructor(private readonly processes: Processes) {}

  assess(task: TaxTask, signal?: AbortSignal): Promise<Worked<TaxAnswer>> {
    return this.processes.ask(job, task, signal);
  }
}
