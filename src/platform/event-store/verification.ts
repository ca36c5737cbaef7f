import { hashAfter, linksOf, textOf } from './commit';
import { checkOf, decodeCommit, digestLeft, isRemoved } from './commit-payload';
import { saysRemoved, type RecordedCommit } from './commit-reader';
import type { StreamId, Verification } from './event-store';

/**
 * Recomputes the chain of a whole stream, its commits in order. Events may be missing where the last one
 * says that they were removed.
 */
export function verifyCommits(stream: StreamId, commits: readonly RecordedCommit[]): Verification {
  let version = 0;
  let hash = '';
  const broken = (at: number, message: string): Verification => ({
    ok: false,
    code: 'chain-broken',
    stream,
    version: at,
    message: `${stream}, event ${at}: ${message}`,
  });
  for (const commit of commits) {
    if (commit.after !== version)
      return broken(version + 1, `missing; the next stored one is event ${commit.after + 1}`);
    if (isRemoved(commit) && !saysRemoved(commits))
      return broken(version + 1, 'it was taken away, and the stream does not say so');
    const links = recomputed(commit);
    if (typeof links === 'string') return broken(version + 1, `unreadable (${links})`);
    const wrong = links.findIndex(
      (link, index) => index < links.length - 1 && !link.startsWith(checkOf(commit, index)),
    );
    if (wrong >= 0) return broken(version + wrong + 1, 'not what was recorded');
    hash = hashAfter(hash, { digest: links.at(-1) ?? '' });
    version += commit.count;
    if (hash !== commit.hash.toString('hex'))
      return broken(
        commit.count === 1 ? version : commit.after + 1,
        'it, or the hash of its append, is not what was recorded',
      );
  }
  return { ok: true, stream, version, hash };
}

function recomputed(commit: RecordedCommit): readonly string[] | string {
  if (isRemoved(commit)) return [digestLeft(commit)];
  try {
    const texts = decodeCommit(commit).map(textOf);
    return linksOf(commit.stream, commit.after, commit.recordedAt, texts);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
