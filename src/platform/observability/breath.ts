import { setImmediate as turn } from 'node:timers/promises';
import { presentRequest } from './request-context';

/** Milliseconds of work after which others come first. */
const SLICE = 5;

/**
 * Lets others come first where the present request has worked for a while; undefined where it goes on
 * at once. Throws, or rejects, when nobody waits for its answer any more: only between turns of the
 * event loop is it heard that a client has gone.
 */
export function breath(now: () => number = () => performance.now()): Promise<void> | undefined {
  const request = presentRequest();
  if (request === undefined) return undefined;
  request.signal?.throwIfAborted();
  const since = (request.working ??= now());
  if (now() - since < SLICE) return undefined;
  return turn().then(() => {
    request.working = now();
    request.signal?.throwIfAborted();
  });
}
