import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Segments of the write-ahead log whose writing is watched, from the first on. */
const WATCHED = 48;
const CALLS = 'pwrite64,pwritev,fdatasync,fsync';
/** Milliseconds; a watcher attaches within one of them. */
const PATIENCE = 30_000;
/** What it says of a process: it is watched, or it has gone since it was listed. */
const SETTLED = / attached|attach: ptrace\(/g;

/** A text says why system calls cannot be watched. */
export function watchable(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'system calls are watched by root on Linux only';
  return spawnSync('strace', ['-V'], { stdio: 'ignore' }).status === 0
    ? null
    : 'strace is not installed';
}

/** Pids of a server: the postmaster and its children. */
export function processesOf(postmaster: number): readonly number[] {
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      const status = readFileSync(join('/proc', name, 'status'), 'utf8');
      return status.includes(`\nPPid:\t${postmaster}\n`);
    } catch {
      return false;
    }
  });
  return [postmaster, ...children.map(Number)];
}

/**
 * Writes what the kernel was asked to do with the server's log into `file`. A line is there before
 * the process that made the call knows of its end, and so before anything is acknowledged over it.
 * Resolves when watching; the inner promise when the server is gone, or it is told to stop.
 */
export async function watchWal(
  postmaster: number,
  folder: string,
  file: string,
): Promise<{ readonly ended: Promise<unknown>; readonly stop: () => void }> {
  const pids = processesOf(postmaster);
  const [first = ''] = segmentsIn(folder);
  const paths = Array.from({ length: WATCHED }, (_, n) => join(folder, after(first, n)));
  const watcher = spawn(
    'strace',
    [
      ...['-f', '-y', '-xx', '-s', '33554432', '-e', `trace=${CALLS}`, '-o', file],
      ...paths.flatMap((path) => ['-P', path]),
      ...pids.flatMap((pid) => ['-p', String(pid)]),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(watcher, 'close');
  const stop = () => void watcher.kill();
  let said = '';
  let late: NodeJS.Timeout | undefined;
  const attached = new Promise<void>((resolve, reject) => {
    watcher.stderr.on('data', (chunk) => {
      said += String(chunk);
      if ((said.match(SETTLED) ?? []).length >= pids.length) resolve();
    });
    watcher.once('error', reject);
    watcher.once('exit', () => reject(new Error(`strace did not attach: ${said}`)));
    late = setTimeout(() => reject(new Error(`strace attached too few: ${said}`)), PATIENCE);
  });
  try {
    await attached;
  } catch (error) {
    stop();
    throw error;
  } finally {
    clearTimeout(late);
  }
  return { ended, stop };
}

/** Names of the segments in a folder `pg_wal`, in their order. */
export function segmentsIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => /^[0-9A-F]{24}$/.test(name))
    .sort();
}

function after(segment: string, count: number): string {
  const number =
    Number.parseInt(segment.slice(8, 16), 16) * 256 + Number.parseInt(segment.slice(16), 16);
  const next = number + count;
  const digits = (value: number): string => value.toString(16).toUpperCase().padStart(8, '0');
  return `${segment.slice(0, 8)}${digits(Math.floor(next / 256))}${digits(next % 256)}`;
}

export interface WalWrite {
  readonly segment: string;
  readonly offset: number;
  readonly bytes: Buffer;
}

const WRITE = /^(\d+) +pwrite64\(\d+<([^>]+)>, "([^"]*)", \d+, (\d+)/;
const FLUSH = /^(\d+) +f(?:data)?sync\(\d+<([^>]+)>/;
const ENDED = /^(\d+) +<\.\.\. \w+ resumed>.* = (-?\d+)/;

/**
 * The writes of a trace that were on the disk when it ended, in their order: those that had returned
 * when a flush of their file began, which returned as well.
 */
export function flushedWrites(trace: string): readonly WalWrite[] {
  const flushed = new Set<WalWrite>();
  const written = new Map<string, WalWrite[]>();
  const pending = new Map<string, () => void>();
  for (const line of trace.split('\n')) {
    const [, ended, result] = ENDED.exec(line) ?? [];
    if (ended !== undefined) {
      if (Number(result) >= 0) pending.get(ended)?.();
      pending.delete(ended);
      continue;
    }
    const [pid, finish] = begun(line, written, flushed) ?? [];
    if (pid === undefined || finish === undefined) continue;
    if (line.endsWith('<unfinished ...>')) pending.set(pid, finish);
    else if (/ = \d+$/.test(line)) finish();
  }
  return [...flushed];
}

/** `\x6c\x6f\x67`: as `-xx` has all texts. */
const unescaped = (text: string): Buffer => Buffer.from(text.replaceAll('\\x', ''), 'hex');

/** The process of a call and what its return means. */
function begun(
  line: string,
  written: Map<string, WalWrite[]>,
  flushed: Set<WalWrite>,
): readonly [string, () => void] | null {
  const [, writer, target, text = '', offset] = WRITE.exec(line) ?? [];
  if (writer !== undefined && target !== undefined) {
    const segment = basename(unescaped(target).toString());
    const write = { segment, offset: Number(offset), bytes: unescaped(text) };
    return [writer, () => void written.set(target, [...(written.get(target) ?? []), write])];
  }
  const [, flusher, file] = FLUSH.exec(line) ?? [];
  if (flusher === undefined || file === undefined) return null;
  const sure = written.get(file) ?? [];
  return [
    flusher,
    () => {
      for (const write of sure) flushed.add(write);
      const left = (written.get(file) ?? []).filter((write) => !flushed.has(write));
      written.set(file, left);
    },
  ];
}
