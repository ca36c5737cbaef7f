import { dispatch } from './cli/dispatch';
import { endWithReader, nodeShell } from './cli/node-shell';
import { NoDatabase } from './platform/database/no-database';
import { seededSource } from './platform/randomness/seeded-source';
import { defaultProcessLimits, ProcessPool } from './platform/processes/process-pool';

const processes = (most: number): ProcessPool =>
  new ProcessPool({ ...defaultProcessLimits, processes: most, waiting: most });

endWithReader();
void dispatch(process.argv.slice(2), nodeShell({ source: seededSource, processes })).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    if (!(error instanceof NoDatabase)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  },
);
