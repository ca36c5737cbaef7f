import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  readonly folder: string;
  /** To so many megabytes. */
  resize(megabytes: number): void;
  remove(): void;
}

const mount = (...words: readonly string[]) =>
  spawnSync('mount', ['-t', 'tmpfs', ...words], { encoding: 'utf8' });

/** A file system of so many megabytes in memory; a text says why there can be none. */
export function smallDisk(megabytes: number): SmallDisk | string {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'a file system can be mounted by root on Linux only';
  const folder = mkdtempSync(join(tmpdir(), 'retrace-disk-'));
  const made = mount('-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder);
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    return `no file system could be mounted: ${made.stderr.trim()}`;
  }
  return {
    folder,
    resize: (size) => {
      const { status, stderr } = spawnSync('mount', ['-o', `remount,size=${size}m`, folder], {
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(stderr);
    },
    remove: () => {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
