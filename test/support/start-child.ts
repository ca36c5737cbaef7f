import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { childOptions } from '../../src/platform/processes/child-options';

/** The same process from TypeScript, as specs run without a build. */
export const startChild = (megabytes: number): ChildProcess => {
  const options = childOptions(megabytes);
  return fork(join(process.cwd(), 'src/platform/processes/child.ts'), [`${process.pid}`], {
    ...options,
    execArgv: [...options.execArgv, '-r', join(process.cwd(), 'test/support/typescript.cjs')],
  });
};
