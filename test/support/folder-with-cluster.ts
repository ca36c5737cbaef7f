import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { dataDirectory } from '../../src/platform/database/data-directory';
import { nativeBinaries } from '../../src/platform/database/native-binaries';
import { serverUser } from '../../src/platform/database/server-user';
import { sha256 } from '../../src/platform/digest/sha256';

/** How a cluster is made: another program makes another. */
const maker = sha256(
  readFileSync(require.resolve('../../src/platform/database/data-directory'), 'utf8'),
);

/** What specs lose with the machine's power, they make anew. */
const HASTY = ['fsync', 'full_page_writes', 'synchronous_commit'];

/**
 * A folder of one's own with an empty cluster in it, as a first start makes it: copied, for to make
 * it anew takes longer than many a spec. A hasty one does not wait for the disk.
 */
export function folderWithCluster(prefix: string, kind: 'hasty' | 'durable'): string {
  const user = serverUser();
  const owner = user?.uid ?? process.getuid?.() ?? 0;
  const pattern = join(tmpdir(), `retrace-empty-cluster-${owner}-${maker.slice(0, 12)}`);
  const { path } = dataDirectory(pattern, user, nativeBinaries(user, pattern).initdb);
  const folder = mkdtempSync(join(tmpdir(), prefix));
  execFileSync('cp', ['-a', path, folder]);
  if (kind === 'hasty')
    appendFileSync(
      join(folder, basename(path), 'postgresql.auto.conf'),
      HASTY.map((setting) => `${setting} = off\n`).join(''),
    );
  return folder;
}
