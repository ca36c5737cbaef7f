import { openDataReadme } from './readme';
import type { OpenDataFolder } from './write-open-data';

const titleOf = (text: string): string => text.split('\n', 1)[0] ?? '';

/** Whatever its version, a manifest says what partitions there are. */
function isManifest(text: string): boolean {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && 'partitions' in read;
  } catch {
    return false;
  }
}

/** A file that open data would overwrite and never wrote; null where there is none. */
export async function foreignFile(
  folder: Pick<OpenDataFolder, 'read'>,
): Promise<'README.md' | 'manifest.json' | null> {
  const readme = await folder.read('README.md');
  if (readme !== null && titleOf(readme) !== titleOf(openDataReadme)) return 'README.md';
  const manifest = await folder.read('manifest.json');
  // Beside our README half a manifest is ours, too.
  if (readme !== null || manifest === null || isManifest(manifest)) return null;
  return 'manifest.json';
}
