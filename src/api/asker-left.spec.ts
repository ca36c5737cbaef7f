import { setTimeout as sleep } from 'node:timers/promises';
import { ClientGone } from '../platform/observability/request-context';
import { isLeaving } from './asker-left';

it('knows who has left also from a sleep that was ended for it, and no other error', async () => {
  const gone = new AbortController();
  const sleeping = sleep(60_000, undefined, { signal: gone.signal }).catch(
    (error: unknown) => error,
  );
  gone.abort(new ClientGone());
  expect(isLeaving(await sleeping)).toBe(true);
  expect(isLeaving(new ClientGone())).toBe(true);
  expect(isLeaving(new Error('a fault'))).toBe(false);
  expect(isLeaving(undefined)).toBe(false);
});
