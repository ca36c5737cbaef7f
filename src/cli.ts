import { dispatch } from './cli/dispatch';
import { endWithReader, nodeShell } from './cli/node-shell';
import { systemRefusal } from './cli/system-refusal';
import { CannotStart } from './platform/config/cannot-start';
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
    const told = error instanceof CannotStart ? error.message : systemRefusal(error);
    if (told === null) throw error;
    process.stderr.write(`${told}\n`);
    // A server that was not agreed with may hold its connection.
    process.exit(1);
  },
);
