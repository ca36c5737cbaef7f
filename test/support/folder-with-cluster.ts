import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { dataDirectory } from '../../src/platform/database/data-directory';
import { openDatabase } from '../../src/platform/database/database';
import { shippedMigrations } from '../../src/platform/database/migrate';
import { nativeBinaries } from '../../src/platform/database/native-binaries';
import { serverUser } from '../../src/platform/database/server-user';
import { sha256 } from '../../src/platform/digest/sha256';

/** The database of a cluster's folder, which the program uses: migrated, and empty. */
export const MIGRATED = 'retrace';

/** How a cluster is made, and what lies in it: another program makes another. */
const maker = (): string =>
  sha256(
    JSON.stringify([
      readFileSync(require.resolve('../../src/platform/database/data-directory'), 'utf8'),
      shippedMigrations(),
    ]),
  );

/** What specs lose with the machine's power, they make anew. */
const HASTY = ['fsync', 'full_page_writes', 'synchronous_commit'];

/** Makes a cluster as a first start of the program does. */
async function makeCluster(folder: string): Promise<void> {
  const database = await openDatabase({
    database: { kind: 'embedded', dataDirectory: folder },
    databaseConnections: 1,
  });
  await database.close();
}

/** The folder that others are copied from: made whole or not at all, by whoever comes first. */
async function pattern(owner: number): Promise<string> {
  const folder = join(tmpdir(), `retrace-migrated-cluster-${owner}-${maker().slice(0, 12)}`);
  if (existsSync(folder)) return folder;
  const fresh = mkdtempSync(`${folder}-`);
  try {
    await makeCluster(fresh);
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    // Two at once: the other one's is as good.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/**
 * A folder of one's own with a cluster in it, as a first start makes it: copied, for to make and
 * migrate it anew takes longer than many a spec. A hasty one does not wait for the disk. All of
 * them have one secret for ids of contents, which a migration makes.
 */
export async function folderWithCluster(
  prefix: string,
  kind: 'hasty' | 'durable',
): Promise<string> {
  const user = serverUser();
  const made = await pattern(user?.uid ?? process.getuid?.() ?? 0);
  const { path } = dataDirectory(made, user, nativeBinaries(user, made).initdb);
  const folder = mkdtempSync(join(tmpdir(), prefix));
  execFileSync('cp', ['-a', path, folder]);
  if (kind === 'hasty')
    appendFileSync(
      join(folder, basename(path), 'postgresql.auto.conf'),
      HASTY.map((setting) => `${setting} = off\n`).join(''),
    );
  return folder;
}
