import { clearInterval, setInterval } from 'node:timers';

/** Milliseconds. */
const LOOK_EVERY = 500;

/**
 * npm hands a signal on to the shell that runs a script, which dies of it and tells nobody: under npm the
 * end of that shell is the signal. Gives what stops looking.
 */
export function whenNpmEnds(stop) {
  if (process.env.npm_lifecycle_event === undefined) return () => undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, LOOK_EVERY);
  watch.unref();
  return () => clearInterval(watch);
}
