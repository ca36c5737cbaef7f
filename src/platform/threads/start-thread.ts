import { join } from 'node:path';
import { Worker, type ResourceLimits } from 'node:worker_threads';

/** A thread that waits for work. */
export const startThread = (resourceLimits: ResourceLimits): Worker =>
  new Worker(join(__dirname, 'thread.js'), { resourceLimits });
