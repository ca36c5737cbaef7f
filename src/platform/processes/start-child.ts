import { fork, type ChildProcess } from 'node:child_process';
import { extname, join } from 'node:path';
import { childOptions } from './child-options';

/** Modules that were loaded before this program, as one that reads its sources needs them, are before its children, too. */
const loadedBefore = process.execArgv.flatMap((argument, i, all) =>
  argument === '-r' || argument === '--require' ? ['--require', all[i + 1] ?? ''] : [],
);

/** A process that waits for work. */
export const startChild = (megabytes: number): ChildProcess => {
  const options = childOptions(megabytes);
  return fork(join(__dirname, `child${extname(__filename)}`), [`${process.pid}`], {
    ...options,
    execArgv: [...options.execArgv, ...loadedBefore],
  });
};
