import { dispatch } from './cli/dispatch';
import { endWithReader, nodeShell } from './cli/node-shell';
import { seededSource } from './platform/randomness/seeded-source';
import { defaultThreadLimits, ThreadPool } from './platform/threads/thread-pool';

const threads = (most: number): ThreadPool =>
  new ThreadPool({ ...defaultThreadLimits, threads: most, waiting: most });

endWithReader();
void dispatch(process.argv.slice(2), nodeShell({ source: seededSource, threads })).then((code) => {
  process.exitCode = code;
});
