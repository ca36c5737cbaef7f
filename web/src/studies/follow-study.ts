import { StudyChangesDocument } from '../api/documents';
import { openSocket } from '../api/socket';

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
  const client = openSocket({
    keys,
    onUp: () => {
      if (wasDown) changed();
      wasDown = false;
    },
    onDown: () => (wasDown = true),
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
