import { createClient } from 'graphql-ws';
import { StudyChangesDocument } from '../api/documents';

const MOST_PAUSE = 8_000;
/** Milliseconds in which changes that come together are read at once. */
const TOGETHER = 120;

/**
 * Calls back when somebody has changed a study, until it is stopped; also after the line was down, as
 * something may have been changed meanwhile.
 */
export function followStudy(
  study: string,
  keys: readonly string[],
  onChanged: () => void,
): () => void {
  let wait: ReturnType<typeof setTimeout> | null = null;
  let wasDown = false;
  const changed = (): void => {
    wait ??= setTimeout(() => {
      wait = null;
      onChanged();
    }, TOGETHER);
  };
  const client = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    connectionParams: { authorization: `Bearer ${keys.join(',')}` },
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: async (tries) => {
      wasDown = true;
      await new Promise((done) => setTimeout(done, Math.min(MOST_PAUSE, 250 * 2 ** tries)));
    },
    on: {
      connected: () => {
        if (wasDown) changed();
        wasDown = false;
      },
    },
  });
  const stop = client.subscribe(
    { query: StudyChangesDocument.toString(), variables: { study } },
    // A refusal is told by the next reading: it is not there for us any more.
    { next: changed, error: changed, complete: () => undefined },
  );
  return () => {
    if (wait !== null) clearTimeout(wait);
    stop();
    void client.dispose();
  };
}
