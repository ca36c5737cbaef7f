import { commitOf, type Commit } from './commit';
import { decodeCommit, digestLeft, isRemoved, removedPayload } from './commit-payload';
import type { RecordedCommit } from './commit-reader';
import type { ArchivedAppend, RemovedAppend } from './event-store';

/** As it stands, for an archive. */
export function archived(commit: RecordedCommit): ArchivedAppend | RemovedAppend {
  const { stream, after, recordedAt, count, firstId } = commit;
  const append = { stream, after, recordedAt, hash: commit.hash.toString('hex') };
  return isRemoved(commit)
    ? { ...append, removed: { count, firstId, digest: digestLeft(commit) } }
    : { ...append, events: decodeCommit(commit) };
}

/** What an archive told, as it is written: the hash is compared by who writes it. */
export function restored(append: ArchivedAppend | RemovedAppend): Commit {
  const { stream, after, recordedAt } = append;
  if ('events' in append) return commitOf(stream, after, recordedAt, append.events);
  return {
    ...{ stream, after, recordedAt: recordedAt.toISOString() },
    ...append.removed,
    ...removedPayload(append.removed.digest),
  };
}
