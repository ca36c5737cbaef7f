import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { sha256 } from '../../platform/digest/sha256';

/** Whatever has a say in what becomes of a file. */
const LIBRARIES = join(__dirname, '..', '..', '..', 'libs');

let digest: Promise<string> | null = null;

/**
 * Digest of the code that judges files: another program may judge the same file otherwise, and nobody has to
 * remember to say so. Made once, when it is first asked for.
 */
export const judgingCode = (): Promise<string> => (digest ??= digestOf(LIBRARIES));

async function digestOf(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const parts: string[] = [];
  for (const name of names.filter((one) => extname(one) === extname(__filename)).sort())
    parts.push(`${name} ${sha256(await readFile(join(folder, name)))}`);
  return sha256(parts.join('\n'));
}
