import { join } from 'node:path';
import { Worker, type ResourceLimits } from 'node:worker_threads';

/** The same thread from TypeScript, as specs run without a build. */
export const startThread = (resourceLimits: ResourceLimits): Worker =>
  new Worker(join(process.cwd(), 'src/platform/threads/thread.ts'), {
    resourceLimits,
    execArgv: ['-r', join(process.cwd(), 'test/support/typescript.cjs')],
  });
