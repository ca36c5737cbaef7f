import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataDirectory } from '../../src/platform/database/data-directory';
import { nativeBinaries } from '../../src/platform/database/native-binaries';
import { serverUser } from '../../src/platform/database/server-user';
import { sha256 } from '../../src/platform/digest/sha256';

/** How a cluster is made: another program makes another. */
const maker = sha256(
  readFileSync(require.resolve('../../src/platform/database/data-directory'), 'utf8'),
);

/**
 * A folder of one's own with an empty cluster in it, as a first start makes it: copied, for to make
 * it anew takes longer than many a spec.
 */
export function folderWithCluster(prefix: string): string {
  const user = serverUser();
  const owner = user?.uid ?? process.getuid?.() ?? 0;
  const pattern = join(tmpdir(), `retrace-empty-cluster-${owner}-${maker.slice(0, 12)}`);
  const { path } = dataDirectory(pattern, user, nativeBinaries(user, pattern).initdb);
  const folder = mkdtempSync(join(tmpdir(), prefix));
  execFileSync('cp', ['-a', path, folder]);
  return folder;
}
