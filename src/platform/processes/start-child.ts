import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { childOptions } from './child-options';

/** A process that waits for work. */
export const startChild = (megabytes: number): ChildProcess =>
  fork(join(__dirname, 'child.js'), [`${process.pid}`], childOptions(megabytes));
