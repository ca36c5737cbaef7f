import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { standardInput } from './io';

const logs = /\.(retrace\.)?ndjson(\.gz)?$/;

/** `*` and `?` within one name of a path. */
const pattern = (part: string): RegExp =>
  new RegExp(
    `^${part
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replace(/\*/g, '.*')
      .replace(/\?/g, '.')}$`,
  );

async function names(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder === '' ? '.' : folder)).sort();
  } catch {
    return [];
  }
}

async function matching(pathPattern: string): Promise<readonly string[]> {
  let paths = [pathPattern.startsWith('/') ? '/' : ''];
  for (const part of pathPattern.split('/').filter((one) => one !== '')) {
    if (!/[*?]/.test(part)) {
      paths = paths.map((path) => join(path, part));
      continue;
    }
    const found: string[] = [];
    for (const path of paths)
      for (const name of await names(path))
        if (pattern(part).test(name) && !(name.startsWith('.') && !part.startsWith('.')))
          found.push(join(path, name));
    paths = found;
  }
  return paths;
}

async function filesIn(folder: string, wanted: RegExp): Promise<readonly string[]> {
  const found = await readdir(folder, { recursive: true });
  return found
    .filter((name) => wanted.test(name))
    .sort()
    .map((name) => join(folder, name));
}

/**
 * The files a path stands for: itself, those of a folder and below it whose names are `wanted`
 * (logs), or what a pattern with * and ? fits; standard input is itself. Empty when there is nothing.
 */
export async function filesFor(path: string, wanted = logs): Promise<readonly string[]> {
  if (path === standardInput) return [path];
  const candidates = /[*?]/.test(path) ? await matching(path) : [path];
  const files: string[] = [];
  for (const one of candidates) {
    const found = await stat(one).catch(() => null);
    if (found?.isDirectory() === true) files.push(...(await filesIn(one, wanted)));
    else if (found !== null) files.push(one);
  }
  return files;
}
