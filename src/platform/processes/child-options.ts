import type { ForkOptions } from 'node:child_process';

/** How a child is started that may use so many MB for its objects; it speaks by messages alone. */
export const childOptions = (megabytes: number): ForkOptions & { readonly execArgv: string[] } => ({
  // Node 26 no longer stops a thread that holds too much; a process is stopped by every version.
  execArgv: [`--max-old-space-size=${megabytes}`],
  serialization: 'advanced',
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
});
