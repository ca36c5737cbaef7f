import type { ChainedCommit } from './append-statement';
import { hashAfter, type Commit } from './commit';
import type { StreamId } from './event-store';

interface Head {
  readonly version: number;
  readonly hash: string;
}

/**
 * Where the streams written last ended. What is committed stays, so a head that another writer
 * has passed is still a place where the stream once ended.
 */
export class Heads {
  private readonly heads = new Map<StreamId, Head>();
  private known = {};

  constructor(private readonly most: number) {}

  /** The commits with their hashes, or null when the database must say what one of them follows. */
  chained(commits: readonly Commit[]): readonly ChainedCommit[] | null {
    const chained: ChainedCommit[] = [];
    for (const commit of commits) {
      const before = this.before(commit);
      if (before === null) return null;
      chained.push({ commit, hash: hashAfter(before, commit) });
    }
    return chained;
  }

  /** Names what is known now; a write is learnt only when all of that still holds after it. */
  era(): object {
    return this.known;
  }

  learn(era: object, { stream, after, count }: Commit, hash: string): void {
    if (era !== this.known) return;
    // The order of a map is that of insertion: the first is the one written longest ago.
    this.heads.delete(stream);
    this.heads.set(stream, { version: after + count, hash });
    if (this.heads.size <= this.most) return;
    const [oldest] = this.heads.keys();
    if (oldest !== undefined) this.heads.delete(oldest);
  }

  forget(stream: StreamId): void {
    this.heads.delete(stream);
  }

  forgetAll(): void {
    this.heads.clear();
    this.known = {};
  }

  private before({ stream, after }: Commit): string | null {
    const head = this.heads.get(stream);
    if (head === undefined) return after === 0 ? '' : null;
    return head.version === after ? head.hash : null;
  }
}
