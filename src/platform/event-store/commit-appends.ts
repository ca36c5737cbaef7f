import type { Database } from '../database/database';
import { CoalescingWriter } from './coalescing-writer';
import type { Commit } from './commit';
import { decodeCommit, digestLeft, isRemoved, type StoredCommit } from './commit-payload';
import type { CommitReader } from './commit-reader';
import { CommitWriter } from './commit-writer';
import type { EventSignal } from './event-signal';
import type { AppendResult, ExpectedVersion, VersionConflict } from './event-store';
import { eventPosition, MOST_APPENDS, type Position } from './position';

type Appended = Extract<AppendResult, { readonly ok: true }>;
type Written = Appended | VersionConflict;

export interface AppendObservation {
  readonly outcome: 'stored' | 'repeated' | 'version-conflict' | 'failed';
  readonly events: number;
  /** From the call to its answer. */
  readonly seconds: number;
}

/** Writes commits, many of them in one transaction, and tells one that was written before from a conflict. */
export class CommitAppends {
  private readonly writer: CoalescingWriter<Commit, Position | 'conflict'>;

  constructor(
    pool: Database['pool'],
    private readonly reader: CommitReader,
    private readonly signal: EventSignal,
    private readonly onAppend: (append: AppendObservation) => void,
  ) {
    const writer = new CommitWriter(pool);
    this.writer = new CoalescingWriter((commits) => writer.write(commits), MOST_APPENDS);
  }

  async write(commit: Commit, expected: ExpectedVersion): Promise<Written> {
    const begun = performance.now();
    let outcome: AppendObservation['outcome'] = 'failed';
    try {
      const result = await this.written(commit, expected);
      outcome = !result.ok ? result.code : result.repeated ? 'repeated' : 'stored';
      return result;
    } finally {
      const seconds = (performance.now() - begun) / 1_000;
      this.onAppend({ outcome, events: commit.count, seconds });
    }
  }

  private async written(commit: Commit, expected: ExpectedVersion): Promise<Written> {
    const outcome = await this.writer.add(commit);
    if (outcome === 'conflict') return this.repeatedOrConflict(commit, expected);
    this.signal.raise();
    return appended(commit, outcome, false);
  }

  async repeatedOrConflict(commit: Commit, expected: ExpectedVersion): Promise<Written> {
    const { stream, after } = commit;
    const stored = await this.reader.at(stream, after);
    if (stored !== undefined && sameIds(stored, commit))
      return appended(commit, stored.position, true);
    const actual = await this.reader.version(stream);
    return {
      ok: false,
      code: 'version-conflict',
      stream,
      expected,
      actual,
      message:
        `${stream} has version ${actual}, this append was made for ${expected}. ` +
        'Read the stream again and decide anew',
    };
  }

  idle(): Promise<void> {
    return this.writer.idle();
  }
}

function appended(commit: Commit, at: Position, repeated: boolean): Appended {
  const { after, count } = commit;
  return { ok: true, version: after + count, position: eventPosition(at, count - 1), repeated };
}

function sameIds(stored: StoredCommit, commit: Commit): boolean {
  if (stored.count !== commit.count) return false;
  // What was removed here is the same append still, and comes back by no archive.
  if (isRemoved(stored)) return digestLeft(stored) === commit.digest;
  if (isRemoved(commit)) return stored.firstId === commit.firstId;
  const ids = decodeCommit(commit).map((event) => event.id);
  return decodeCommit(stored).every((event, index) => event.id === ids[index]);
}
