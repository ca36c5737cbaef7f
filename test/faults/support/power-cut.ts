import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { segmentsIn, type WalWrite } from './wal-trace';

/** What a disk writes whole. */
const SECTOR = 512;
const PAGE = 8_192;
const SEGMENT = 16 * 1_024 * 1_024;

/** A whole number from 0 up to below `below`. */
type Next = (below: number) => number;

export interface Cut {
  /** As the last checkpoint left it. */
  readonly before: string;
  /** As the last write left it; becomes what a power cut could have left. */
  readonly after: string;
  readonly flushed: readonly WalWrite[];
}

/** What became of the files, to see that there was something to mend. */
export interface CutReport {
  readonly pages: { readonly before: number; readonly after: number; readonly torn: number };
}

export function copyDirectory(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  execFileSync('cp', ['-a', from, to]);
}

/**
 * Takes back at random what nobody flushed: pages of tables, indexes and transaction states written
 * since the checkpoint, files made or taken away since, and the log beyond what is known to be flushed.
 */
export function cutPower({ before, after, flushed }: Cut, next: Next): CutReport {
  const pages = { before: 0, after: 0, torn: 0 };
  if (!read(before, CONTROL).equals(read(after, CONTROL)))
    throw new Error('a checkpoint has ended since the copy: what it flushed is not known');
  const names = new Set([...filesIn(before), ...filesIn(after)]);
  for (const name of names) {
    if (name === CONTROL || name.startsWith('pg_wal/') || name === 'postmaster.pid') continue;
    const [old, now] = [join(before, name), join(after, name)];
    if (!existsSync(now)) {
      if (existsSync(dirname(now)) && next(2) === 0) execFileSync('cp', ['-a', old, now]);
    } else if (!existsSync(old)) {
      if (next(3) === 0) rmSync(now);
      else writeFileSync(now, cutPages(Buffer.alloc(0), readFileSync(now), next, pages));
    } else {
      const [was, is] = [readFileSync(old), readFileSync(now)];
      if (!was.equals(is)) writeFileSync(now, cutPages(was, is, next, pages));
    }
  }
  for (const segment of segmentsIn(join(after, 'pg_wal')))
    cutSegment(segment, { before, after, flushed }, next);
  return { pages };
}

const CONTROL = 'global/pg_control';

const read = (directory: string, name: string): Buffer => readFileSync(join(directory, name));

function filesIn(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)));
}

/** Each page as it was, as it is, or some sectors of either; what lies beyond an end is zeros. */
function cutPages(
  was: Buffer,
  is: Buffer,
  next: Next,
  pages: { before: number; after: number; torn: number },
): Buffer {
  const longest = Math.max(was.length, is.length);
  const cut = Buffer.alloc(longest);
  const [old, now] = [padded(was, longest), padded(is, longest)];
  for (let at = 0; at < longest; at += PAGE) {
    const [from, to] = [old.subarray(at, at + PAGE), now.subarray(at, at + PAGE)];
    const fate = from.equals(to) ? 'after' : next(3) === 0 ? 'before' : next(2) ? 'after' : 'torn';
    if (!from.equals(to)) pages[fate] += 1;
    (fate === 'before' ? from : to).copy(cut, at);
    // A page is written from its beginning on, or from its end: the disk may turn them round.
    const middle = SECTOR * (1 + next(PAGE / SECTOR - 1));
    if (fate === 'torn')
      if (next(2) === 0) from.subarray(middle).copy(cut, at + middle);
      else from.subarray(0, middle).copy(cut, at);
  }
  const end = next(2) === 0 ? was.length : is.length;
  return cut.subarray(0, end);
}

function padded(bytes: Buffer, length: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(length - bytes.length)]);
}

/** What is known to be flushed, and of what was written after it some sectors. */
function cutSegment(segment: string, { before, after, flushed }: Cut, next: Next): void {
  const path = join(after, 'pg_wal', segment);
  const old = join(before, 'pg_wal', segment);
  const sure = existsSync(old) ? readFileSync(old) : Buffer.alloc(SEGMENT);
  for (const write of flushed) if (write.segment === segment) write.bytes.copy(sure, write.offset);
  const now = readFileSync(path);
  if (statSync(path).size !== sure.length) throw new Error(`${segment} has another size`);
  const isKept = next(2) === 0 ? () => next(2) === 0 : () => false;
  for (let at = 0; at < sure.length; at += SECTOR)
    if (sure.compare(now, at, at + SECTOR, at, at + SECTOR) !== 0 && isKept())
      now.copy(sure, at, at, at + SECTOR);
  writeFileSync(path, sure);
}
