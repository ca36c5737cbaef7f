import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LogRefusal } from '#notation/native/refusal';
import type { UploadedGame } from './upload-game';

const EXTENSION = '.retrace.ndjson';

async function logsIn(folder: string): Promise<readonly string[]> {
  try {
    const names = await readdir(folder);
    return names
      .filter((name) => name.endsWith(EXTENSION))
      .sort()
      .map((name) => join(folder, name));
  } catch {
    // An installation without samples has nothing to load.
    return [];
  }
}

/** Loads the logs of a folder; those that are there already stay as they are. Returns the games' ids. */
export async function loadSamples(
  folder: string,
  upload: (log: Uint8Array) => Promise<UploadedGame | LogRefusal>,
  say: (text: string) => void,
): Promise<readonly string[]> {
  const paths = await logsIn(folder);
  const ids: string[] = [];
  for (const [index, path] of paths.entries()) {
    const place = `Sample game ${index + 1} of ${paths.length}`;
    const taken = await upload(await readFile(path));
    if (!taken.ok) say(`${place}, ${path}, line ${taken.line}: ${taken.code}: ${taken.message}`);
    else {
      ids.push(taken.id);
      if (taken.created) say(`${place}: ${taken.decisions} decisions, loaded`);
    }
  }
  return ids;
}
